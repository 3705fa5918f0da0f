package stacklab.io.records;

import java.util.Locale;
import stacklab.board.Board;
import stacklab.game.Move;
import stacklab.game.Notation;
import stacklab.game.Position;
import stacklab.rules.Colour;
import stacklab.rules.Komi;

/** Tells what a move does, on one line. */
public final class PlyText {
  private PlyText() {}

  /** Plays a move and returns its line. */
  public static String line(Position position, int move, int number) {
    Colour mover = position.turn();
    String line =
        String.format(
            Locale.ROOT,
            "%4d  %s  %-8s",
            number,
            mover == Colour.WHITE ? "White" : "Black",
            Notation.text(position.variant().board(), move));
    return (line + "  " + effect(position, mover, move)).stripTrailing();
  }

  /** Plays a move and returns what it did. */
  private static String effect(Position position, Colour mover, int move) {
    Board board = position.variant().board();
    boolean base = position.placed() < position.variant().placedBases();
    position.playUnchecked(move);
    if (move == Move.PASS) {
      return "has no move";
    }
    if (move == Move.SWAP) {
      return "exchanges colours";
    }
    if (Move.isPlacement(move)) {
      return base ? "places a base" : "places a " + mover.text() + " stone";
    }
    int height = position.height(Move.to(move));
    int removed = position.lastRemoved();
    String stack = height == 0 ? "" : board.name(Move.to(move)) + " is " + height + " high";
    String gone = removed == 0 ? "" : removed + (removed == 1 ? " piece" : " pieces") + " removed";
    return stack
        + (stack.isEmpty() || gone.isEmpty() ? "" : ", ")
        + gone
        + "; White "
        + Komi.points(position.scoreHalves(Colour.WHITE))
        + ", Black "
        + Komi.points(position.scoreHalves(Colour.BLACK));
  }
}
