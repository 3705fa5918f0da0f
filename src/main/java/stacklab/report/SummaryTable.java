package stacklab.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stacklab.report.chart.Measure;
import stacklab.report.table.ResultTable;
import stacklab.report.table.ResultTable.Metric;
import stacklab.sim.figure.SeatFigures;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.SummaryRow;
import stacklab.stats.Interval;

/** A run's most important figures: a row a variant and pairing, each estimate with its interval. */
public final class SummaryTable {
  private static final int CONSOLE_WIDTH = 120;

  private static final String FIRST = "first_result";
  private static final String WHITE = "white_result";
  private static final List<Metric> METRICS =
      List.of(
          new Metric(FIRST, percent("first seat %")),
          new Metric(WHITE, percent("White %")),
          new Metric("draw", percent("draws %")),
          new Metric("plies", Measure.of("plies", "", 1)),
          new Metric("branching", Measure.of("legal moves a ply", "", 1)));

  private final ResultTable table;

  /** Prepares the table of a run. */
  public SummaryTable(RunResult result) {
    List<SummaryRow> summary = result.summary();
    this.table =
        table(summary, METRICS.stream().filter(m -> tellsSomething(summary, m.id())).toList());
  }

  /** Returns a measure in hundredths whose name says so. */
  private static Measure percent(String name) {
    return new Measure(name, "", 100, 1);
  }

  /** A column of nothing but unknowns is left out, and one that says what another says. */
  private static boolean tellsSomething(List<SummaryRow> summary, String metric) {
    double[] values = estimates(summary, metric);
    return Arrays.stream(values).anyMatch(value -> !Double.isNaN(value))
        && !(metric.equals(WHITE) && Arrays.equals(values, estimates(summary, FIRST)));
  }

  private static double[] estimates(List<SummaryRow> summary, String metric) {
    return summary.stream()
        .filter(row -> row.metric().equals(metric))
        .mapToDouble(SummaryRow::estimate)
        .toArray();
  }

  /** Returns the table as text, its lines ending with a line feed. */
  public String text() {
    return table.console(CONSOLE_WIDTH);
  }

  /**
   * Returns some metrics of a run as a table. Pairings are named if there are several.
   *
   * @param metrics their ids are those of the summary
   */
  static ResultTable table(List<SummaryRow> summary, List<Metric> metrics) {
    Map<List<String>, Map<String, SummaryRow>> lines = new LinkedHashMap<>();
    boolean pairings = summary.stream().map(SummaryRow::pairing).distinct().count() > 1;
    for (SummaryRow row : summary) {
      List<String> keys =
          pairings ? List.of(row.variant(), row.pairing().text()) : List.of(row.variant());
      lines.computeIfAbsent(keys, k -> new LinkedHashMap<>()).put(row.metric(), row);
    }
    List<ResultTable.Row> rows = new ArrayList<>();
    lines.forEach((keys, found) -> rows.add(row(keys, found, metrics)));
    List<String> names = pairings ? List.of("variant", "pairing") : List.of("variant");
    return new ResultTable(names, metrics, rows);
  }

  private static ResultTable.Row row(
      List<String> keys, Map<String, SummaryRow> found, List<Metric> metrics) {
    long games =
        found.values().stream()
            .filter(row -> !SeatFigures.has(row.metric()))
            .mapToLong(SummaryRow::games)
            .max()
            .orElse(0);
    List<ResultTable.Cell> cells =
        metrics.stream().map(metric -> cell(found.get(metric.id()))).toList();
    return new ResultTable.Row(keys, games, cells);
  }

  /** Returns the cell of a row of the summary; of none, if there is no such row. */
  private static ResultTable.Cell cell(SummaryRow row) {
    return row == null
        ? new ResultTable.Cell(Double.NaN, Interval.unknown(0.95, "not measured"))
        : new ResultTable.Cell(row.estimate(), row.interval());
  }
}
