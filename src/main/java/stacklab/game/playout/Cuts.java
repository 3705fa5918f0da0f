package stacklab.game.playout;

import java.util.Arrays;

/**
 * Finds the stacks with no chain of neighbouring stacks to one that contains a base, on a board of
 * any size. Mutable scratch space.
 */
final class Cuts {
  private static final int LOCAL = 31;

  private final Tables tables;

  /** For each space and each of its neighbours: which others of them touch that one. */
  private final int[][] touching;

  private final int[] queue;
  private final boolean[] reached;

  Cuts(Tables tables) {
    this.tables = tables;
    touching = new int[tables.spaces][];
    queue = new int[tables.spaces];
    reached = new boolean[tables.spaces];
    for (int space = 0; space < tables.spaces; space++) {
      touching[space] = touching(tables.neighbours[space]);
    }
  }

  private int[] touching(int[] around) {
    int[] masks = new int[around.length];
    for (int i = 0; i < Math.min(around.length, LOCAL); i++) {
      for (int j = 0; j < Math.min(around.length, LOCAL); j++) {
        if (Arrays.binarySearch(tables.neighbours[around[i]], around[j]) >= 0) {
          masks[i] |= 1 << j;
        }
      }
    }
    return masks;
  }

  /**
   * Returns whether emptying a space may have cut something off: the stacks around it do not hang
   * together among themselves.
   */
  boolean mayCut(int[] height, int emptied) {
    int[] around = tables.neighbours[emptied];
    if (around.length > LOCAL) {
      return true;
    }
    int occupied = 0;
    for (int i = 0; i < around.length; i++) {
      occupied |= height[around[i]] > 0 ? 1 << i : 0;
    }
    int joined = occupied & -occupied;
    int[] masks = touching[emptied];
    int rest = joined;
    while (rest != 0) {
      int fresh = masks[Integer.numberOfTrailingZeros(rest)] & occupied & ~joined;
      joined |= fresh;
      rest = (rest & (rest - 1)) | fresh;
    }
    return joined != occupied;
  }

  /**
   * Returns for each space whether its stack is connected to a base; overwritten by the next call.
   */
  boolean[] connected(int[] height, int[] bases) {
    Arrays.fill(reached, false);
    int last = 0;
    for (int space = 0; space < bases.length; space++) {
      if (bases[space] > 0) {
        reached[space] = true;
        queue[last++] = space;
      }
    }
    for (int next = 0; next < last; next++) {
      for (int neighbour : tables.neighbours[queue[next]]) {
        if (height[neighbour] > 0 && !reached[neighbour]) {
          reached[neighbour] = true;
          queue[last++] = neighbour;
        }
      }
    }
    return reached;
  }
}
