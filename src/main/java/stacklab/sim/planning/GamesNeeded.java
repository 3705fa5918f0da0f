package stacklab.sim.planning;

import stacklab.stats.compare.ImbalancePower;
import stacklab.stats.compare.Power;

/**
 * How many games of each variant a question needs.
 *
 * @param assumed what the games are like
 * @param plan confidence, comparisons and power
 */
public record GamesNeeded(Assumed assumed, Power plan) {
  /**
   * Returns the games of each of two variants with which a difference is found.
   *
   * @param difference variant less baseline, not 0
   * @throws IllegalArgumentException if no variant differs by so much
   */
  public long toFind(double difference) {
    double other = assumed.varianceAt(difference);
    if (assumed.kind() == Assumed.Kind.IMBALANCE) {
      return new ImbalancePower(plan, assumed.mean(), assumed.variance())
          .unitsPerSample(difference, other);
    }
    double reached = assumed.mean() + difference;
    if (assumed.kind().inPoints() && (reached < 0 || reached > 1)) {
      throw new IllegalArgumentException(assumed.mean() + " cannot change by " + difference);
    }
    return plan.unitsPerSample(difference, assumed.variance() + other);
  }

  /**
   * Returns the games of each of two equal variants with which the interval for their difference
   * lies within a margin. Equivalence is not corrected for other comparisons.
   */
  public long toShowEqual(double margin) {
    Power alone = plan.withComparisons(1);
    if (assumed.kind() == Assumed.Kind.IMBALANCE) {
      // The region's critical value is raised near balance, by 2.27 / 1.96 at most.
      return (long) Math.ceil(1.35 * alone.unitsWithin(margin, 0, 2 * assumed.variance()));
    }
    return alone.unitsWithin(margin, 0, 2 * assumed.variance());
  }

  /** Returns the same for a comparison that is the only one. */
  public GamesNeeded withOneComparison() {
    return new GamesNeeded(assumed, plan.withComparisons(1));
  }

  /** Returns the games with which a metric of one variant is known to within a distance. */
  public long toKnow(double halfWidth) {
    return plan.withComparisons(1).unitsForHalfWidth(halfWidth, assumed.variance());
  }

  /** Returns the smallest difference that so many games of each variant find. */
  public double found(long games) {
    double low = 0;
    double high = assumed.kind().inPoints() ? room() : 100 * Math.sqrt(assumed.variance());
    for (int step = 0; step < 60; step++) {
      double middle = (low + high) / 2;
      if (toFind(middle) > games) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }

  /** How much larger a share or result can be. */
  private double room() {
    return assumed.kind() == Assumed.Kind.IMBALANCE
        ? 0.5 - Math.abs(assumed.mean() - 0.5)
        : 1 - assumed.mean();
  }
}
