package stacklab.sim.compare;

import stacklab.stats.Interval;
import stacklab.stats.Sample;
import stacklab.stats.compare.Power;

/**
 * What follows from a comparison, in words.
 *
 * @param kind what is compared
 * @param margin the largest difference that counts as equivalent; NaN where none makes sense
 * @param a the units of the baseline
 * @param b the units of the variant
 */
record Verdicts(Kind kind, double margin, Sample a, Sample b) {
  private static final String EQUIVALENT = "equivalent";
  private static final double USUAL_POWER = 0.8;

  /** What is compared. */
  enum Kind {
    /** Distances from one half: less is better. */
    IMBALANCE("better balanced", "worse balanced"),
    /** Anything of which more is neither better nor worse. */
    OTHER("lower", "higher");

    private final String below;
    private final String above;

    Kind(String below, String above) {
      this.below = below;
      this.above = above;
    }
  }

  /**
   * Returns the verdict. Nothing is called different unless it holds after Holm's correction.
   *
   * @param comparisons how many were corrected for together
   */
  String of(Comparison comparison, double confidence, int comparisons) {
    Interval interval = comparison.interval();
    if (-margin < interval.low() && interval.high() < margin) {
      return EQUIVALENT;
    }
    boolean excludesZero = interval.isKnown() && !interval.contains(0);
    boolean shown = comparison.holm() < 1 - confidence;
    // An imbalance is tested at its least favourable point; its interval may say less than p.
    if (shown && (excludesZero || kind == Kind.OTHER)) {
      return comparison.difference() > 0 ? kind.above : kind.below;
    }
    if (Double.isNaN(margin)) {
      return "no difference shown";
    }
    double distance = Math.abs(comparison.difference());
    long needed = needed(distance, new Power(confidence, Math.max(1, comparisons), USUAL_POWER));
    long more = Math.max(needed, Math.min(a.size(), b.size()) + 1);
    return "not decided: needs about " + Power.roundedUp(more) + " games";
  }

  /** Plans for whichever is easier to show: that there is a difference, or that it is small. */
  private long needed(double distance, Power power) {
    // All units equal, so far: the largest variance that one unlike unit among them would make.
    double variances =
        Math.max(a.variance(), 0.25 / a.size()) + Math.max(b.variance(), 0.25 / b.size());
    long different = power.unitsPerSample(distance, variances);
    return distance < margin
        ? Math.min(different, power.withComparisons(1).unitsWithin(margin, distance, variances))
        : different;
  }
}
