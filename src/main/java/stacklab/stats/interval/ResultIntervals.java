package stacklab.stats.interval;

import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;

/**
 * Intervals for the mean result of independent units, 0 to 1: shares, games with draws and pairs.
 *
 * <p>They stay inside 0 to 1, are honest at 0 % and 100 % and if every unit is drawn, and become
 * narrower the more units are drawn.
 */
public final class ResultIntervals {
  private static final int STEPS = 200;
  private static final double PRECISION = 1e-15;

  private ResultIntervals() {}

  /**
   * Returns the score interval: the means that a score test does not reject, with the variance
   * taken from {@link ConstrainedFit}. For yes and no it is Wilson's interval (1927), for games
   * with draws that of Tango, "Equivalence Test and Confidence Interval for the Difference in
   * Proportions for the Paired-Sample Design" (1998), wins and losses being his discordant pairs.
   * Unknown if there are no units.
   *
   * @throws IllegalArgumentException if confidence is not between 0 and 1
   */
  public static Interval score(ResultCounts results, double confidence) {
    double z = Critical.normal(confidence);
    if (results.size() == 0) {
      return Interval.tooFew(confidence, "score", 0, 1);
    }
    double high = scoreBound(results, z);
    double low = 1 - scoreBound(results.mirrored(), z);
    return new Interval(low, high, confidence, "score");
  }

  /**
   * Returns the value that the mean exceeds with {@code confidence}: the lower end of the one-sided
   * score interval; NaN if there are no units.
   *
   * @throws IllegalArgumentException if confidence is not between 0 and 1
   */
  public static double atLeast(ResultCounts results, double confidence) {
    double z = Critical.upperNormal(1 - Interval.requireConfidence(confidence));
    return results.size() == 0 ? Double.NaN : 1 - scoreBound(results.mirrored(), z);
  }

  /**
   * Returns the largest mean that is within z standard errors, by the Illinois method: the secant
   * between a mean inside and one outside, the value at an end that stays for long being halved. If
   * the units do not vary the excess is zero at their mean as well, and the range is halved
   * instead.
   */
  private static double scoreBound(ResultCounts results, double z) {
    double inside = results.mean();
    double outside = 1;
    boolean secant = results.sample().variance() > 0;
    double atInside = secant ? excess(results, inside, inside, z) : 0;
    double mean = inside;
    double atOutside = excess(results, mean, outside, z);
    double bound = outside;
    for (int step = 0; step < STEPS; step++) {
      double next = (inside * atOutside - outside * atInside) / (atOutside - atInside);
      if (!(secant && inside < next && next < outside)) {
        next = (inside + outside) / 2;
      }
      bound = next;
      double excess = excess(results, mean, next, z);
      double moved;
      if (excess <= 0) {
        moved = next - inside;
        inside = next;
        atInside = excess;
        atOutside /= 2;
      } else {
        moved = outside - next;
        outside = next;
        atOutside = excess;
        atInside /= 2;
      }
      if (moved <= PRECISION) {
        break;
      }
    }
    return bound;
  }

  /** How far a mean is beyond z standard errors from that of the results, squared. */
  private static double excess(ResultCounts results, double mean, double other, double z) {
    double distance = other - mean;
    double variance = other < 1 ? ConstrainedFit.of(results, other).variance() : 0;
    return distance * distance * results.size() - z * z * variance;
  }

  /**
   * Returns the interval for {@code mean(b) - mean(a)} of two independent sets of units, combined
   * from their score intervals as in method 10 of Newcombe, "Interval Estimation for the Difference
   * between Independent Proportions" (1998); for any pair of intervals Zou and Donner (2008).
   * Inside -1 to 1. Unknown if either set is empty.
   *
   * @throws IllegalArgumentException if confidence is not between 0 and 1
   */
  public static Interval difference(ResultCounts a, ResultCounts b, double confidence) {
    Interval first = score(a, confidence);
    Interval second = score(b, confidence);
    if (!first.isKnown() || !second.isKnown()) {
      return Interval.tooFew(confidence, "newcombe-score", 0, 1);
    }
    double difference = b.mean() - a.mean();
    double below = Math.hypot(b.mean() - second.low(), first.high() - a.mean());
    double above = Math.hypot(second.high() - b.mean(), a.mean() - first.low());
    return new Interval(difference - below, difference + above, confidence, "newcombe-score")
        .clamped(-1, 1);
  }
}
