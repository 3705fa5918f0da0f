package stacklab.sim.run;

import java.util.List;
import java.util.stream.Stream;
import stacklab.io.yaml.Spelling;
import stacklab.rules.InvalidInput;
import stacklab.sim.Pairing;
import stacklab.stats.Interval;

/**
 * An estimate of one metric.
 *
 * @param variant the variant's id
 * @param pairing who played
 * @param metric the metric's name as in docs/metrics.md
 * @param games how many games were used
 * @param units how many independent pairs or games these are
 * @param distinct how many different games; -1 if not known
 * @param estimate NaN if there is none
 * @param interval unknown if there is none; its method then says why
 */
public record SummaryRow(
    String variant,
    Pairing pairing,
    String metric,
    long games,
    long units,
    long distinct,
    double estimate,
    Interval interval) {

  /**
   * Returns the row of the metric that the option {@code --metric} asks for.
   *
   * @param rows of one pairing
   * @param also metrics that are allowed besides, made of others
   * @throws InvalidInput if there is none
   */
  public static SummaryRow of(List<SummaryRow> rows, String metric, List<String> also) {
    List<String> allowed =
        Stream.concat(also.stream(), rows.stream().map(SummaryRow::metric)).toList();
    return rows.stream()
        .filter(row -> row.metric().equals(metric))
        .findFirst()
        .orElseThrow(
            () ->
                new InvalidInput(
                    "--metric '"
                        + metric
                        + "' is none; allowed: "
                        + String.join(", ", allowed)
                        + Spelling.hint(metric, allowed)));
  }
}
