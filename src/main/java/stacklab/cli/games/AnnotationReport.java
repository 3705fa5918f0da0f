package stacklab.cli.games;

import java.util.List;
import java.util.Locale;
import stacklab.board.Board;
import stacklab.cli.Console;
import stacklab.game.Notation;
import stacklab.io.records.WrittenGame;
import stacklab.report.figure.Numbers;
import stacklab.rules.Colour;
import stacklab.rules.Komi;
import stacklab.sim.records.Annotation;
import stacklab.sim.records.Losses;
import stacklab.stats.Decimal;

/** Prints what a judge says of games. */
final class AnnotationReport {
  private final Console console;
  private final String judge;

  AnnotationReport(Console console, String judge) {
    this.console = console;
    this.judge = judge;
  }

  void print(List<Annotation> first, long games, List<Losses.Row> rows) {
    if (games == 1) {
      first.forEach(this::plies);
    }
    averages(rows);
    console.line("");
    console.line(
        "Judged by "
            + judge
            + " in "
            + Numbers.count(games)
            + (games == 1 ? " game" : " games")
            + ". Results and losses in points of a hundred, forced moves left out; in brackets "
            + Decimal.percent(0.95, 0)
            + " intervals, the game being the unit.");
  }

  private void plies(Annotation annotation) {
    WrittenGame game = annotation.game();
    Board board = game.variant().board();
    console.line(game.variantId() + ": White " + game.white() + ", Black " + game.black());
    console.line("");
    console.line(" ply         move      best      result    loss  points");
    for (Annotation.Ply ply : annotation.plies()) {
      console.line(line(board, ply));
    }
    console.line("");
  }

  private static String line(Board board, Annotation.Ply ply) {
    String move = Notation.text(board, ply.move());
    String colour = ply.mover() == Colour.WHITE ? "White" : "Black";
    if (ply.forced()) {
      return String.format(Locale.ROOT, "%4d  %s  %-8s  forced", ply.number(), colour, move);
    }
    String text =
        String.format(
            Locale.ROOT,
            "%4d  %s  %-8s  %-8s  %6s  %6s  %6s",
            ply.number(),
            colour,
            move,
            ply.best() == ply.move() ? "" : Notation.text(board, ply.best()),
            Decimal.percent(ply.result(), 0),
            ply.loss() == 0 ? "" : Decimal.fixed(100 * ply.loss(), 1),
            ply.lostHalves().isPresent() ? Komi.points(ply.lostHalves().getAsInt()) : "");
    return (text + (ply.isTurningPoint() ? "  turning point" : "")).stripTrailing();
  }

  private void averages(List<Losses.Row> rows) {
    console.line("variant           player                    average            games  estimate");
    for (Losses.Row row : rows) {
      if (row.ply() == Losses.ALL) {
        console.line(average(row));
      }
    }
  }

  private static String average(Losses.Row row) {
    double unit = row.metric() == Losses.Metric.POINTS ? 1 : 100;
    String interval =
        Double.isNaN(row.interval().low())
            ? ""
            : " ["
                + Decimal.fixed(unit * row.interval().low(), 2)
                + ", "
                + Decimal.fixed(unit * row.interval().high(), 2)
                + "]";
    return String.format(
        Locale.ROOT,
        "%-16s  %-24s  %-17s  %5d  %s%s",
        row.variant(),
        row.player(),
        words(row.metric()),
        row.games(),
        Decimal.fixed(unit * row.mean(), 2),
        interval);
  }

  private static String words(Losses.Metric metric) {
    return switch (metric) {
      case LOSS -> "loss a move";
      case BEST -> "best moves %";
      case POINTS -> "points lost a move";
    };
  }
}
