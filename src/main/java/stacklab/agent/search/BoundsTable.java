package stacklab.agent.search;

import java.util.Arrays;

/**
 * What the {@link Solver} knows of positions, by their hash: between which bounds the value lies,
 * and the move that was best. Each place holds two entries; the one that took less work gives way.
 * Mutable, not thread-safe.
 */
final class BoundsTable {
  /** No value is this far from 0. */
  static final int BIG = 8000;

  private static final int BITS = 14;
  private static final int MASK = (1 << BITS) - 1;

  private final long[] keys;
  private final long[] data;
  private final int mask;

  /** Makes a table of {@code 2^bits} entries. */
  BoundsTable(int bits) {
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

  /** Stores bounds; {@code work} is how many nodes they took. */
  void store(long key, int least, int most, int move, long work) {
    int at = (int) key & mask;
    if (keys[at] != key && (keys[at ^ 1] == key || work(data[at ^ 1]) < work(data[at]))) {
      at ^= 1;
    }
    keys[at] = key;
    int size = Long.SIZE - Long.numberOfLeadingZeros(work + 1);
    long bounds = (long) (most + BIG) << BITS | (least + BIG);
    data[at] = (long) size << 49 | (long) move << (2 * BITS) | bounds;
  }

  private static long work(long entry) {
    return entry >>> 49;
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
