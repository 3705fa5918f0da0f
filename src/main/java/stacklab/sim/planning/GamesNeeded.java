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
  /** Fewer games of a mean have no interval. */
  private static final long LEAST = 2;

  /**
   * Returns the largest differences that a variant can have from what is assumed, downwards and
   * upwards; of a mean without end.
   */
  public Range differences() {
    return switch (assumed.kind()) {
      case MEAN -> new Range(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
      case RESULT, SHARE -> new Range(-assumed.mean(), 1 - assumed.mean());
      case IMBALANCE -> {
        double imbalance = Math.abs(assumed.mean() - 0.5);
        yield new Range(-imbalance, 0.5 - imbalance);
      }
    };
  }

  /**
   * Differences between two.
   *
   * @param low the least one, 0 or less
   * @param high the greatest one, 0 or more
   */
  public record Range(double low, double high) {
    /** Returns whether a difference lies between them, but for what rounding does to it. */
    public boolean contains(double difference) {
      return low - 1e-12 <= difference && difference <= high + 1e-12;
    }
  }

  /**
   * Returns the games of each of two variants with which a difference is found; Long.MAX_VALUE if
   * no number of them is enough.
   *
   * @param difference variant less baseline
   * @throws IllegalArgumentException if no variant differs by so much
   */
  public long toFind(double difference) {
    Range range = differences();
    if (!range.contains(difference)) {
      throw new IllegalArgumentException(assumed.mean() + " cannot change by " + difference);
    }
    if (difference == 0) {
      return Long.MAX_VALUE;
    }
    double asked = Math.min(Math.max(difference, range.low), range.high);
    double other = assumed.varianceAt(asked);
    if (assumed.kind() == Assumed.Kind.IMBALANCE) {
      return new ImbalancePower(plan, assumed.mean(), assumed.variance())
          .unitsPerSample(asked, other);
    }
    return Math.max(LEAST, plan.unitsPerSample(asked, assumed.variance() + other));
  }

  /**
   * Returns the games of each of two equal variants with which the interval for their difference
   * lies within a margin. Equivalence is not corrected for other comparisons.
   *
   * @param margin positive
   */
  public long toShowEqual(double margin) {
    Power alone = plan.withComparisons(1);
    long units = alone.unitsWithin(margin, 0, 2 * assumed.variance());
    if (assumed.kind() == Assumed.Kind.MEAN) {
      return Math.max(LEAST, units);
    }
    // The region's critical value is raised near balance, by 2.27 / 1.96 at most.
    double factor = assumed.kind() == Assumed.Kind.IMBALANCE ? 1.35 : 1;
    // Where nothing varies the interval still ends as far off as one score interval is wide.
    long least = Math.max(LEAST, alone.unitsForShare(margin / 2, 0));
    return Math.max(least, (long) Math.ceil(factor * units));
  }

  /** Returns the same for a comparison that is the only one. */
  public GamesNeeded withOneComparison() {
    return new GamesNeeded(assumed, plan.withComparisons(1));
  }

  /**
   * Returns the games with which a metric of one variant is known to within a distance.
   *
   * @param halfWidth positive
   */
  public long toKnow(double halfWidth) {
    Power alone = plan.withComparisons(1);
    return assumed.kind().inPoints()
        ? Math.max(1, alone.unitsForShare(halfWidth, assumed.variance()))
        : Math.max(LEAST, alone.unitsForHalfWidth(halfWidth, assumed.variance()));
  }

  /**
   * Returns the smallest difference that so many games of each variant find, upwards if there is
   * one, else downwards; NaN if they find none.
   */
  public double found(long games) {
    Range range = differences();
    double most = 100 * Math.sqrt(assumed.variance());
    double up = found(games, finite(range.high, most));
    return Double.isNaN(up) ? found(games, finite(range.low, -most)) : up;
  }

  private static double finite(double bound, double otherwise) {
    return Double.isInfinite(bound) ? otherwise : bound;
  }

  /** Halves the way from a difference that is found, of either sign, to none. */
  private double found(long games, double largest) {
    if (largest == 0 || toFind(largest) > games) {
      return Double.NaN;
    }
    double missed = 0;
    double found = largest;
    for (int step = 0; step < 60; step++) {
      double middle = (missed + found) / 2;
      if (toFind(middle) > games) {
        missed = middle;
      } else {
        found = middle;
      }
    }
    return found;
  }
}
