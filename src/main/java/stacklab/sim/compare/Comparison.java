package stacklab.sim.compare;

import java.util.List;
import stacklab.sim.Pairing;
import stacklab.stats.Decimal;
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
 * @param holm the p-value adjusted by Holm over all comparisons of its family
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

  /** The names of the columns of comparisons.csv. */
  public static final List<String> COLUMNS =
      List.of(
          "metric",
          "family",
          "pairing",
          "baseline",
          "variant",
          "units",
          "difference",
          "ci_low",
          "ci_high",
          "confidence",
          "effect_size",
          "p_value",
          "p_holm",
          "p_bh",
          "test",
          "verdict");

  /** Returns which comparisons it was adjusted with. */
  public Family family() {
    return Family.of(metric);
  }

  /**
   * Returns whether it belongs among a chosen few: one of a main metric does, one of a further
   * metric if it shows a difference.
   */
  public boolean isProminent() {
    return family() == Family.MAIN || verdict.equals("higher") || verdict.equals("lower");
  }

  /** Returns the cells of its row of comparisons.csv; an empty one is not known. */
  public List<String> cells() {
    return List.of(
        metric,
        family().text(),
        pairing.text(),
        baseline,
        variant,
        Long.toString(units),
        Decimal.of(difference),
        Decimal.of(interval.low()),
        Decimal.of(interval.high()),
        Decimal.of(interval.confidence()),
        Decimal.of(effectSize),
        Decimal.of(pValue),
        Decimal.of(holm),
        Decimal.of(benjaminiHochberg),
        test,
        verdict);
  }

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
