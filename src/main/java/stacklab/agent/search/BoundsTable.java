package stacklab.agent.search;

/**
 * What the {@link Solver} knows of positions, by their hash: between which bounds the value lies,
 * and the move that was best. Where room is short, the one that took less work gives way. Mutable,
 * not thread-safe.
 */
final class BoundsTable {
  /** No value is this far from 0. */
  static final int BIG = 8000;

  private static final int BITS = 14;
  private static final int MASK = (1 << BITS) - 1;

  private static final int WORK_SHIFT = 49;

  private final Entries entries;

  /** Makes a table of {@code 2^bits} entries. */
  BoundsTable(int bits) {
    this.entries = new Entries(bits, WORK_SHIFT, -1);
  }

  void clear() {
    entries.clear();
  }

  /** Returns what is stored, or 0 if nothing is. */
  long find(long key) {
    return entries.find(key);
  }

  /** Stores bounds; {@code work} is how many nodes they took. */
  void store(long key, int least, int most, int move, long work) {
    int size = Long.SIZE - Long.numberOfLeadingZeros(work + 1);
    long bounds = (long) (most + BIG) << BITS | (least + BIG);
    entries.store(key, (long) size << WORK_SHIFT | (long) move << (2 * BITS) | bounds);
  }

  static int least(long entry) {
    return ((int) entry & MASK) - BIG;
  }

  static int most(long entry) {
    return ((int) (entry >>> BITS) & MASK) - BIG;
  }

  static int move(long entry) {
    return (int) (entry >>> (2 * BITS)) & Table.NO_MOVE;
  }
}
