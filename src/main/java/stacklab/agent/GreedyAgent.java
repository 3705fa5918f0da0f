package stacklab.agent;

import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.Colour;

/** Picks the move with the best score difference right after it; ties are broken at random. */
final class GreedyAgent implements Agent {
  @Override
  public int choose(Position position, Random random) {
    int me = position.seat(position.turn());
    int best = Integer.MIN_VALUE;
    int chosen = -1;
    int equals = 0;
    for (int move : position.legalMoves()) {
      position.playUnchecked(move);
      int lead = lead(position, me);
      position.undo();
      if (lead > best) {
        best = lead;
        equals = 0;
      }
      // The k-th of equal moves replaces the one held with probability 1/k: each is equally likely.
      if (lead == best && random.below(++equals) == 0) {
        chosen = move;
      }
    }
    return chosen;
  }

  /** Returns a seat's lead in half points; the seat's colour may have changed by a swap. */
  private static int lead(Position position, int seat) {
    Colour colour = position.seat(Colour.WHITE) == seat ? Colour.WHITE : Colour.BLACK;
    return position.scoreHalves(colour) - position.scoreHalves(colour.other());
  }
}
