package stacklab.stats.compare;

import stacklab.stats.Sample;

/** How large a difference is, whatever the number of units; positive if b is larger than a. */
public final class EffectSize {
  private EffectSize() {}

  /**
   * Returns the difference of means over the pooled standard deviation: Cohen, "Statistical Power
   * Analysis for the Behavioral Sciences" (1988), section 2.5; 0.2 is small, 0.5 medium, 0.8 large.
   * NaN if nothing varies or a sample has fewer than two units.
   */
  public static double cohenD(Sample a, Sample b) {
    double squares = (a.size() - 1) * a.variance() + (b.size() - 1) * b.variance();
    double sd = Math.sqrt(squares / (a.size() + b.size() - 2));
    return sd > 0 ? (b.mean() - a.mean()) / sd : Double.NaN;
  }

  /**
   * Returns {@link #cohenD} without its bias in small samples, by the usual approximation of the
   * factor: Hedges, "Distribution Theory for Glass's Estimator of Effect Size" (1981).
   */
  public static double hedgesG(Sample a, Sample b) {
    double degrees = a.size() + b.size() - 2.0;
    return cohenD(a, b) * (1 - 3 / (4 * degrees - 1));
  }

  /**
   * Returns the difference of two shares on the arcsine scale, on which equal steps are equally
   * easy to detect: Cohen (1988), section 6.2. NaN if a share is not 0 to 1.
   */
  public static double cohenH(double shareA, double shareB) {
    return 2 * (StrictMath.asin(Math.sqrt(shareB)) - StrictMath.asin(Math.sqrt(shareA)));
  }
}
