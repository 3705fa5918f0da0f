package stacklab.stats.interval;

import org.apache.commons.statistics.distribution.BinomialDistribution;
import stacklab.stats.Histogram;
import stacklab.stats.Interval;

/** Intervals for quantiles of an integer measure. */
public final class QuantileIntervals {
  private static final String METHOD = "order-statistics";

  /** Beyond it the binomial distribution is normal to far more digits than a rank shows. */
  private static final long EXACT_LIMIT = 1_000_000;

  private QuantileIntervals() {}

  /**
   * Returns the interval between two order statistics, which holds whatever the distribution: David
   * and Nagaraja, "Order Statistics" (2003), section 7.1. The ranks leave at most (1 - confidence)
   * / 2 on either side, so coverage is at least nominal, more with many equal values. Unknown if
   * there are too few units for a bound on both sides.
   *
   * @throws IllegalArgumentException if p or confidence is not between 0 and 1
   */
  public static Interval of(Histogram histogram, double p, double confidence) {
    if (!(p > 0 && p < 1)) {
      throw new IllegalArgumentException("p is " + p + ", it must lie between 0 and 1");
    }
    double tail = (1 - Interval.requireConfidence(confidence)) / 2;
    long n = histogram.total();
    // Ranks count the units at or below the quantile: a binomial variable of size n and chance p.
    long low = n == 0 ? 0 : lowerRank(n, p, tail);
    long high = n == 0 ? 1 : n + 1 - lowerRank(n, 1 - p, tail);
    if (low < 1 || high > n) {
      return Interval.tooFew(confidence, METHOD, n, needed(p, tail));
    }
    return new Interval(
        histogram.orderStatistic(low), histogram.orderStatistic(high), confidence, METHOD);
  }

  /** Returns with how many units both extremes are bounds: p^n and (1 - p)^n are small enough. */
  private static long needed(double p, double tail) {
    double rarer = Math.max(p, 1 - p);
    return (long) Math.ceil(StrictMath.log(tail) / StrictMath.log(rarer) - 1e-9);
  }

  /**
   * Returns the largest rank r such that fewer than r units fall below with at most {@code tail}.
   */
  private static long lowerRank(long n, double p, double tail) {
    if (n > EXACT_LIMIT) {
      double spread = Critical.upperNormal(tail) * Math.sqrt(n * p * (1 - p));
      return (long) Math.floor(n * p - spread - 0.5);
    }
    BinomialDistribution below = BinomialDistribution.of((int) n, p);
    int rank = below.inverseCumulativeProbability(tail);
    // P(below <= rank - 1) < tail by definition of the inverse; the rank itself may just fit.
    return below.cumulativeProbability(rank) <= tail ? rank + 1 : rank;
  }
}
