package stacklab.sim.compare;

import java.util.List;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.stats.Interval;
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

  void addTo(List<Found> found, Side base, Side other, Repeated repeated) {
    Comparison comparison =
        new Comparison(
            metric,
            base.pairing(),
            base.matchup().variantId(),
            other.matchup().variantId(),
            Math.min(base.tally().playedOut(), other.tally().playedOut()),
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
