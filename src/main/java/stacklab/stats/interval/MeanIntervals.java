package stacklab.stats.interval;

import stacklab.stats.Interval;
import stacklab.stats.Sample;

/**
 * Intervals for means of measures without natural bounds, such as the length of games; also for
 * ratios of sums, whose {@code ratioSample} is such a mean, and for paired differences, which are
 * means of differences.
 */
public final class MeanIntervals {
  private static final String NO_MEAN = "no mean: nothing was measured";

  private MeanIntervals() {}

  /**
   * Returns the interval of Student, "The Probable Error of a Mean" (1908). Unknown with fewer than
   * two units.
   *
   * @throws IllegalArgumentException if confidence is not between 0 and 1
   */
  public static Interval student(Sample sample, double confidence) {
    if (sample.size() < 2) {
      return Interval.tooFew(confidence, "student-t", sample.size(), 2);
    }
    if (Double.isNaN(sample.mean())) {
      return Interval.unknown(confidence, NO_MEAN);
    }
    double half = Critical.student(sample.size() - 1.0, confidence) * sample.standardError();
    return new Interval(sample.mean() - half, sample.mean() + half, confidence, "student-t");
  }

  /**
   * Returns the interval for {@code mean(b) - mean(a)} of two independent samples: Welch, "The
   * Generalization of 'Student's' Problem when Several Different Population Variances are Involved"
   * (1947). Unknown if either has fewer than two units.
   *
   * @throws IllegalArgumentException if confidence is not between 0 and 1
   */
  public static Interval welch(Sample a, Sample b, double confidence) {
    double difference = b.mean() - a.mean();
    double error = Math.hypot(a.standardError(), b.standardError());
    if (a.size() < 2 || b.size() < 2) {
      return Interval.tooFew(confidence, "welch-t", Math.min(a.size(), b.size()), 2);
    }
    if (Double.isNaN(difference)) {
      return Interval.unknown(confidence, NO_MEAN);
    }
    double half = error == 0 ? 0 : Critical.student(welchDegrees(a, b), confidence) * error;
    return new Interval(difference - half, difference + half, confidence, "welch-t");
  }

  /** Returns the degrees of freedom after Welch and Satterthwaite; NaN if nothing varies. */
  public static double welchDegrees(Sample a, Sample b) {
    double va = a.variance() / a.size();
    double vb = b.variance() / b.size();
    return (va + vb) * (va + vb) / (va * va / (a.size() - 1) + vb * vb / (b.size() - 1));
  }
}
