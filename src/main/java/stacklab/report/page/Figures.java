package stacklab.report.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import stacklab.report.figure.Numbers;
import stacklab.report.page.Table.Cell;
import stacklab.report.page.Table.Head;
import stacklab.sim.Pairing;
import stacklab.sim.compare.Comparison;
import stacklab.sim.compare.Family;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.SummaryRow;
import stacklab.stats.Decimal;

/** The tables of a run: its key figures, all of its figures and its comparisons. */
final class Figures {
  private static final int MOST_ROWS = 2000;
  private static final List<String> KEY =
      List.of(
          "first_result",
          "white_result",
          "draw",
          "plies",
          "branching",
          "lead_changes",
          "passes",
          "removed");

  private final RunResult result;
  private final List<SummaryRow> summary;
  private final List<Comparison> comparisons;
  private final List<Comparison> prominent;
  private final boolean severalPairings;

  Figures(RunResult result) {
    this.result = result;
    this.summary = result.summary();
    this.comparisons = result.comparisons();
    this.prominent = comparisons.stream().filter(Comparison::isProminent).toList();
    this.severalPairings = summary.stream().map(SummaryRow::pairing).distinct().count() > 1;
  }

  /** Returns a row a variant and pairing with the most important metrics. */
  Table key() {
    Map<List<Object>, Map<String, SummaryRow>> lines = new LinkedHashMap<>();
    for (SummaryRow row : summary) {
      lines
          .computeIfAbsent(List.of(row.variant(), row.pairing()), k -> new LinkedHashMap<>())
          .put(row.metric(), row);
    }
    List<String> metrics = KEY.stream().filter(this::tellsSomething).toList();
    List<Head> heads = heads();
    heads.add(Head.number("Games"));
    metrics.forEach(metric -> heads.add(Head.of(Metrics.of(metric))));
    List<List<Cell>> rows = new ArrayList<>();
    for (Map<String, SummaryRow> line : lines.values()) {
      SummaryRow any = line.values().iterator().next();
      List<Cell> cells = names(any.variant(), any.pairing());
      cells.add(games(any));
      metrics.forEach(metric -> cells.add(estimate(line.get(metric)).with(verdict(any, metric))));
      rows.add(cells);
    }
    return new Table("figures-table", "Key figures, with intervals below them", heads, rows);
  }

  private List<Head> heads() {
    List<Head> heads = new ArrayList<>(List.of(Head.text("Variant")));
    if (severalPairings) {
      heads.add(Head.text("Pairing"));
    }
    return heads;
  }

  private List<Cell> names(String variant, Pairing pairing) {
    List<Cell> cells = new ArrayList<>(List.of(Cell.text(variant)));
    if (severalPairings) {
      cells.add(Cell.text(pairing.text()));
    }
    return cells;
  }

  private static Cell games(SummaryRow row) {
    boolean repeated = row.distinct() >= 0 && row.distinct() < row.games();
    return Cell.count(row.games(), repeated ? Numbers.count(row.distinct()) + " different" : "");
  }

  /** Returns a figure with its interval below it. */
  static Cell estimate(SummaryRow row) {
    if (row == null || Double.isNaN(row.estimate())) {
      return Cell.number("\u2013", "", Double.NaN);
    }
    Metric metric = Metrics.of(row.metric());
    String below =
        row.interval().isKnown() ? metric.bounds(row.interval()) : row.interval().reason();
    return Cell.number(metric.text(row.estimate()), below, row.estimate());
  }

  /** Returns the verdict on a figure; of a side's result, the one on its balance. */
  private Verdict verdict(SummaryRow row, String metric) {
    String compared = metric.replace("_result", "_imbalance");
    return comparisons.stream()
        .filter(c -> c.variant().equals(row.variant()) && c.pairing().equals(row.pairing()))
        .filter(c -> c.metric().equals(compared))
        .map(c -> Verdict.of(c.verdict()))
        .findFirst()
        .orElse(null);
  }

  /** A column of unknowns or zeros is left out, and one that says what another says. */
  private boolean tellsSomething(String metric) {
    double[] values = estimates(metric);
    boolean something = Arrays.stream(values).anyMatch(v -> !Double.isNaN(v) && v != 0);
    boolean core = List.of("draw", "plies").contains(metric);
    return core || (something && !(metric.equals("first_result") && repeatsWhite(values)));
  }

  /** Returns whether the first seat's results, wherever they are known, are White's. */
  private boolean repeatsWhite(double[] first) {
    double[] white = estimates("white_result");
    return IntStream.range(0, first.length)
        .allMatch(i -> Double.isNaN(first[i]) || first[i] == white[i]);
  }

  private double[] estimates(String metric) {
    return summary.stream()
        .filter(row -> row.metric().equals(metric))
        .mapToDouble(SummaryRow::estimate)
        .toArray();
  }

  /** Returns a row a variant, pairing and metric; empty if there are too many for a page. */
  Table all() {
    List<Head> heads = heads();
    heads.addAll(
        List.of(
            Head.text("Metric"),
            Head.number("Estimate"),
            Head.text("Interval by"),
            Head.number("Games"),
            Head.number("Different games")));
    List<List<Cell>> rows = new ArrayList<>();
    for (SummaryRow row : summary.size() > MOST_ROWS ? List.<SummaryRow>of() : summary) {
      Metric metric = Metrics.of(row.metric());
      List<Cell> cells = names(row.variant(), row.pairing());
      cells.add(Cell.text(metric.title()).leadingTo(metric.anchor()));
      cells.add(estimate(row));
      cells.add(Cell.text(row.interval().method()));
      cells.add(Cell.count(row.games(), ""));
      cells.add(
          row.distinct() < 0
              ? Cell.number("\u2013", "", Double.NaN)
              : Cell.count(row.distinct(), ""));
      rows.add(cells);
    }
    return new Table("all-figures-table", "All figures", heads, rows);
  }

  /**
   * Returns what a reader must know of the comparisons that the table leaves out; empty if it has
   * all.
   */
  String leftOut() {
    int further = comparisons.size() - count(comparisons, Family.MAIN);
    int shown = prominent.size() - count(prominent, Family.MAIN);
    return further == shown
        ? ""
        : "Of "
            + Numbers.count(further, "comparison")
            + " in further metrics, a family of its own, "
            + (shown == 0
                ? "none shows a difference"
                : "those that show a difference are here: " + shown)
            + "; comparisons.csv has them all.";
  }

  private static int count(List<Comparison> rows, Family family) {
    return (int) rows.stream().filter(row -> row.family() == family).count();
  }

  /** Returns a row a comparison worth showing. */
  Table comparisons() {
    List<Head> heads = heads();
    heads.addAll(
        List.of(
            Head.text("Metric"),
            Head.number("Difference"),
            Head.number("Effect size"),
            Head.number("p"),
            Head.number("p, Holm"),
            Head.number("Games"),
            Head.text("Verdict")));
    List<List<Cell>> rows = new ArrayList<>();
    for (Comparison row : prominent.size() > MOST_ROWS ? List.<Comparison>of() : prominent) {
      Metric metric = Metrics.of(row.metric());
      List<Cell> cells = names(row.variant(), row.pairing());
      cells.add(Cell.text(metric.title()).leadingTo(metric.anchor()));
      cells.add(
          Cell.number(
              metric.difference(row.difference()),
              metric.differenceBounds(row.interval()),
              row.difference()));
      cells.add(effect(row.effectSize()));
      cells.add(probability(row.pValue()));
      cells.add(probability(row.holm()));
      cells.add(Cell.count(row.units(), ""));
      cells.add(Cell.text(row.verdict()).with(Verdict.of(row.verdict())));
      rows.add(cells);
    }
    String caption = "Every variant less the baseline, " + result.settings().baseline();
    return new Table("comparisons-table", caption, heads, rows);
  }

  private static Cell effect(double value) {
    return Double.isNaN(value)
        ? Cell.number("\u2013", "", value)
        : Cell.number(Numbers.signed(value, 2).replace('-', '\u2212'), "", value);
  }

  private static Cell probability(double value) {
    if (Double.isNaN(value)) {
      return Cell.number("\u2013", "", value);
    }
    String text = value < 0.001 ? "< 0.001" : Decimal.fixed(value, 3);
    return Cell.number(text, "", value);
  }
}
