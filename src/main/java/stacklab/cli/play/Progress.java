package stacklab.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import stacklab.game.Notation;
import stacklab.game.Position;

/** A position and the moves that led to it from where the game began. */
final class Progress {
  private final Position position;
  private final List<Integer> moves = new ArrayList<>();

  Progress(Position position) {
    this.position = position;
  }

  Position position() {
    return position;
  }

  int plies() {
    return moves.size();
  }

  void play(int move) {
    position.play(move);
    moves.add(move);
  }

  /**
   * Takes back at least one move and goes on until a position is right; returns how many moves that
   * were, 0 if there is no such position and nothing was taken back.
   *
   * @param right whether the position now on the board is right
   */
  int takeBack(BooleanSupplier right) {
    for (int ply = moves.size() - 1; ply >= 0; ply--) {
      position.undo();
      if (right.getAsBoolean()) {
        int taken = moves.size() - ply;
        moves.subList(ply, moves.size()).clear();
        return taken;
      }
    }
    moves.forEach(position::play);
    return 0;
  }

  /** Returns the moves as text, joined by blanks. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (int move : moves) {
      text.append(text.isEmpty() ? "" : " ");
      text.append(Notation.text(position.variant().board(), move));
    }
    return text.toString();
  }
}
