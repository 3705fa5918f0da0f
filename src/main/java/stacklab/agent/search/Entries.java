package stacklab.agent.search;

import java.util.Arrays;

/**
 * Where tables of positions keep their entries, by the positions' hash. Each place holds two
 * entries; the one worth less gives way. Mutable, not thread-safe.
 */
final class Entries {
  private final long[] keys;
  private final long[] data;
  private final int mask;
  private final int worthShift;
  private final long worthMask;

  /**
   * Makes room for {@code 2^bits} entries.
   *
   * @param worthShift the lowest bit of what an entry is worth
   * @param worthMask the bits of it, after the shift
   */
  Entries(int bits, int worthShift, long worthMask) {
    this.keys = new long[1 << bits];
    this.data = new long[1 << bits];
    this.mask = (1 << bits) - 1;
    this.worthShift = worthShift;
    this.worthMask = worthMask;
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

  void store(long key, long entry) {
    int at = (int) key & mask;
    if (keys[at] != key && (keys[at ^ 1] == key || worth(data[at ^ 1]) < worth(data[at]))) {
      at ^= 1;
    }
    keys[at] = key;
    data[at] = entry;
  }

  private long worth(long entry) {
    return entry >>> worthShift & worthMask;
  }
}
