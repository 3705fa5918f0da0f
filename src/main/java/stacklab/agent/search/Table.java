package stacklab.agent.search;

import java.util.Arrays;

/**
 * A transposition table: what is known of positions, by their hash. Each place holds two entries;
 * the one looked into less deeply gives way. Mutable, not thread-safe.
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

  private final long[] keys;
  private final long[] data;
  private final int mask;

  /** Makes a table of {@code 2^bits} entries. */
  Table(int bits) {
    this.keys = new long[1 << bits];
    this.data = new long[1 << bits];
    this.mask = (1 << bits) - 1;
  }

  void clear() {
    Arrays.fill(keys, 0);
    Arrays.fill(data, 0);
  }

  /** Returns what is stored, or 0 if nothing is. */
  long find(long key) {
    int at = (int) key & mask;
    if (keys[at] == key) {
      return data[at];
    }
    return keys[at ^ 1] == key ? data[at ^ 1] : 0;
  }

  void store(long key, int depth, int bound, int value, int move) {
    int at = (int) key & mask;
    if (keys[at] != key) {
      int other = at ^ 1;
      if (keys[other] == key || depth(data[other]) < depth(data[at])) {
        at = other;
      }
    }
    keys[at] = key;
    data[at] = (long) (value + VALUE_OFFSET) << 32 | (long) move << 11 | (long) depth << 3 | bound;
  }

  static int bound(long entry) {
    return (int) entry & 3;
  }

  static boolean proven(long entry) {
    return (entry & PROVEN) != 0;
  }

  static int depth(long entry) {
    return (int) (entry >>> 3) & 0xff;
  }

  static int move(long entry) {
    return (int) (entry >>> 11) & NO_MOVE;
  }

  static int value(long entry) {
    return (int) (entry >>> 32) - VALUE_OFFSET;
  }
}
