package stacklab.stats.compare;

import stacklab.stats.interval.Critical;

/**
 * How many units a comparison of two imbalances |p - 1/2| needs. Near balance the estimates of both
 * are larger than the truth, the more so the fewer units there are, so that a difference is harder
 * to find than one of two means: the chance is integrated over both estimates, taken as normal.
 *
 * @param plan confidence, comparisons and power
 * @param baseline the baseline's mean result, from 0 to 1
 * @param baselineVariance the variance of one of its units
 */
public record ImbalancePower(Power plan, double baseline, double baselineVariance) {
  private static final int CELLS = 400;
  private static final double WIDTH = 6;

  /**
   * Returns the units that each sample needs to find a variant as far from balance as the baseline
   * and {@code difference} more with the planned power.
   *
   * @param difference positive for worse balanced, negative for better
   * @param variance of one of the variant's units
   * @throws IllegalArgumentException if the difference is 0 or larger than the imbalance it reduces
   */
  public long unitsPerSample(double difference, double variance) {
    double target = Math.abs(baseline - 0.5) + difference;
    if (difference == 0 || target < 0 || target > 0.5) {
      throw new IllegalArgumentException(
          "no variant's imbalance is " + difference + " from that of a mean of " + baseline);
    }
    double low = 0;
    double high = 1;
    while (chance(high, target, variance) < plan.power()) {
      low = high;
      high *= 2;
    }
    for (int step = 0; step < 60; step++) {
      double middle = (low + high) / 2;
      if (chance(middle, target, variance) < plan.power()) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (long) Math.ceil(high);
  }

  /** The chance that the test of {@link ImbalanceInterval} finds the difference. */
  private double chance(double units, double target, double variance) {
    double errorX = Math.sqrt(baselineVariance / units);
    double errorY = Math.sqrt(variance / units);
    double least = plan.critical() * Math.hypot(errorX, errorY);
    double middle = Math.abs(baseline - 0.5);
    double step = 2 * WIDTH / CELLS;
    double sum = 0;
    for (int cell = 0; cell < CELLS; cell++) {
      double z = -WIDTH + (cell + 0.5) * step;
      double x = Math.abs(middle + z * errorX);
      double weight =
          Critical.normalProbability(z + step / 2) - Critical.normalProbability(z - step / 2);
      double outside = outside(x + least, target, errorY);
      double inside = x > least ? 1 - outside(x - least, target, errorY) : 0;
      sum += weight * (outside + inside);
    }
    return sum;
  }

  /** The chance that an estimate is further than {@code bound} from balance, either way. */
  private static double outside(double bound, double mean, double error) {
    return Critical.normalProbability((mean - bound) / error)
        + Critical.normalProbability((-mean - bound) / error);
  }
}
