package stacklab.stats.compare;

import stacklab.stats.Histogram;
import stacklab.stats.interval.Critical;

/**
 * The rank test of Mann and Whitney, "On a Test of Whether one of Two Random Variables is
 * Stochastically Larger than the Other" (1947), on counted values, with the correction of the
 * variance for ties and without one for continuity.
 *
 * @param superiority the share of pairs of units in which b is larger, ties half: the effect size A
 *     of Vargha and Delaney (2000); NaN if a side is empty
 * @param pValue two-sided, from the normal approximation; NaN if a side is empty or all values
 *     equal
 */
public record RankTest(double superiority, double pValue) {
  /** Compares the values of {@code b} with those of {@code a}. */
  public static RankTest of(Histogram a, Histogram b) {
    double na = a.total();
    double nb = b.total();
    double n = na + nb;
    Histogram both = new Histogram();
    both.merge(a);
    both.merge(b);
    double belowA = 0;
    double wins = 0;
    double ties = 0;
    for (int value : both.values()) {
      double countA = a.count(value);
      wins += b.count(value) * (belowA + countA / 2);
      belowA += countA;
      double tied = both.count(value);
      ties += tied * (tied - 1) * (tied + 1);
    }
    double superiority = wins / (na * nb);
    double variance = na * nb / 12 * (n + 1 - ties / (n * (n - 1)));
    double z = (wins - na * nb / 2) / Math.sqrt(variance);
    return new RankTest(superiority, 2 * Critical.normalProbability(-Math.abs(z)));
  }
}
