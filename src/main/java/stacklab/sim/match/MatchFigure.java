package stacklab.sim.match;

import stacklab.stats.Interval;

/**
 * One figure of a match as it stands in matches.csv. What is not known is NaN.
 *
 * @param metric which figure
 * @param estimate its value
 * @param low the lower bound of its interval
 * @param high the upper bound of its interval; alone or with the lower one
 * @param method how the interval was made, or why there is none
 */
public record MatchFigure(String metric, double estimate, double low, double high, String method) {
  static MatchFigure of(String metric, double estimate, Interval interval) {
    return new MatchFigure(metric, estimate, interval.low(), interval.high(), interval.method());
  }

  /** Returns whether there is a value. */
  public boolean isKnown() {
    return !Double.isNaN(estimate);
  }

  /** Returns whether both bounds are known. */
  public boolean hasInterval() {
    return !Double.isNaN(low) && !Double.isNaN(high);
  }
}
