package stacklab.stats.compare;

import stacklab.stats.Interval;
import stacklab.stats.interval.Critical;

/**
 * How many units a comparison of two means needs: the normal approximation of Cohen (1988), chapter
 * 2, for samples of equal size and the variances given.
 *
 * @param confidence of the comparison, as 0.95; the error rate is what is left
 * @param comparisons how many are made at once; the error rate is divided by it (Bonferroni), which
 *     is what Holm's procedure asks of its smallest p-value
 * @param power the chance to find a difference that is there, as 0.8
 */
public record Power(double confidence, int comparisons, double power) {
  /** What a study usually plans with: 95 %, one comparison, power 80 %. */
  public static final Power USUAL = new Power(0.95, 1, 0.8);

  /**
   * Checks the plan.
   *
   * @throws IllegalArgumentException if confidence or power is not between 0 and 1 or comparisons
   *     not positive
   */
  public Power {
    Interval.requireConfidence(confidence);
    if (!(power > 0 && power < 1) || comparisons < 1) {
      throw new IllegalArgumentException(
          "power " + power + " for " + comparisons + " comparisons cannot be planned");
    }
  }

  /** Returns this plan for another number of comparisons. */
  public Power withComparisons(int number) {
    return new Power(confidence, number, power);
  }

  private double critical() {
    return Critical.upperNormal((1 - confidence) / comparisons / 2);
  }

  /**
   * Returns the units that each sample needs so that the difference is found with the planned
   * power; Long.MAX_VALUE for a difference of zero.
   *
   * @param difference of the means, either sign
   * @param varianceSum the sum of both variances of one unit
   */
  public long unitsPerSample(double difference, double varianceSum) {
    double errors = critical() + Critical.upperNormal(1 - power);
    return (long) Math.ceil(errors * errors * varianceSum / (difference * difference));
  }

  /** Returns the smallest difference that {@code units} per sample find with the planned power. */
  public double detectable(long units, double varianceSum) {
    return (critical() + Critical.upperNormal(1 - power)) * Math.sqrt(varianceSum / units);
  }

  /** Returns the power that {@code units} per sample achieve for {@code difference}. */
  public double achieved(long units, double difference, double varianceSum) {
    double errors = Math.abs(difference) / Math.sqrt(varianceSum / units);
    return Critical.normalProbability(errors - critical())
        + Critical.normalProbability(-errors - critical());
  }
}
