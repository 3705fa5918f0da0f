package stacklab.stats.compare;

import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;
import stacklab.stats.Sample;
import stacklab.stats.interval.Critical;
import stacklab.stats.interval.ResultIntervals;

/**
 * Whether a variant is better balanced than a baseline: the difference of |p - 1/2|, p being the
 * mean result of a side. Negative means better balanced.
 *
 * <p>Estimates of |p - 1/2| are biased near balance, so they are not compared. Instead every
 * difference d is tested against both estimates together: {@link ImbalanceInterval}.
 *
 * @param difference the estimate of |p - 1/2| of the variant less that of the baseline
 * @param interval the differences that are not rejected
 * @param pValue of the hypothesis that both are equally balanced; conservative if both are balanced
 * @param verdict what follows with the margin given
 * @param unitsNeeded units that each needs for a decision, where none was reached; 0 else
 */
public record ImbalanceComparison(
    double difference, Interval interval, double pValue, Verdict verdict, long unitsNeeded) {
  /** A difference of imbalance that matters to no player: one percentage point. */
  public static final double USUAL_MARGIN = 0.01;

  /** Beyond it the two estimates are one to all intents and purposes. */
  private static final double MOST_CORRELATED = 0.999;

  /** What a comparison of imbalances concludes. */
  public enum Verdict {
    /** The interval lies below zero and not inside the margin. */
    BETTER("better balanced"),
    /** The interval lies above zero and not inside the margin. */
    WORSE("worse balanced"),
    /** The interval lies inside the margin. */
    EQUIVALENT("equivalent"),
    /** The interval allows more than one of these. */
    UNDECIDED("not decided");

    private final String words;

    Verdict(String words) {
      this.words = words;
    }

    /** Returns the verdict as it stands in output files. */
    public String words() {
      return words;
    }
  }

  /**
   * Compares two independent sets of results of the same side.
   *
   * @param margin the largest difference that counts as equivalent, positive
   * @throws IllegalArgumentException if a set is empty, confidence is not between 0 and 1 or margin
   *     not positive
   */
  public static ImbalanceComparison of(
      ResultCounts baseline, ResultCounts variant, double confidence, double margin) {
    return paired(baseline, variant, 0, confidence, margin);
  }

  /**
   * Compares two sets of results of the same side from the same starts.
   *
   * @param correlation of the results from a start, between -1 and 1
   * @param margin the largest difference that counts as equivalent, positive
   * @throws IllegalArgumentException if a set is empty, confidence is not between 0 and 1 or margin
   *     not positive
   */
  public static ImbalanceComparison paired(
      ResultCounts baseline,
      ResultCounts variant,
      double correlation,
      double confidence,
      double margin) {
    if (baseline.size() == 0 || variant.size() == 0 || !(margin > 0)) {
      throw new IllegalArgumentException(
          "imbalance of "
              + baseline.size()
              + " and "
              + variant.size()
              + " results cannot be compared with margin "
              + margin);
    }
    ImbalanceInterval region =
        new ImbalanceInterval(
            baseline.mean() - 0.5,
            error(baseline, confidence),
            variant.mean() - 0.5,
            error(variant, confidence),
            Math.max(-MOST_CORRELATED, Math.min(MOST_CORRELATED, correlation)));
    Interval interval = region.interval(confidence);
    Verdict verdict = verdict(interval, margin);
    double distance = Math.abs(region.difference());
    long needed =
        verdict == Verdict.UNDECIDED
            ? unitsNeeded(distance, confidence, margin, baseline.sample(), variant.sample())
            : 0;
    return new ImbalanceComparison(region.difference(), interval, region.pValue(), verdict, needed);
  }

  /** A standard error that is honest at 0 %, 100 % and all draws: from the score interval. */
  private static double error(ResultCounts results, double confidence) {
    return ResultIntervals.score(results, confidence).halfWidth() / Critical.normal(confidence);
  }

  private static Verdict verdict(Interval interval, double margin) {
    if (-margin < interval.low() && interval.high() < margin) {
      return Verdict.EQUIVALENT;
    }
    if (interval.high() < 0) {
      return Verdict.BETTER;
    }
    return interval.low() > 0 ? Verdict.WORSE : Verdict.UNDECIDED;
  }

  /** Plans for whichever is easier to show: that there is a difference, or that it is small. */
  private static long unitsNeeded(
      double distance, double confidence, double margin, Sample a, Sample b) {
    double target = Math.max(distance, margin - distance);
    // All units equal, so far: the largest variance that one unlike unit among them would make.
    double variances =
        Math.max(a.variance(), 0.25 / a.size()) + Math.max(b.variance(), 0.25 / b.size());
    long planned = new Power(confidence, 1, 0.8).unitsPerSample(target, variances);
    return Math.max(planned, Math.min(a.size(), b.size()) + 1);
  }

  /** Returns {@link #text(String)} where the units are games. */
  public String text() {
    return text("games");
  }

  /**
   * Returns the verdict in words, with the number of units needed where it is not decided.
   *
   * @param units what the units are called: games or pairs
   */
  public String text(String units) {
    return verdict == Verdict.UNDECIDED
        ? verdict.words() + ": needs about " + Power.roundedUp(unitsNeeded) + " " + units
        : verdict.words();
  }
}
