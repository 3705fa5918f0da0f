package stacklab.stats.stopping;

import stacklab.stats.Interval;
import stacklab.stats.interval.Critical;

/**
 * How intervals and p-values are made of a run that was looked at several times, so that they hold
 * at whichever look it ended.
 *
 * @param looks when the run was looked at; one look changes nothing
 * @param confidence of all looks together
 * @param each the confidence with which the interval of a single look is made
 */
public record Repeated(Looks looks, double confidence, double each) {
  /**
   * Returns how to make them for a confidence of all looks together.
   *
   * @throws IllegalArgumentException if confidence is not between 0 and 1
   */
  public static Repeated of(Looks looks, double confidence) {
    return new Repeated(looks, confidence, looks.confidenceOfEach(confidence));
  }

  /** Returns an interval made with the confidence of {@link #each} as one of all looks. */
  public Interval interval(Interval ofOneLook) {
    if (looks.isOne()) {
      return ofOneLook;
    }
    return ofOneLook.isKnown()
        ? looks.repeated(ofOneLook, confidence)
        : Interval.unknown(confidence, ofOneLook.method());
  }

  /**
   * Returns the p-value of a single look as one of all looks: the smallest error rate at which the
   * interval of all looks would exclude the hypothesis. NaN stays NaN.
   */
  public double pValue(double ofOneLook) {
    if (looks.isOne() || !(ofOneLook < 1)) {
      return ofOneLook;
    }
    // Bonferroni's bound is all there is to say where the recursion would lose its digits.
    double bound = ofOneLook * looks.count();
    double z = Critical.upperNormal(ofOneLook / 2);
    return Math.min(bound, Math.max(ofOneLook, bound < 1e-6 ? bound : looks.exceeds(z)));
  }
}
