package stacklab.agent.search;

/**
 * A transposition table: what is known of positions, by their hash. Where room is short the one
 * looked into less deeply gives way. Mutable, not thread-safe.
 *
 * <p>Two positions with the same hash are taken for one another; with words of 64 bits that is to
 * be expected once in some ten thousand million million pairs.
 */
final class Table {
  /** The value is exact, at least, or at most what is stored. */
  static final int EXACT = 3;

  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;

  /** Added to the bound of an entry that no estimate went into: it holds whatever the depth. */
  static final int PROVEN = 4;

  static final int NO_MOVE = (1 << 21) - 1;

  private static final int VALUE_OFFSET = 1 << 24;

  private static final int DEPTH_SHIFT = 3;
  private static final int DEPTH_MASK = 0xff;

  private final Entries entries;

  /** Makes a table of {@code 2^bits} entries. */
  Table(int bits) {
    this.entries = new Entries(bits, DEPTH_SHIFT, DEPTH_MASK);
  }

  void clear() {
    entries.clear();
  }

  /** Returns what is stored, or 0 if nothing is. */
  long find(long key) {
    return entries.find(key);
  }

  void store(long key, int depth, int bound, int value, int move) {
    long what = (long) (value + VALUE_OFFSET) << 32 | (long) move << 11;
    entries.store(key, what | (long) depth << DEPTH_SHIFT | bound);
  }

  static int bound(long entry) {
    return (int) entry & 3;
  }

  static boolean proven(long entry) {
    return (entry & PROVEN) != 0;
  }

  static int depth(long entry) {
    return (int) (entry >>> DEPTH_SHIFT) & DEPTH_MASK;
  }

  static int move(long entry) {
    return (int) (entry >>> 11) & NO_MOVE;
  }

  static int value(long entry) {
    return (int) (entry >>> 32) - VALUE_OFFSET;
  }
}
