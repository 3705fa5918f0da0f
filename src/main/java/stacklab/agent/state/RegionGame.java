package stacklab.agent.state;

import stacklab.random.Random;

/**
 * What is known of a sum of small regions as a game of its own, whoever moves in it: White's gains
 * in stacks. Games with equal moves have the same hash wherever they lie, and whatever they give in
 * any case: that is the offset, not part of the hash. Mutable.
 */
final class RegionGame {
  /** A move that changes nothing but the turn. */
  static final long TEMPO = hash(option(0, 0));

  /** Who moves first gains a stack. */
  static final long SWITCH = hash(option(1, 0) + option(-1, 0));

  /** The unit of {@link #mean}: so many to a stack. */
  static final int UNIT = 64;

  long hash;

  /** Of the games two of which are worth as much as none, those that are there an odd number. */
  long single;

  int offset;

  /** The least that White can gain, and the most, if both players please. */
  int least;

  int most;

  /** The most moves left when all that can be covered is White's, and Black's. */
  int leftWhite;

  int leftBlack;

  /** A guess of the value between equal players. */
  int mean;

  /** Where the moves of a single region are noted. */
  int list;

  /** Returns the share of a move in a hash: what it gains and the game it leads to. */
  static long option(int gain, long game) {
    return Random.mix(game + gain * 0x9e3779b97f4a7c15L + 0x2545f4914f6cdd1dL);
  }

  /** Returns the hash of a game by the sum of its different options; never 0. */
  static long hash(long options) {
    return Random.mix(options) | 1;
  }

  /**
   * Returns whether two of a game are worth as much as none. Whoever has a plan for the rest
   * answers in the second what is played in the first; and who must begin when the rest is over
   * loses nothing by that.
   */
  static boolean pairsCancel(long hash) {
    return hash == TEMPO || hash == SWITCH;
  }

  /** Returns whether a game of which pairs cancel is among the {@link #single} ones. */
  static boolean isIn(long single, long hash) {
    return single == hash || single == (TEMPO ^ SWITCH);
  }

  void clear() {
    hash = 0;
    single = 0;
    offset = 0;
    least = 0;
    most = 0;
    leftWhite = 0;
    leftBlack = 0;
    mean = 0;
    list = 0;
  }

  /** Adds a region. */
  void add(RegionGame region) {
    if (pairsCancel(region.hash)) {
      single ^= region.hash;
    } else {
      hash += region.hash;
    }
    offset += region.offset;
    least += region.least;
    most += region.most;
    leftWhite += region.leftWhite;
    leftBlack += region.leftBlack;
    mean += region.mean;
  }

  /** Returns the hash of the sum; 0 if what it gives is the offset in any case. */
  long sum() {
    return hash + single;
  }
}
