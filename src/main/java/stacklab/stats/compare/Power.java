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

  /** Returns how many standard errors a difference must have to count, after the correction. */
  double critical() {
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
    if (difference == 0) {
      return Long.MAX_VALUE;
    }
    double errors = critical() + Critical.upperNormal(1 - power);
    return (long) Math.ceil(errors * errors * varianceSum / (difference * difference));
  }

  /**
   * Returns the units that each sample needs so that the interval for the difference lies within a
   * margin with the planned power: two one-sided tests, as Schuirmann, "A Comparison of the Two
   * One-Sided Tests Procedure and the Power Approach" (1987), at the error rate of the interval;
   * Long.MAX_VALUE if the true difference is not within the margin.
   *
   * @param margin the largest difference that counts as equivalent, positive
   * @param difference the true difference, either sign
   * @param varianceSum the sum of both variances of one unit
   */
  public long unitsWithin(double margin, double difference, double varianceSum) {
    double room = margin - Math.abs(difference);
    if (!(room > 0)) {
      return Long.MAX_VALUE;
    }
    // With no difference either bound may fail, each with half the chance that is left.
    double low = 0;
    double high = 1;
    while (within(high, margin, difference) < power) {
      high *= 2;
    }
    for (int step = 0; step < 100; step++) {
      double middle = (low + high) / 2;
      if (within(middle, margin, difference) < power) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (long) Math.ceil(high * varianceSum);
  }

  /** The chance that the interval lies within the margin, with units over variance given. */
  private double within(double precision, double margin, double difference) {
    double errors = Math.sqrt(precision);
    double above = (margin - difference) * errors - critical();
    double below = (margin + difference) * errors - critical();
    return Critical.normalProbability(above) + Critical.normalProbability(below) - 1;
  }

  /**
   * Returns the units that make an interval for one mean this wide either way; Long.MAX_VALUE if no
   * number of them is enough.
   *
   * @param halfWidth positive
   */
  public long unitsForHalfWidth(double halfWidth, double variance) {
    double errors = critical() / halfWidth;
    return (long) Math.ceil(errors * errors * variance);
  }

  /**
   * Returns the units that make Wilson's interval for one share this wide either way, which has a
   * width also where nothing varies; 0 if it is never wider.
   *
   * @param halfWidth positive
   * @param variance of one unit, 0 to 1/4
   */
  public long unitsForShare(double halfWidth, double variance) {
    // The half-width h = z / (1 + z^2/n) sqrt(v/n + z^2 / 4n^2), solved for n.
    double h = halfWidth;
    double v = variance;
    double root = Math.sqrt(Math.max(0, v * v - 4 * v * h * h + h * h));
    double z = critical();
    return (long) Math.max(0, Math.ceil(z / h * (z / h) * (v - 2 * h * h + root) / 2));
  }

  /**
   * Returns {@code units} rounded up to two digits: a plan is no more exact than that. What would
   * not fit is Long.MAX_VALUE.
   */
  public static long roundedUp(long units) {
    long unit = 1;
    while (units / unit >= 100) {
      unit *= 10;
    }
    long rounded = units % unit == 0 ? units : (units / unit + 1) * unit;
    return rounded < units ? Long.MAX_VALUE : rounded;
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
