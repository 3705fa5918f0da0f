package stacklab.report.page;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import stacklab.report.page.Table.Cell;
import stacklab.report.page.Table.Head;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.SummaryRow;
import stacklab.sim.search.Answer;
import stacklab.sim.search.Search;
import stacklab.stats.Decimal;

/** What a search found: in sentences, and as a table of the variants with those found first. */
final class SearchAnswer {
  private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?");

  private final List<String> sentences;
  private final List<Answer> answers;

  private SearchAnswer(List<String> sentences, List<Answer> answers) {
    this.sentences = sentences;
    this.answers = answers;
  }

  /** Returns the answer of a run; none if it was no search. */
  static Optional<SearchAnswer> of(RunResult result) {
    return result.settings().stop() instanceof Search search
        ? Optional.of(new SearchAnswer(search.sentences(result), search.answers(result)))
        : Optional.empty();
  }

  /** Returns the verdict on each variant and pairing as sentences, that of those found first. */
  public List<String> sentences() {
    return sentences.stream()
        .sorted(Comparator.comparing(text -> Verdict.of(lowered(text))))
        .toList();
  }

  private static String lowered(String text) {
    return Character.toLowerCase(text.charAt(0)) + text.substring(1);
  }

  /** Returns how sure each interval of the table is. */
  public String confidence() {
    double confidence = answers.get(0).row().interval().confidence();
    return Decimal.percent(confidence, confidence > 0.999 ? 3 : 1);
  }

  /** Returns a row a variant and pairing: the verdict, the games and each metric asked for. */
  public Table table() {
    boolean several = answers.stream().map(each -> each.row().pairing()).distinct().count() > 1;
    List<Head> heads = new ArrayList<>(List.of(Head.text("Variant")));
    if (several) {
      heads.add(Head.text("Pairing"));
    }
    heads.add(Head.text("Verdict"));
    heads.add(Head.number("Games"));
    for (Answer asked : asked()) {
      Metric metric = Metrics.of(asked.row().metric());
      String title = metric.title() + " (wanted: " + wanted(metric, asked.wanted()) + ")";
      heads.add(new Head(title, metric.anchor(), true));
    }
    List<List<Cell>> rows =
        bySide().stream()
            .sorted(Comparator.comparing(side -> Verdict.of(side.get(0).verdict())))
            .map(side -> row(side, several))
            .toList();
    return new Table(
        "search-table", "What the search found, with intervals below the figures", heads, rows);
  }

  /** Returns an answer for each metric that was asked for. */
  private Collection<Answer> asked() {
    Map<String, Answer> byMetric = new LinkedHashMap<>();
    answers.forEach(each -> byMetric.putIfAbsent(each.row().metric(), each));
    return byMetric.values();
  }

  private List<List<Answer>> bySide() {
    Map<List<String>, List<Answer>> sides = new LinkedHashMap<>();
    for (Answer each : answers) {
      List<String> key = List.of(each.row().variant(), each.row().pairing().text());
      sides.computeIfAbsent(key, k -> new ArrayList<>()).add(each);
    }
    return new ArrayList<>(new LinkedHashSet<>(sides.values()));
  }

  private static String wanted(Metric metric, String text) {
    return NUMBER
        .matcher(text.replace(' ', '\u00a0'))
        .replaceAll(
            number -> metric.text(Double.parseDouble(number.group())).replaceFirst("\\.0+$", ""));
  }

  private static List<Cell> row(List<Answer> side, boolean several) {
    SummaryRow any = side.get(0).row();
    List<Cell> cells = new ArrayList<>(List.of(Cell.text(any.variant())));
    if (several) {
      cells.add(Cell.text(any.pairing().text()));
    }
    cells.add(Cell.text(side.get(0).verdict()).with(Verdict.of(side.get(0).verdict())));
    cells.add(Cell.count(any.games(), ""));
    for (Answer each : side) {
      cells.add(Figures.estimate(each.row()).with(Verdict.of(each.metric())));
    }
    return cells;
  }
}
