package stacklab.stats.interval;

import stacklab.stats.Interval;
import stacklab.stats.Sample;

/**
 * Score intervals for means of measures that end somewhere. They never leave the measure's range,
 * and near its end they reach further to the other side, as skewed measures there ask for.
 *
 * <p>The means are those within t standard errors of the one found, where the variance at a mean q
 * is v(q) times what it was found to be at the mean found: v(q) = q (1 - q) for shares, which is
 * Wilson's interval with the effective number of units of Korn and Graubard, "Confidence Intervals
 * for Proportions with Small Expected Number of Positive Counts Estimated from Survey Data" (1998);
 * v(q) = q for what is 0 or more, its limit for a range without end.
 */
public final class BoundedIntervals {
  private static final String METHOD = "score-t";

  private BoundedIntervals() {}

  /**
   * Returns the interval for the mean of a measure of 0 to 1. If all units are 0, or all 1, it is
   * that of yes and no. Unknown with fewer than two units, or if they are all the same value
   * between.
   *
   * @throws IllegalArgumentException if confidence is not between 0 and 1, or the mean not 0 to 1
   */
  public static Interval share(Sample sample, double confidence) {
    double mean = sample.mean();
    if (sample.size() > 0 && !(mean >= 0 && mean <= 1)) {
      throw new IllegalArgumentException(mean + " is no mean of shares");
    }
    boolean atEnd = mean == 0 || mean == 1;
    if (sample.size() < 2 || (!atEnd && sample.variance() == 0)) {
      return unknown(sample, confidence);
    }
    double n = sample.size();
    double spread = mean * (1 - mean);
    double factor = atEnd ? 1 : Math.min(1, sample.variance() * (n - 1) / n / spread);
    double c = step(sample, factor, confidence);
    double middle = (mean + c / 2) / (1 + c);
    double half = Math.sqrt(c * spread + c * c / 4) / (1 + c);
    return new Interval(
        mean == 0 ? 0 : Math.max(0, middle - half),
        mean == 1 ? 1 : Math.min(1, middle + half),
        confidence,
        METHOD);
  }

  /**
   * Returns the interval for the mean of a measure that is 0 or more. Unknown with fewer than two
   * units, or if they are all the same: nothing then says how far they might reach.
   *
   * @throws IllegalArgumentException if confidence is not between 0 and 1, or the mean negative
   */
  public static Interval positive(Sample sample, double confidence) {
    double mean = sample.mean();
    if (sample.size() > 0 && !(mean >= 0)) {
      throw new IllegalArgumentException(mean + " is no mean of what is 0 or more");
    }
    if (sample.size() < 2 || sample.variance() == 0) {
      return unknown(sample, confidence);
    }
    double c = step(sample, sample.variance() / mean, confidence);
    double half = Math.sqrt(c * mean + c * c / 4);
    return new Interval(Math.max(0, mean + c / 2 - half), mean + c / 2 + half, confidence, METHOD);
  }

  /** Returns what the squared distance of a mean may be, over v of that mean. */
  private static double step(Sample sample, double factor, double confidence) {
    double t = Critical.student(sample.size() - 1.0, confidence);
    return t * t * factor / sample.size();
  }

  private static Interval unknown(Sample sample, double confidence) {
    return sample.size() < 2
        ? Interval.tooFew(confidence, METHOD, sample.size(), 2)
        : Interval.unknown(confidence, "no variation: all units are the same");
  }
}
