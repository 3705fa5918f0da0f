package stacklab.report.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stacklab.rules.Colour;
import stacklab.sim.match.Match;
import stacklab.sim.match.MatchFigure;
import stacklab.sim.match.MatchFigures;
import stacklab.stats.Decimal;
import stacklab.stats.ResultCounts;

/** What a match of two agents came to, in lines for the console. */
public final class MatchText {
  private static final int LABEL = 30;

  private final Match match;
  private final Map<String, MatchFigure> figures = new LinkedHashMap<>();
  private final List<String> lines = new ArrayList<>();

  private MatchText(Match match, double confidence) {
    this.match = match;
    MatchFigures.of(match, confidence).forEach(figure -> figures.put(figure.metric(), figure));
  }

  /** Returns the lines of a match, with intervals of this confidence. */
  public static List<String> lines(Match match, double confidence) {
    return new MatchText(match, confidence).all();
  }

  private List<String> all() {
    lines.add(
        match.agent()
            + " against "
            + (match.isSelfPlay() ? "itself" : match.opponent())
            + " on "
            + match.variant()
            + (match.isSelfPlay() && figures.containsKey("result")
                ? ", the result being that of one self by lot"
                : ""));
    addGames();
    addDistinct();
    addShare("result", "result");
    addElo("Elo", "elo");
    addElo("normalised Elo", "normalised_elo");
    if (figures.containsKey("superiority")) {
      add("likelihood of superiority", likelihood(figures.get("superiority").estimate()));
    }
    addShare("draws", "draw");
    addPlaces();
    if (!match.forfeits().isEmpty()) {
      add("lost by forfeit", Forfeits.text(match.forfeits()));
    }
    return lines;
  }

  /** Counts the games from the agent's side; of an agent against itself from that of a seat. */
  private void addGames() {
    if (!match.isSelfPlay()) {
      add("games", games(match.games(), " won, ", " lost"));
    } else if (match.isColourTheBoard()) {
      add("games", games(match.white(), " won by White, ", " by Black"));
    } else {
      add("games", games(match.firstSeat(), " won by the first seat, ", " by the second"));
    }
  }

  private String games(ResultCounts results, String won, String lost) {
    return match.games().size()
        + ": "
        + results.count(2)
        + won
        + results.count(1)
        + " drawn, "
        + results.count(0)
        + lost;
  }

  private void addDistinct() {
    long distinct = match.distinct();
    String games = distinct + " distinct " + (distinct == 1 ? "game" : "games");
    if (match.isDeterministic()) {
      lines.add("  deterministic: " + games);
    } else {
      add("distinct games", Long.toString(distinct));
    }
  }

  private void addPlaces() {
    addShare("result in the first seat", "result_first");
    addShare("result in the second seat", "result_second");
    if (bothColoursFirst()) {
      addShare("result as White", "result_white");
      addShare("result as Black", "result_black");
    }
    addShare("first seat, whoever sits there", "first_result");
    if (match.isColourTheBoard()) {
      addShare("White", "white_result");
      add("seat", "cannot matter in random play with the same moves: this is the board's doing");
    } else if (bothColoursFirst()) {
      addShare("White, whoever plays it", "white_result");
    } else {
      String first = match.firsts().get(0) == Colour.WHITE ? "White" : "Black";
      add("colour", "as the seat: " + first + " is always first here");
    }
  }

  private boolean bothColoursFirst() {
    return match.firsts().stream().distinct().count() > 1;
  }

  private void addShare(String label, String metric) {
    MatchFigure figure = figures.get(metric);
    if (figure != null) {
      String interval =
          figure.hasInterval()
              ? " [" + points(figure.low()) + ", " + points(figure.high()) + "]"
              : "";
      add(label, points(figure.estimate()) + " %" + interval);
    }
  }

  private static String points(double share) {
    return Decimal.fixed(share * 100, 1);
  }

  private void addElo(String label, String metric) {
    MatchFigure figure = figures.get(metric);
    if (figure != null) {
      add(label, elo(figure));
    }
  }

  /** Returns a difference with its interval, or what it is at least or at most. */
  static String elo(MatchFigure figure) {
    if (figure.isKnown()) {
      return signed(figure.estimate())
          + " ["
          + signed(figure.low())
          + ", "
          + signed(figure.high())
          + "]";
    }
    return Double.isNaN(figure.high())
        ? "at least " + signed(figure.low())
        : "at most " + signed(figure.high());
  }

  /** Returns whole points with their sign. */
  static String signed(double points) {
    String text = Decimal.fixed(points, 0);
    return points > 0 && !text.equals("0") ? "+" + text : text;
  }

  /** Nothing is certain: the ends are given as bounds. */
  private static String likelihood(double share) {
    if (share > 0.9995) {
      return "over 99.9 %";
    }
    return share < 0.0005 ? "under 0.1 %" : points(share) + " %";
  }

  private void add(String label, String value) {
    lines.add("  " + label + " ".repeat(Math.max(1, LABEL + 2 - label.length())) + value);
  }
}
