package stacklab.sim.compare;

import java.util.List;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;
import stacklab.stats.stopping.Repeated;

/**
 * A difference in one metric while a comparison is made of it; interval and p-value are those of a
 * single look.
 */
record Estimated(
    String metric,
    double difference,
    Interval interval,
    double pValue,
    double effectSize,
    String test,
    Verdicts verdicts) {

  /** A comparison that is still to be adjusted for all others, and how it is judged then. */
  record Found(Comparison comparison, Verdicts verdicts) {}

  Estimated(String metric, double difference, Interval interval, double pValue) {
    this(metric, difference, interval, pValue, Double.NaN, "", null);
  }

  Estimated with(double effect, String testName) {
    return new Estimated(metric, difference, interval, pValue, effect, testName, verdicts);
  }

  Estimated judged(Verdicts how) {
    return new Estimated(metric, difference, interval, pValue, effectSize, test, how);
  }

  /**
   * Returns whether two shares may be found different: with no yes in both, or nothing but yes, no
   * error rate is small enough, and such a comparison need not be corrected for (Tarone, "A
   * Modified Bonferroni Method for Discrete Data", 1990).
   */
  static boolean canDiffer(ResultCounts a, ResultCounts b) {
    boolean units = a.size() > 1 && b.size() > 1;
    return units && a.count(1) + b.count(1) > 0 && a.count(0) + b.count(0) > 0;
  }

  void addTo(List<Found> found, Side base, Side other, Repeated repeated) {
    Comparison comparison =
        new Comparison(
            metric,
            base.pairing(),
            base.matchup().variantId(),
            other.matchup().variantId(),
            Math.min(verdicts.a().size(), verdicts.b().size()),
            difference,
            repeated.interval(interval),
            effectSize,
            repeated.pValue(pValue),
            Double.NaN,
            Double.NaN,
            test,
            "");
    found.add(new Found(comparison, verdicts));
  }
}
