package stacklab.agent.state;

import java.util.Arrays;
import stacklab.random.Random;

/** The games of small regions by a hash of their stacks, with their moves. Mutable. */
final class RegionStore {
  private static final int FIRST_SIZE = 1 << 12;
  private static final int MOST = 1 << 19;
  private static final int MASK = 255;
  private static final int ZERO = 64;

  private long[] keys = new long[FIRST_SIZE];
  private long[] hashes = new long[FIRST_SIZE];
  private long[] data = new long[FIRST_SIZE];
  private int[] lists = new int[FIRST_SIZE];
  private int[] moves = new int[FIRST_SIZE];
  private int end;
  private int used;

  void clear() {
    if (used > 0) {
      Arrays.fill(keys, 0);
    }
    used = 0;
    end = 0;
  }

  /** Reads what is known under a key, which is not 0; returns whether anything is. */
  boolean find(long key, RegionGame into) {
    int at = slot(key);
    if (keys[at] != key) {
      return false;
    }
    into.clear();
    into.hash = hashes[at];
    into.list = lists[at];
    long packed = data[at];
    into.offset = (int) (packed & MASK) - ZERO;
    into.least = (int) (packed >> 8 & MASK) - ZERO;
    into.most = (int) (packed >> 16 & MASK) - ZERO;
    into.leftWhite = (int) (packed >> 24 & MASK);
    into.leftBlack = (int) (packed >> 32 & MASK);
    into.mean = (int) (packed >> 40);
    return true;
  }

  void put(long key, RegionGame game) {
    if (2 * used > keys.length) {
      grow();
    }
    int at = slot(key);
    used++;
    keys[at] = key;
    hashes[at] = game.hash;
    lists[at] = game.list;
    data[at] =
        (long) game.mean << 40
            | (long) game.leftBlack << 32
            | (long) game.leftWhite << 24
            | (game.most + (long) ZERO) << 16
            | (game.least + (long) ZERO) << 8
            | (game.offset + (long) ZERO);
  }

  private int slot(long key) {
    int at = (int) Random.mix(key) & keys.length - 1;
    while (keys[at] != 0 && keys[at] != key) {
      at = at + 1 & keys.length - 1;
    }
    return at;
  }

  private void grow() {
    long[] oldKeys = keys;
    long[] oldHashes = hashes;
    long[] oldData = data;
    int[] oldLists = lists;
    keys = new long[2 * oldKeys.length];
    hashes = new long[keys.length];
    data = new long[keys.length];
    lists = new int[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != 0) {
        int at = slot(oldKeys[i]);
        keys[at] = oldKeys[i];
        hashes[at] = oldHashes[i];
        data[at] = oldData[i];
        lists[at] = oldLists[i];
      }
    }
  }

  /** Returns whether so much is known that it had better be forgotten. */
  boolean full() {
    return used > MOST;
  }

  /** Notes a number of a list of moves and returns its place; places are consecutive. */
  int note(int number) {
    if (end == moves.length) {
      moves = Arrays.copyOf(moves, 2 * end);
    }
    moves[end] = number;
    return end++;
  }

  /** Returns the number at a place. */
  int noted(int place) {
    return moves[place];
  }

  /** Changes the number at a place. */
  void correct(int place, int number) {
    moves[place] = number;
  }
}
