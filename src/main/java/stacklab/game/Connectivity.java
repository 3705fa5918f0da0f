package stacklab.game;

import java.util.Arrays;

/**
 * Finds the stacks with no chain of neighbouring stacks to one that contains a base. Keeps only
 * scratch space; not thread-safe.
 */
final class Connectivity {
  private final Tables tables;
  private final int words;
  private final long[] reached;
  private final long[] frontier;
  private final long[] grown;

  Connectivity(Tables tables) {
    this.tables = tables;
    this.words = tables.words;
    this.reached = new long[words];
    this.frontier = new long[words];
    this.grown = new long[words];
  }

  /**
   * Returns whether the stacks around a space that has just become empty hang together among
   * themselves. If they do, and everything was connected before, nothing else has been cut off.
   */
  boolean joinedAround(BoardState state, int space) {
    int row = space * words;
    boolean started = false;
    for (int w = 0; w < words; w++) {
      long around = tables.neighbours[row + w] & state.occupied[w];
      reached[w] = started ? 0 : Long.lowestOneBit(around);
      started |= around != 0;
      frontier[w] = reached[w];
    }
    spread(state.occupied, row);
    for (int w = 0; w < words; w++) {
      if ((tables.neighbours[row + w] & state.occupied[w]) != reached[w]) {
        return false;
      }
    }
    return true;
  }

  /** Returns the set of stacks connected to a base; it is overwritten by the next call. */
  long[] connected(BoardState state) {
    System.arraycopy(state.based, 0, reached, 0, words);
    System.arraycopy(state.based, 0, frontier, 0, words);
    spread(state.occupied, -1);
    return reached;
  }

  /**
   * Grows {@link #reached} over neighbours in {@code within}, and in a row of neighbours if given.
   */
  private void spread(long[] within, int row) {
    boolean growing = true;
    while (growing) {
      Arrays.fill(grown, 0);
      for (int v = 0; v < words; v++) {
        for (long rest = frontier[v]; rest != 0; rest &= rest - 1) {
          int from = (v * 64 + Long.numberOfTrailingZeros(rest)) * words;
          for (int w = 0; w < words; w++) {
            grown[w] |= tables.neighbours[from + w];
          }
        }
      }
      growing = false;
      for (int w = 0; w < words; w++) {
        long fresh = grown[w] & within[w] & ~reached[w];
        fresh &= row < 0 ? -1 : tables.neighbours[row + w];
        reached[w] |= fresh;
        frontier[w] = fresh;
        growing |= fresh != 0;
      }
    }
  }
}
