package stacklab.sim.search;

import java.util.List;
import stacklab.sim.run.SummaryRow;
import stacklab.stats.Decimal;

/**
 * What a search says of one metric of a variant and pairing.
 *
 * @param row the estimate, with an interval corrected for everything the search asks
 * @param wanted what is wanted of the metric, in words
 * @param metric what follows for this metric
 * @param verdict what follows for the variant and pairing
 */
public record Answer(SummaryRow row, String wanted, String metric, String verdict) {
  /** The names of the columns of search.csv. */
  public static final List<String> COLUMNS =
      List.of(
          "variant",
          "pairing",
          "games",
          "metric",
          "wanted",
          "estimate",
          "ci_low",
          "ci_high",
          "confidence",
          "method",
          "metric_verdict",
          "verdict");

  /** Returns the cells of its row of search.csv; an empty one is not known. */
  public List<String> cells() {
    return List.of(
        row.variant(),
        row.pairing().text(),
        Long.toString(row.games()),
        row.metric(),
        wanted,
        Decimal.of(row.estimate()),
        Decimal.of(row.interval().low()),
        Decimal.of(row.interval().high()),
        Decimal.of(row.interval().confidence()),
        row.interval().method(),
        metric,
        verdict);
  }
}
