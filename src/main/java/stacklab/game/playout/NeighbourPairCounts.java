package stacklab.game.playout;

import java.util.stream.IntStream;

/** Counts on boards of any size, looking at each partner of the two spaces of a move. */
final class NeighbourPairCounts extends PairCounts {
  /** The height of an empty space, too high for every sum. */
  private static final int EMPTY = Tables.UNLIMITED;

  private final int highest;
  private final int[][] partners;
  private final int[] startHeight;
  private final int[] height;

  NeighbourPairCounts(Tables tables, int[] pairs) {
    highest = Math.min(tables.cap, EMPTY - 1);
    startHeight = new int[tables.spaces];
    height = new int[tables.spaces];
    partners = new int[tables.spaces][];
    for (int space = 0; space < tables.spaces; space++) {
      int one = space;
      partners[space] =
          IntStream.of(pairs)
              .filter(pair -> Pairs.from(pair) == one || Pairs.to(pair) == one)
              .map(pair -> Pairs.from(pair) + Pairs.to(pair) - one)
              .toArray();
    }
  }

  @Override
  void start(int[] heights) {
    for (int space = 0; space < heights.length; space++) {
      startHeight[space] = heights[space] == 0 ? EMPTY : heights[space];
    }
  }

  @Override
  long count(int[] moves, int count, int legal, int[] before) {
    System.arraycopy(startHeight, 0, height, 0, height.length);
    int left = legal;
    long sum = 0;
    for (int i = 0; i < count; i++) {
      int from = Pairs.from(moves[i]);
      int to = Pairs.to(moves[i]);
      before[i] = left;
      sum += left;
      int lost = pairs(from, height[from]) + pairs(to, height[to]) - 1;
      int joined = height[from] + height[to];
      height[from] = EMPTY;
      height[to] = joined;
      left -= 2 * (lost - pairs(to, joined));
    }
    return sum;
  }

  /** Returns with how many others the stack of this height on a space may be joined. */
  private int pairs(int space, int own) {
    int pairs = 0;
    for (int partner : partners[space]) {
      pairs += (own + height[partner] - highest - 1) >>> 31;
    }
    return pairs;
  }
}
