package stacklab.report.table;

import java.util.ArrayList;
import java.util.List;
import stacklab.report.chart.Measure;
import stacklab.report.figure.Numbers;
import stacklab.stats.Interval;
import tech.tablesaw.api.DoubleColumn;
import tech.tablesaw.api.LongColumn;
import tech.tablesaw.api.StringColumn;
import tech.tablesaw.api.Table;

/**
 * Estimates with intervals, a row for each variant, pairing or the like. Making one takes a good
 * part of a second the first time, as the library for tables looks through the class path.
 */
public final class ResultTable {
  private static final String GAMES = "games";

  private final List<String> keys;
  private final List<Metric> metrics;
  private final List<Row> rows;
  private final Table table;

  /**
   * What a group of columns shows.
   *
   * @param id its name in CSV, such as {@code white_result}
   * @param measure how it is written for people
   */
  public record Metric(String id, Measure measure) {}

  /**
   * An estimate.
   *
   * @param value NaN if not known
   * @param interval its interval; one that is not known has the reason as its method
   */
  public record Cell(double value, Interval interval) {}

  /**
   * A row.
   *
   * @param keys what the row is about, in the order of the table's keys
   * @param games the number of games
   * @param cells in the order of the table's metrics
   */
  public record Row(List<String> keys, long games, List<Cell> cells) {}

  /**
   * Makes a table.
   *
   * @param keys the names of what tells rows apart, such as {@code variant} and {@code pairing}
   */
  public ResultTable(List<String> keys, List<Metric> metrics, List<Row> rows) {
    this.keys = List.copyOf(keys);
    this.metrics = List.copyOf(metrics);
    this.rows = List.copyOf(rows);
    this.table = Table.create();
    for (int key = 0; key < keys.size(); key++) {
      int at = key;
      table.addColumns(StringColumn.create(keys.get(key), rows.stream().map(r -> r.keys.get(at))));
    }
    table.addColumns(LongColumn.create(GAMES, rows.stream().mapToLong(Row::games)));
    for (int metric = 0; metric < metrics.size(); metric++) {
      addColumns(metric);
    }
  }

  private void addColumns(int metric) {
    String id = metrics.get(metric).id;
    List<Cell> cells = rows.stream().map(row -> row.cells.get(metric)).toList();
    table.addColumns(
        DoubleColumn.create(id, cells.stream().mapToDouble(Cell::value)),
        DoubleColumn.create(id + "_low", cells.stream().mapToDouble(c -> c.interval.low())),
        DoubleColumn.create(id + "_high", cells.stream().mapToDouble(c -> c.interval.high())));
  }

  /**
   * Returns the numbers with which a program goes on: keys, games, and for each metric the estimate
   * and the ends of its interval, in which a missing value means "not known".
   */
  public Table table() {
    return table.copy();
  }

  /** Returns lines of text, aligned with blanks, at most {@code width} wide if that is possible. */
  public String console(int width) {
    return new ConsoleText(heads(), texts(), keys.size()).text(width);
  }

  /** Returns a table in Markdown. */
  public String markdown() {
    return DocumentText.markdown(heads(), texts(), keys.size());
  }

  /** Returns a table in LaTeX; the document must use the package booktabs. */
  public String latex() {
    return DocumentText.latex(heads(), texts(), keys.size());
  }

  /** Returns {@link #table} as CSV: a head line, a point as decimal mark, nothing if not known. */
  public String csv() {
    return CsvText.of(table);
  }

  private List<String> heads() {
    List<String> heads = new ArrayList<>(keys);
    heads.add(GAMES);
    metrics.forEach(metric -> heads.add(metric.measure.title()));
    return heads;
  }

  private List<List<String>> texts() {
    List<List<String>> texts = new ArrayList<>();
    for (Row row : rows) {
      List<String> line = new ArrayList<>(row.keys);
      line.add(Numbers.count(row.games));
      for (int metric = 0; metric < metrics.size(); metric++) {
        Cell cell = row.cells.get(metric);
        boolean known = !Double.isNaN(cell.value);
        Measure measure = metrics.get(metric).measure;
        line.add(known ? measure.text(cell.value, cell.interval) : "-");
      }
      texts.add(line);
    }
    return texts;
  }
}
