package stacklab.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.SummaryRow;
import stacklab.stats.Decimal;
import stacklab.stats.Interval;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/**
 * A run's figures for the console: a row a variant and pairing, each estimate with its interval.
 */
public final class SummaryTable {
  private final List<SummaryRow> rows;

  /** Prepares the table of a run. */
  public SummaryTable(RunResult result) {
    this.rows = result.summary();
  }

  /** Returns the table as text, its lines ending with a line feed. */
  public String text() {
    Map<String, Map<String, SummaryRow>> lines = new LinkedHashMap<>();
    for (SummaryRow row : rows) {
      String key = row.variant() + "\n" + row.pairing().text();
      lines.computeIfAbsent(key, k -> new LinkedHashMap<>()).put(row.metric(), row);
    }
    boolean pairings = rows.stream().map(SummaryRow::pairing).distinct().count() > 1;
    Table table = Table.create("");
    addColumn(table, "variant", lines, m -> m.get("draw").variant());
    if (pairings) {
      addColumn(table, "pairing", lines, m -> m.get("draw").pairing().text());
    }
    addColumn(table, "games", lines, m -> Long.toString(m.get("draw").games()));
    addColumn(table, "first seat %", lines, m -> share(m.get("first_result")));
    addColumn(table, "White %", lines, m -> share(m.get("white_result")));
    addColumn(table, "draws %", lines, m -> share(m.get("draw")));
    addColumn(table, "plies", lines, m -> mean(m.get("plies")));
    addColumn(table, "legal moves a ply", lines, m -> mean(m.get("branching")));
    return trimmed(table.printAll());
  }

  private interface Cell {
    String text(Map<String, SummaryRow> metrics);
  }

  private static void addColumn(
      Table table, String title, Map<String, Map<String, SummaryRow>> lines, Cell cell) {
    List<String> cells = new ArrayList<>();
    lines.values().forEach(metrics -> cells.add(cell.text(metrics)));
    table.addColumns(StringColumn.create(title, cells));
  }

  /** Returns a share in points of a hundred, such as {@code 50.1 [49.8, 50.4]}. */
  private static String share(SummaryRow row) {
    return estimate(row, 100, 1);
  }

  private static String mean(SummaryRow row) {
    return estimate(row, 1, 2);
  }

  private static String estimate(SummaryRow row, double factor, int digits) {
    if (Double.isNaN(row.estimate())) {
      return "-";
    }
    String estimate = Decimal.fixed(row.estimate() * factor, digits);
    Interval interval = row.interval().mapped(factor, 0);
    return interval.isKnown()
        ? estimate
            + " ["
            + Decimal.fixed(interval.low(), digits)
            + ", "
            + Decimal.fixed(interval.high(), digits)
            + "]"
        : estimate + " (no interval)";
  }

  /** Drops the title line and the blanks at the ends of lines. */
  private static String trimmed(String printed) {
    StringBuilder out = new StringBuilder();
    printed.lines().skip(1).forEach(line -> out.append(line.stripTrailing()).append('\n'));
    return out.toString();
  }
}
