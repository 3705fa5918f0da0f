package stacklab.sim.compare;

import stacklab.sim.Pairing;
import stacklab.stats.Interval;

/**
 * A variant against the baseline in one metric.
 *
 * @param metric the metric's name as in docs/metrics.md
 * @param pairing who played
 * @param baseline the baseline's id
 * @param variant the variant's id
 * @param units the units of the smaller of both samples
 * @param difference the variant's estimate less the baseline's
 * @param interval of the difference
 * @param effectSize Cohen's h for shares, else Hedges' g; NaN if there is none
 * @param pValue of the hypothesis that there is no difference; NaN if there is none
 * @param holm the p-value adjusted by Holm over all comparisons of the run
 * @param benjaminiHochberg the p-value adjusted by Benjamini and Hochberg over the same
 * @param test the test's name
 * @param verdict what follows, in words
 */
public record Comparison(
    String metric,
    Pairing pairing,
    String baseline,
    String variant,
    long units,
    double difference,
    Interval interval,
    double effectSize,
    double pValue,
    double holm,
    double benjaminiHochberg,
    String test,
    String verdict) {

  /** Returns this comparison with p-values adjusted for all that were made. */
  Comparison adjusted(double newHolm, double newBenjaminiHochberg, String newVerdict) {
    return new Comparison(
        metric,
        pairing,
        baseline,
        variant,
        units,
        difference,
        interval,
        effectSize,
        pValue,
        newHolm,
        newBenjaminiHochberg,
        test,
        newVerdict);
  }
}
