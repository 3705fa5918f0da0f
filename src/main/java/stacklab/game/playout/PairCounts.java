package stacklab.game.playout;

/** Counts the legal moves along a game of shrinking pairs that is already drawn. */
abstract class PairCounts {
  /** Returns the quickest way to count for this board. */
  static PairCounts of(Tables tables, int[] pairs) {
    if (tables.spaces > Long.SIZE) {
      return new NeighbourPairCounts(tables, pairs);
    }
    if (tables.cap == Tables.UNLIMITED) {
      return new UncappedPairCounts(pairs);
    }
    return tables.cap <= MaskPairCounts.MOST
        ? new MaskPairCounts(tables, pairs)
        : new NeighbourPairCounts(tables, pairs);
  }

  /** Returns for each space the set of those it makes a pair with; at most 64 spaces. */
  static long[] partners(int[] pairs) {
    long[] partners = new long[Long.SIZE];
    for (int pair : pairs) {
      partners[Pairs.from(pair)] |= 1L << Pairs.to(pair);
      partners[Pairs.to(pair)] |= 1L << Pairs.from(pair);
    }
    return partners;
  }

  /** Takes the stacks' heights at the start of the next games. */
  abstract void start(int[] heights);

  /**
   * Plays a game over again from the start.
   *
   * @param moves the stack moves, see {@link Pairs}
   * @param count how many moves there are
   * @param legal the number of legal moves at the start
   * @param before the number of legal moves before each move is written here
   * @return the sum of these numbers
   */
  abstract long count(int[] moves, int count, int legal, int[] before);
}
