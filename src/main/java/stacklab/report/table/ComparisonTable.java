package stacklab.report.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import stacklab.report.chart.Measure;
import stacklab.report.figure.Numbers;
import stacklab.sim.compare.Comparison;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.stats.Decimal;

/**
 * Comparisons as a table: the draw rates stand beside every balance, since a game that is always
 * drawn is not thereby balanced.
 */
public final class ComparisonTable {
  private static final double LEAST_P = 0.0001;

  private final List<Comparison> comparisons;
  private final Map<String, Side> sides;
  private final boolean severalPairings;

  /**
   * Prepares the table.
   *
   * @param sides what was compared
   */
  public ComparisonTable(List<Comparison> comparisons, List<Side> sides) {
    this.comparisons = List.copyOf(comparisons);
    this.sides =
        sides.stream()
            .collect(
                Collectors.toMap(
                    side -> key(side.matchup().variantId(), side.pairing().text()),
                    side -> side,
                    (a, b) -> a));
    this.severalPairings = comparisons.stream().map(Comparison::pairing).distinct().count() > 1;
  }

  private static String key(String variant, String pairing) {
    return variant + "\n" + pairing;
  }

  private Side side(Comparison comparison, String variant) {
    return sides.get(key(variant, comparison.pairing().text()));
  }

  /** Returns lines of text, at most {@code width} wide if that is possible. */
  public String console(int width) {
    return new ConsoleText(heads(), texts(), keys()).text(width);
  }

  /** Returns a table in Markdown. */
  public String markdown() {
    return DocumentText.markdown(heads(), texts(), keys());
  }

  /** Returns a table in LaTeX; the document must use the package booktabs. */
  public String latex() {
    return DocumentText.latex(heads(), texts(), keys());
  }

  private int keys() {
    return severalPairings ? 3 : 2;
  }

  private List<String> heads() {
    List<String> heads = new ArrayList<>(List.of("metric", "variant"));
    if (severalPairings) {
      heads.add("pairing");
    }
    heads.addAll(
        List.of(
            "games (baseline)",
            "draws % (baseline)",
            "difference",
            "effect size",
            "p",
            "p Holm",
            "p BH",
            "verdict"));
    return heads;
  }

  private List<List<String>> texts() {
    return comparisons.stream().map(this::texts).toList();
  }

  private List<String> texts(Comparison row) {
    Side base = side(row, row.baseline());
    Side other = side(row, row.variant());
    Measure measure = Measures.of(row.metric(), row.interval());
    List<String> texts =
        new ArrayList<>(
            List.of(measure.unit().equals("%") ? measure.name() + ", points" : measure.name()));
    texts.add(row.variant());
    if (severalPairings) {
      texts.add(row.pairing().text());
    }
    texts.add(
        Numbers.count(other.tally().playedOut())
            + " ("
            + Numbers.count(base.tally().playedOut())
            + ")");
    texts.add(
        Decimal.fixed(100 * draws(other), 1) + " (" + Decimal.fixed(100 * draws(base), 1) + ")");
    texts.add(measure.text(row.difference(), row.interval()));
    texts.add(orDash(Decimal.fixed(row.effectSize(), 2)));
    texts.add(p(row.pValue()));
    texts.add(p(row.holm()));
    texts.add(p(row.benjaminiHochberg()));
    texts.add(row.verdict());
    return texts;
  }

  private static String p(double value) {
    return value < LEAST_P ? "<0.0001" : orDash(Decimal.fixed(value, 4));
  }

  private static String orDash(String text) {
    return text.isEmpty() ? "-" : text;
  }

  private static double draws(Side side) {
    return (double) side.tally().draws() / side.tally().playedOut();
  }

  /**
   * Returns the columns of comparisons.csv and after them the games and the shares of draws of
   * both.
   */
  public String csv() {
    StringBuilder text = new StringBuilder();
    CSVFormat format = CSVFormat.RFC4180.builder().setRecordSeparator("\n").get();
    try (CSVPrinter csv = new CSVPrinter(text, format)) {
      List<String> head = new ArrayList<>(Comparison.COLUMNS);
      head.addAll(List.of("baseline_games", "variant_games", "baseline_draw", "variant_draw"));
      csv.printRecord(head);
      for (Comparison row : comparisons) {
        Side base = side(row, row.baseline());
        Side other = side(row, row.variant());
        List<String> cells = new ArrayList<>(row.cells());
        cells.add(Long.toString(base.tally().playedOut()));
        cells.add(Long.toString(other.tally().playedOut()));
        cells.add(Decimal.of(draws(base)));
        cells.add(Decimal.of(draws(other)));
        csv.printRecord(cells);
      }
    } catch (IOException e) {
      throw new IllegalStateException("writing to memory failed", e);
    }
    return text.toString();
  }
}
