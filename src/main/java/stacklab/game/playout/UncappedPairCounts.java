package stacklab.game.playout;

/** Counts on boards of at most 64 spaces where any two stacks of a pair may be joined. */
final class UncappedPairCounts extends PairCounts {
  private final long[] partners;
  private long startOccupied;

  UncappedPairCounts(int[] pairs) {
    partners = partners(pairs);
  }

  @Override
  void start(int[] heights) {
    startOccupied = 0;
    for (int space = 0; space < heights.length; space++) {
      startOccupied |= heights[space] > 0 ? 1L << space : 0;
    }
  }

  @Override
  long count(int[] moves, int count, int legal, int[] before) {
    long occupied = startOccupied;
    int left = legal;
    long sum = 0;
    for (int i = 0; i < count; i++) {
      before[i] = left;
      sum += left;
      int from = Pairs.from(moves[i]);
      left -= 2 * Long.bitCount(partners[from] & occupied);
      occupied &= ~(1L << from);
    }
    return sum;
  }
}
