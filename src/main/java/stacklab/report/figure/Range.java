package stacklab.report.figure;

import java.util.Collection;

/**
 * What an axis covers; never empty.
 *
 * @param min the smallest value
 * @param max the largest value, more than {@code min}
 */
public record Range(double min, double max) {
  /**
   * Checks the ends.
   *
   * @throws IllegalArgumentException if max is not more than min or one is not finite
   */
  public Range {
    if (!(min < max) || !Double.isFinite(max - min)) {
      throw new IllegalArgumentException("no axis goes from " + min + " to " + max);
    }
  }

  /**
   * Returns the range of some values, of which those that are not known (NaN) are left out; at
   * least {@code least} long and with a twentieth of its length added at both ends.
   */
  public static Range of(Collection<Double> values, double least) {
    var known = values.stream().filter(Double::isFinite).mapToDouble(v -> v).summaryStatistics();
    double min = known.getCount() == 0 ? 0 : known.getMin();
    double max = known.getCount() == 0 ? 0 : known.getMax();
    double missing = Math.max(0, least - (max - min)) / 2;
    double margin = 0.05 * Math.max(least, max - min);
    return new Range(min - missing - margin, max + missing + margin);
  }

  /** Returns the range from 0 on, if no value lies below; otherwise this one. */
  public Range fromZero(Collection<Double> values) {
    return max > 0 && values.stream().noneMatch(value -> value < 0) ? new Range(0, max) : this;
  }

  /** Returns the length. */
  public double length() {
    return max - min;
  }
}
