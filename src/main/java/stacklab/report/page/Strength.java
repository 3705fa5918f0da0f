package stacklab.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import stacklab.report.figure.Numbers;
import stacklab.report.page.Table.Cell;
import stacklab.report.page.Table.Head;
import stacklab.sim.match.Match;
import stacklab.sim.match.MatchFigure;
import stacklab.sim.match.MatchFigures;
import stacklab.sim.run.RunResult;
import stacklab.stats.Decimal;

/** Which of a run's agents won how much against which, seats and colours exchanged. */
final class Strength {
  private static final int MOST_SENTENCES = 4;

  /** A column of shares and its head. */
  private record Share(String metric, String title) {}

  private static final List<Share> SHARES =
      List.of(
          new Share("superiority", "Likely the stronger, %"),
          new Share("draw", "Draws, %"),
          new Share("result_first", "In the first seat, %"),
          new Share("result_second", "In the second seat, %"));

  private final List<Match> matches;
  private final double confidence;
  private final boolean inPairs;

  /**
   * Prepares the figures of a run.
   *
   * @param inPairs whether its games are pairs; those that were imported are not
   */
  Strength(RunResult result, boolean inPairs) {
    this.inPairs = inPairs;
    this.confidence = result.settings().confidence();
    this.matches = Match.all(result).stream().filter(match -> !match.isSelfPlay()).toList();
  }

  private Map<String, MatchFigure> figures(Match match) {
    return MatchFigures.of(match, confidence).stream()
        .collect(Collectors.toMap(MatchFigure::metric, Function.identity(), (a, b) -> a));
  }

  /** Returns a sentence for each of the first matches; none without matches. */
  List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    for (Match match : matches.subList(0, Math.min(matches.size(), MOST_SENTENCES))) {
      sentences.add(sentence(match, figures(match).get("result")));
    }
    int more = matches.size() - sentences.size();
    if (more > 0) {
      sentences.add("And " + Numbers.count(more) + (more == 1 ? " more match." : " more matches."));
    }
    return sentences;
  }

  private String sentence(Match match, MatchFigure result) {
    String who =
        match.agent()
            + (inPairs ? "" : " (White)")
            + " against "
            + match.opponent()
            + " on "
            + match.variant()
            + ": ";
    if (result == null || !result.isKnown()) {
      return who + (result == null ? "no result" : result.method()) + ".";
    }
    String text = who + "a result of " + percent(result.estimate()) + "\u00a0%";
    if (!result.hasInterval()) {
      return text + " (" + result.method() + ").";
    }
    boolean decided = result.low() > 0.5 || result.high() < 0.5;
    return text
        + " ("
        + Decimal.percent(confidence, 0)
        + " interval "
        + percent(result.low())
        + " to "
        + percent(result.high())
        + (decided ? ")." : "), so that neither is shown to be the stronger.");
  }

  private static String percent(double share) {
    return Decimal.fixed(share * 100, 1);
  }

  /** Returns a row a match. */
  Table table() {
    List<Head> heads = new ArrayList<>();
    heads.add(Head.text("Variant"));
    heads.add(Head.text(inPairs ? "Agent" : "White"));
    heads.add(Head.text(inPairs ? "Opponent" : "Black"));
    heads.add(Head.number("Games"));
    heads.add(Head.number("Result, %"));
    heads.add(Head.number("Elo"));
    SHARES.forEach(share -> heads.add(Head.number(share.title)));
    List<List<Cell>> rows = new ArrayList<>();
    for (Match match : matches) {
      Map<String, MatchFigure> figures = figures(match);
      List<Cell> cells = new ArrayList<>();
      cells.add(Cell.text(match.variant()));
      cells.add(Cell.text(match.agent()));
      cells.add(Cell.text(match.opponent()));
      cells.add(
          Cell.count(match.games().size(), inPairs ? Numbers.count(match.pairs(), "pair") : ""));
      cells.add(cell(figures.get("result"), Strength::percent));
      cells.add(cell(figures.get("elo"), elo -> Numbers.signed(elo, 0).replace('-', '\u2212')));
      SHARES.forEach(share -> cells.add(cell(figures.get(share.metric), Strength::percent)));
      rows.add(cells);
    }
    return new Table(
        "strength-table",
        "Results of the " + (inPairs ? "agent" : "white player") + ", with intervals below them",
        heads,
        rows);
  }

  private static Cell cell(MatchFigure figure, Function<Double, String> text) {
    if (figure == null) {
      return Cell.number("\u2013", "", Double.NaN);
    }
    if (figure.isKnown()) {
      String bounds =
          figure.hasInterval() ? text.apply(figure.low()) + " to " + text.apply(figure.high()) : "";
      return Cell.number(text.apply(figure.estimate()), bounds, figure.estimate());
    }
    if (!Double.isNaN(figure.low())) {
      return Cell.number("at least " + text.apply(figure.low()), "", figure.low());
    }
    return Double.isNaN(figure.high())
        ? Cell.number("\u2013", figure.method(), Double.NaN)
        : Cell.number("at most " + text.apply(figure.high()), "", figure.high());
  }
}
