package stacklab.game;

import stacklab.random.Random;
import stacklab.rules.Setup;
import stacklab.rules.Variant;

/** Puts the pieces of the map and of a shuffled setup on an empty board. */
final class Start {
  private Start() {}

  /** Fills the board; only a shuffled setup draws from {@code random}. */
  static void fill(BoardState state, Random random) {
    Variant variant = state.tables.variant;
    int[] empty = new int[variant.emptySpaces()];
    int n = 0;
    for (int space = 0; space < state.tables.spaces; space++) {
      int colour = "WBD".indexOf(variant.pieces().charAt(space));
      if (colour >= 0) {
        state.addPiece(space, colour);
      } else {
        empty[n++] = space;
      }
    }
    if (variant.setup() instanceof Setup.Shuffle shuffle) {
      random.shuffle(empty, 0, empty.length);
      for (int i = 0; i < shuffle.pieces(); i++) {
        state.addPiece(empty[i], colour(shuffle, i));
      }
    }
  }

  private static int colour(Setup.Shuffle shuffle, int index) {
    if (index < shuffle.white()) {
      return 0;
    }
    return index < shuffle.white() + shuffle.black() ? 1 : BoardState.NEUTRAL;
  }
}
