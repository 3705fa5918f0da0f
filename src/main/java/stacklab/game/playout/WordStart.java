package stacklab.game.playout;

import stacklab.random.Random;
import stacklab.rules.Setup;
import stacklab.rules.Variant;

/**
 * Draws the start of a game on a board of at most 64 spaces straight into sets, for setups in which
 * nothing but the pieces' spaces is drawn. Mutable.
 */
final class WordStart {
  /** The stacks of White, of Black and the bases after the last draw. */
  long white;

  long black;
  long neutral;

  /** The empty spaces of the map in the order in which they were given their pieces. */
  final int[] order;

  private final Tables tables;
  private final long drawnWhite;
  private final long drawnBlack;
  private final long drawnNeutral;
  private final int[] empty;
  private final int[] list;

  /** For each place in the order: all bits if a piece of this kind comes there, else none. */
  private final long[] givesWhite;

  private final long[] givesBlack;
  private final long[] givesNeutral;
  private final int pieces;

  WordStart(Tables tables) {
    this.tables = tables;
    drawnWhite = drawn(Variant.WHITE_PIECE);
    drawnBlack = drawn(Variant.BLACK_PIECE);
    drawnNeutral = drawn(Variant.BASE_PIECE);
    empty = tables.emptySpaces();
    list = new int[empty.length];
    order = new int[empty.length];
    givesWhite = new long[empty.length];
    givesBlack = new long[empty.length];
    givesNeutral = new long[empty.length];
    pieces = tables.variant.pieceCount() - (tables.spaces - empty.length);
    for (int i = 0; i < pieces; i++) {
      int piece = piece(i);
      givesWhite[i] = piece == Ledger.WHITE ? -1 : 0;
      givesBlack[i] = piece == Ledger.BLACK ? -1 : 0;
      givesNeutral[i] = piece == Ledger.NEUTRAL ? -1 : 0;
    }
  }

  private long drawn(char letter) {
    long mask = 0;
    for (int space = 0; space < tables.spaces; space++) {
      mask |= tables.variant.pieces().charAt(space) == letter ? 1L << space : 0;
    }
    return mask;
  }

  private int piece(int index) {
    if (tables.variant.setup() instanceof Setup.Shuffle shuffle) {
      int stones = shuffle.white() + shuffle.black();
      return index < shuffle.white()
          ? Ledger.WHITE
          : index < stones ? Ledger.BLACK : Ledger.NEUTRAL;
    }
    boolean base = index < tables.placedBases;
    return base ? Ledger.NEUTRAL : (tables.firstToPlace + index) & 1;
  }

  /** Returns how many pieces are put on the map's empty spaces. */
  int pieces() {
    return pieces;
  }

  /** Draws a start: a shuffled one from {@code starts}, a placed one from {@code moves}. */
  void draw(Random starts, Random moves) {
    if (tables.placements > 0) {
      drawPlacements(moves);
    } else if (pieces > 0) {
      System.arraycopy(empty, 0, order, 0, order.length);
      starts.shuffle(order, 0, order.length);
    }
    long white = drawnWhite;
    long black = drawnBlack;
    long neutral = drawnNeutral;
    for (int i = 0; i < pieces; i++) {
      long bit = 1L << order[i];
      white |= bit & givesWhite[i];
      black |= bit & givesBlack[i];
      neutral |= bit & givesNeutral[i];
    }
    this.white = white;
    this.black = black;
    this.neutral = neutral;
  }

  /** Draws as {@link SteppedPlayout} does. */
  private void drawPlacements(Random moves) {
    System.arraycopy(empty, 0, list, 0, list.length);
    int left = list.length;
    for (int i = 0; i < pieces; i++) {
      int index = moves.below(left);
      order[i] = list[index];
      list[index] = list[--left];
    }
  }
}
