package stacklab.stats.interval;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import stacklab.stats.Interval;

/** Critical values of the normal and of Student's t distribution. */
public final class Critical {
  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  private Critical() {}

  /**
   * Returns z such that a standard normal variable lies between -z and z with probability {@code
   * confidence}: 1.96 for 0.95.
   *
   * @throws IllegalArgumentException if confidence is not between 0 and 1
   */
  public static double normal(double confidence) {
    return upperNormal((1 - Interval.requireConfidence(confidence)) / 2);
  }

  /** Returns the value that a standard normal variable exceeds with probability {@code p}. */
  public static double upperNormal(double p) {
    return NORMAL.inverseSurvivalProbability(p);
  }

  /** Returns the probability that a standard normal variable is at most {@code x}. */
  public static double normalProbability(double x) {
    return NORMAL.cumulativeProbability(x);
  }

  /**
   * Returns t such that Student's variable with {@code degrees} of freedom lies between -t and t
   * with probability {@code confidence}.
   *
   * @throws IllegalArgumentException if confidence is not between 0 and 1 or degrees not positive
   */
  public static double student(double degrees, double confidence) {
    double tail = (1 - Interval.requireConfidence(confidence)) / 2;
    return TDistribution.of(degrees).inverseSurvivalProbability(tail);
  }
}
