package stacklab.game.playout;

import java.util.Arrays;

/** Counts on boards of at most 64 spaces under a height cap, a set of spaces being one word. */
final class MaskPairCounts extends PairCounts {
  /** The highest cap for which this is the quickest way. */
  static final int MOST = 16;

  /** The highest cap for which {@link #lower} does without a loop. */
  private static final int LOW = 5;

  private final int cap;
  private final long[] partners;
  private final int[] startHeight = new int[Long.SIZE];
  private final int[] height = new int[Long.SIZE];

  /** At index k: the stacks of at most this height; 0 has none. */
  private final long[] startAtMost = new long[MOST];

  private final long[] atMost = new long[MOST];

  MaskPairCounts(Tables tables, int[] pairs) {
    cap = tables.cap;
    partners = partners(pairs);
  }

  @Override
  void start(int[] heights) {
    Arrays.fill(startAtMost, 0);
    for (int space = 0; space < heights.length; space++) {
      startHeight[space] = heights[space];
      if (heights[space] > 0) {
        for (int k = heights[space]; k < MOST; k++) {
          startAtMost[k] |= 1L << space;
        }
      }
    }
  }

  @Override
  long count(int[] moves, int count, int legal, int[] before) {
    System.arraycopy(startHeight, 0, height, 0, height.length);
    System.arraycopy(startAtMost, 0, atMost, 0, atMost.length);
    int left = legal;
    long sum = 0;
    for (int i = 0; i < count; i++) {
      before[i] = left;
      sum += left;
      left -= 2 * lost(Pairs.from(moves[i]), Pairs.to(moves[i]));
    }
    return sum;
  }

  /** Plays a move and returns how many pairs it takes away. */
  private int lost(int from, int to) {
    int fromHeight = height[from];
    int toHeight = height[to];
    int joined = fromHeight + toHeight;
    long around = partners[to] & ~(1L << from);
    long tooHighNow = atMost[cap - toHeight] & ~atMost[cap - joined];
    int lost =
        Long.bitCount(partners[from] & atMost[cap - fromHeight])
            + Long.bitCount(around & tooHighNow);
    height[to] = joined;
    lower(1L << from, 1L << to, joined);
    return lost;
  }

  /**
   * Takes an emptied space out of all sets, and one that has grown out of those it is too high for.
   */
  private void lower(long emptied, long grown, int height) {
    long[] atMost = this.atMost;
    atMost[1] &= ~(emptied | grown);
    atMost[2] &= ~(emptied | (grown & ((2 - height) >> 31)));
    atMost[3] &= ~(emptied | (grown & ((3 - height) >> 31)));
    atMost[4] &= ~(emptied | (grown & ((4 - height) >> 31)));
    if (cap > LOW) {
      for (int k = LOW; k < cap; k++) {
        atMost[k] &= ~(emptied | (grown & ((k - height) >> 31)));
      }
    }
  }
}
