package stacklab.game;

/**
 * A move as a number, so that lists of moves need no objects.
 *
 * <p>A stack move holds its two spaces; a placement holds its space twice (a stack never moves to
 * where it stands); a pass and a swap are fixed numbers. In ascending order: placements and stack
 * moves by space, then the pass, then the swap.
 */
public final class Move {
  /** The forced pass. */
  public static final int PASS = 1 << 20;

  /** The exchange of colours. */
  public static final int SWAP = PASS + 1;

  private static final int BITS = 10;

  private Move() {}

  /** Returns the stack move from one space to another. */
  public static int of(int from, int to) {
    return from << BITS | to;
  }

  /** Returns the placement on a space. */
  public static int placement(int space) {
    return of(space, space);
  }

  /** Returns the space a stack move starts from; for a placement its space. */
  public static int from(int move) {
    return move >>> BITS;
  }

  /** Returns the space a stack move leads to; for a placement its space. */
  public static int to(int move) {
    return move & (1 << BITS) - 1;
  }

  /** Returns whether this is a placement. */
  public static boolean isPlacement(int move) {
    return move < PASS && from(move) == to(move);
  }

  /** Returns whether this moves a stack. */
  public static boolean isStackMove(int move) {
    return move < PASS && from(move) != to(move);
  }
}
