package stacklab.game.playout;

import java.util.Arrays;
import stacklab.board.Board;
import stacklab.random.Random;

/**
 * A board of at most 64 spaces as masks: where stacks reach, what touches what, and what emptying a
 * space may cut off. Immutable, though the arrays are handed out.
 */
final class WordBoard {
  private static final int MAGIC_BITS = 10;
  private static final int ATTEMPTS = 2000;

  final long all;
  final long[] neighbours = new long[Long.SIZE];

  /** The spaces on which a stack is locked once all its neighbours are occupied. */
  final long lockable;

  /** How many heights {@link #reach} tells apart, and 0; higher ones count as the highest. */
  final int heights;

  /** At index space * heights + height: where such a stack reaches, whatever stands there. */
  final long[] reach;

  /** The neighbours of the spaces in {@code spreadMask[i]} at a distance of {@code spread[i]}. */
  final int[] spread;

  final long[] spreadMask;

  private final long[] magic = new long[Long.SIZE];

  /** For each space, a bit for each pattern of stacks around it: whether they hang together not. */
  private final long[] cuts = new long[Long.SIZE << (MAGIC_BITS - 6)];

  WordBoard(Tables tables) {
    long lockableSpaces = 0;
    for (int space = 0; space < tables.spaces; space++) {
      for (int neighbour : tables.neighbours[space]) {
        neighbours[space] |= 1L << neighbour;
      }
      lockableSpaces |= tables.lockable[space] ? 1L << space : 0;
    }
    all = tables.spaces == Long.SIZE ? -1 : (1L << tables.spaces) - 1;
    lockable = lockableSpaces;
    heights = tables.variant.board().longestRay() + 2;
    reach = reach(tables);
    long[] byDistance = byDistance(tables);
    spread = new int[(int) Arrays.stream(byDistance).filter(m -> m != 0).count()];
    spreadMask = new long[spread.length];
    fillSpread(byDistance);
    if (tables.removes) {
      findCuts(tables.spaces);
    }
  }

  private long[] reach(Tables tables) {
    long[] table = new long[Long.SIZE * heights];
    for (int space = 0; space < tables.spaces; space++) {
      for (int height = 1; height < heights; height++) {
        for (int[] ray : tables.rays[space]) {
          int most = Math.min(ray.length, tables.mostSteps(height));
          for (int steps = tables.leastSteps(height); steps <= most; steps++) {
            if (ray[steps - 1] != Board.HOLE) {
              table[space * heights + height] |= 1L << ray[steps - 1];
            }
          }
        }
      }
    }
    return table;
  }

  private static long[] byDistance(Tables tables) {
    long[] masks = new long[2 * Long.SIZE];
    for (int space = 0; space < tables.spaces; space++) {
      for (int neighbour : tables.neighbours[space]) {
        masks[Long.SIZE + neighbour - space] |= 1L << space;
      }
    }
    return masks;
  }

  private void fillSpread(long[] byDistance) {
    int n = 0;
    for (int i = 0; i < byDistance.length; i++) {
      if (byDistance[i] != 0) {
        spread[n] = i - Long.SIZE;
        spreadMask[n++] = byDistance[i];
      }
    }
  }

  /** Returns the spaces of {@code within} that chains of neighbours in it join to {@code seeds}. */
  long connected(long seeds, long within) {
    long reached = seeds;
    long before;
    do {
      before = reached;
      long grown = reached;
      for (int i = 0; i < spread.length; i++) {
        grown |= Long.rotateLeft(reached & spreadMask[i], spread[i]);
      }
      reached = grown & within;
    } while (reached != before);
    return reached;
  }

  /**
   * Returns whether emptying a space may cut something off, since the stacks around it do not hang
   * together among themselves.
   *
   * @param occupied the spaces with stacks, without the emptied one
   */
  boolean mayCut(int emptied, long occupied) {
    long around = occupied & neighbours[emptied];
    int pattern = pattern(around, magic[emptied]);
    return (cuts[(emptied << (MAGIC_BITS - 6)) + (pattern >> 6)] >>> pattern & 1) != 0;
  }

  private static int pattern(long around, long magic) {
    return (int) ((around * magic) >>> (Long.SIZE - MAGIC_BITS));
  }

  /**
   * Looks for multipliers that send the patterns of stacks around each space to numbers of few
   * bits, such that no number stands for patterns that hang together and others that do not; the
   * device known as magic bitboards. Where none is found, every pattern is taken for a cut.
   */
  private void findCuts(int spaces) {
    Random random = Random.of(1);
    for (int space = 0; space < spaces; space++) {
      boolean found = false;
      for (int i = 0;
          i < ATTEMPTS && !found && Long.bitCount(neighbours[space]) <= MAGIC_BITS;
          i++) {
        long dense = random.nextLong();
        magic[space] = dense & random.nextLong();
        found = fillCuts(space);
      }
      if (!found) {
        Arrays.fill(cuts, space << 4, (space + 1) << 4, -1);
      }
    }
  }

  private boolean fillCuts(int space) {
    long[] cutting = new long[1 << (MAGIC_BITS - 6)];
    long[] joined = new long[1 << (MAGIC_BITS - 6)];
    long around = 0;
    do {
      int pattern = pattern(around, magic[space]);
      boolean cut = connected(Long.lowestOneBit(around), around) != around;
      (cut ? cutting : joined)[pattern >> 6] |= 1L << pattern;
      around = (around - neighbours[space]) & neighbours[space];
    } while (around != 0);
    for (int i = 0; i < cutting.length; i++) {
      if ((cutting[i] & joined[i]) != 0) {
        return false;
      }
      cuts[(space << (MAGIC_BITS - 6)) + i] = cutting[i];
    }
    return true;
  }
}
