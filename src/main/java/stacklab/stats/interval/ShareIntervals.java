package stacklab.stats.interval;

import org.apache.commons.statistics.distribution.BetaDistribution;
import stacklab.stats.Interval;

/**
 * Intervals for the probability of yes from independent units that are yes or no.
 *
 * <p>Written out here because the library's versions count in 32 bits, too few for our runs; a test
 * holds them against it.
 */
public final class ShareIntervals {
  private ShareIntervals() {}

  /**
   * Returns the score interval of Wilson, "Probable Inference, the Law of Succession, and
   * Statistical Inference" (1927). Unknown if there are no units.
   *
   * @throws IllegalArgumentException if yes is not 0 to size or confidence not between 0 and 1
   */
  public static Interval wilson(long yes, long size, double confidence) {
    requireShare(yes, size);
    double z = Critical.normal(confidence);
    if (size == 0) {
      return Interval.tooFew(confidence, "wilson", 0, 1);
    }
    double low = yes == 0 ? 0 : wilsonBound(yes, size, -z);
    double high = yes == size ? 1 : wilsonBound(yes, size, z);
    return new Interval(low, high, confidence, "wilson");
  }

  /**
   * Returns the value that the probability of yes exceeds with {@code confidence}: the lower end of
   * the one-sided score interval; 0 if no unit is yes, NaN if there are no units.
   *
   * @throws IllegalArgumentException if yes is not 0 to size or confidence not between 0 and 1
   */
  public static double wilsonAtLeast(long yes, long size, double confidence) {
    requireShare(yes, size);
    double z = Critical.upperNormal(1 - Interval.requireConfidence(confidence));
    return yes == 0 && size > 0 ? 0 : wilsonBound(yes, size, -z);
  }

  private static double wilsonBound(long yes, long size, double z) {
    double n = size;
    double share = yes / n;
    double z2 = z * z;
    double spread = z * Math.sqrt(share * (1 - share) / n + z2 / (4 * n * n));
    return (share + z2 / (2 * n) + spread) / (1 + z2 / n);
  }

  /**
   * Returns the equal-tailed Bayes interval under Jeffreys' prior, with bound 0 where no unit and 1
   * where every unit is yes: Brown, Cai and DasGupta, "Interval Estimation for a Binomial
   * Proportion" (2001). Unknown if there are no units.
   *
   * @throws IllegalArgumentException if yes is not 0 to size or confidence not between 0 and 1
   */
  public static Interval jeffreys(long yes, long size, double confidence) {
    requireShare(yes, size);
    double tail = (1 - Interval.requireConfidence(confidence)) / 2;
    if (size == 0) {
      return Interval.tooFew(confidence, "jeffreys", 0, 1);
    }
    BetaDistribution posterior = BetaDistribution.of(yes + 0.5, size - yes + 0.5);
    double low = yes == 0 ? 0 : posterior.inverseCumulativeProbability(tail);
    double high = yes == size ? 1 : posterior.inverseSurvivalProbability(tail);
    return new Interval(low, high, confidence, "jeffreys");
  }

  private static void requireShare(long yes, long size) {
    if (yes < 0 || yes > size) {
      throw new IllegalArgumentException(yes + " of " + size + " units is no share");
    }
  }
}
