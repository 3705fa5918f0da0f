package stacklab.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stacklab.report.figure.Numbers;
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
    Table table = Table.create("");
    addColumn(table, "variant", lines, m -> m.get("draw").variant());
    if (rows.stream().map(SummaryRow::pairing).distinct().count() > 1) {
      addColumn(table, "pairing", lines, m -> m.get("draw").pairing().text());
    }
    addColumn(table, "games", lines, m -> Numbers.count(m.get("draw").games()));
    if (rows.stream().anyMatch(row -> isKnown(row, "first_result"))) {
      addColumn(table, "first seat %", lines, m -> share(m.get("first_result")));
    }
    if (colourTellsMore(lines)) {
      addColumn(table, "White %", lines, m -> share(m.get("white_result")));
    }
    addColumn(table, "draws %", lines, m -> share(m.get("draw")));
    addColumn(table, "plies", lines, m -> estimate(m.get("plies"), 1));
    if (rows.stream().anyMatch(row -> isKnown(row, "branching"))) {
      addColumn(table, "legal moves a ply", lines, m -> estimate(m.get("branching"), 1));
    }
    return layout(table);
  }

  private static boolean isKnown(SummaryRow row, String metric) {
    return row.metric().equals(metric) && !Double.isNaN(row.estimate());
  }

  /** Where White always sits first, White's column would say the same as the first seat's. */
  private static boolean colourTellsMore(Map<String, Map<String, SummaryRow>> lines) {
    return lines.values().stream()
        .anyMatch(m -> m.get("first_result").estimate() != m.get("white_result").estimate());
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
    return estimate(row, 100);
  }

  private static String estimate(SummaryRow row, double factor) {
    if (Double.isNaN(row.estimate())) {
      return "-";
    }
    String estimate = Decimal.fixed(row.estimate() * factor, 1);
    Interval interval = row.interval().mapped(factor, 0);
    return interval.isKnown()
        ? estimate
            + " ["
            + Decimal.fixed(interval.low(), 1)
            + ", "
            + Decimal.fixed(interval.high(), 1)
            + "]"
        : estimate + " (no interval)";
  }

  /** Sets the columns side by side, the first to the left, figures to the right. */
  private static String layout(Table table) {
    StringBuilder out = new StringBuilder();
    for (int row = -1; row < table.rowCount(); row++) {
      StringBuilder line = new StringBuilder();
      for (int c = 0; c < table.columnCount(); c++) {
        StringColumn column = table.stringColumn(c);
        String cell = row < 0 ? column.name() : column.get(row);
        String blanks = " ".repeat(width(column) - cell.length());
        boolean text = column.name().equals("variant") || column.name().equals("pairing");
        line.append(c == 0 ? "" : "  ").append(text ? cell + blanks : blanks + cell);
      }
      out.append(line.toString().stripTrailing()).append('\n');
      if (row < 0) {
        out.append("-".repeat(line.length())).append('\n');
      }
    }
    return out.toString();
  }

  private static int width(StringColumn column) {
    return Math.max(
        column.name().length(), column.asList().stream().mapToInt(String::length).max().orElse(0));
  }
}
