package stacklab.agent.state;

import java.util.Optional;
import stacklab.random.Random;
import stacklab.rules.Distance;
import stacklab.rules.Locked;
import stacklab.rules.Onto;
import stacklab.rules.Path;
import stacklab.rules.Removal;
import stacklab.rules.Score;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;

/**
 * Splits a state into regions that can no longer touch one another, where the rules let only two
 * stacks a fixed distance apart meet, whoever moves. Heights only grow and an emptied space stays
 * empty, so a pair of spaces that cannot meet never will: a stack without a partner is settled, and
 * the rest falls into regions. What the rest of the game adds to the lead depends on the regions
 * alone, and on a small region's shape rather than its place. Keeps only scratch space.
 */
public final class Regions {
  private static final int SMALL = 5;

  private final WordState state;
  private final int cap;
  private final long[] partners = new long[Long.SIZE];
  private final long[] labels = new long[SMALL];
  private final long[] next = new long[SMALL];
  private final int[] spaces = new int[SMALL];
  private long key;
  private int gain;
  private int loss;
  private int leftToMe;
  private int leftToOther;

  private Regions(WordState state) {
    this.state = state;
    this.cap = state.variant().heightCap().orElse(Integer.MAX_VALUE);
  }

  /** Returns the regions of a state, if its variant's rules are of the kind that has them. */
  public static Optional<Regions> of(State state) {
    Variant v = state.variant();
    boolean apart =
        v.move().distance() instanceof Distance.Exactly exactly
            && (exactly.steps() == 1 || v.move().path() == Path.JUMP)
            && v.move().sameForBoth()
            && v.move().onto() == Onto.ANY
            && v.move().locked() == Locked.NEVER
            && v.removal() == Removal.NONE;
    boolean adds =
        v.score() == Score.STACKS
            && v.plyLimit().isEmpty()
            && (v.tieBreaks().isEmpty() || v.tieBreaks().get(0) == TieBreak.DRAW);
    return apart && adds && state instanceof WordState word
        ? Optional.of(new Regions(word))
        : Optional.empty();
  }

  /** Looks at the state as it stands; placement must be over and no swap possible. */
  public void look() {
    long rest = 0;
    for (long left = state.occupied; left != 0; left &= left - 1) {
      int space = Long.numberOfTrailingZeros(left);
      partners[space] = state.partners(space, cap);
      rest |= partners[space] == 0 ? 0 : 1L << space;
    }
    key = state.turn();
    gain = 0;
    loss = 0;
    leftToMe = 0;
    leftToOther = 0;
    boolean neutral = (rest & ~state.white & ~state.black) != 0;
    while (rest != 0) {
      long region = region(Long.lowestOneBit(rest));
      rest &= ~region;
      add(region);
    }
    key = Random.mix(key);
    if (!neutral) {
      gain = Math.min(gain, 2 + leftToOther);
      loss = Math.min(loss, leftToMe);
    }
  }

  private long region(long seed) {
    long region = seed;
    for (long frontier = seed; frontier != 0; ) {
      long grown = 0;
      for (; frontier != 0; frontier &= frontier - 1) {
        grown |= partners[Long.numberOfTrailingZeros(frontier)];
      }
      frontier = grown & ~region;
      region |= frontier;
    }
    return region;
  }

  private void add(long region) {
    int size = Long.bitCount(region);
    int mine = Long.bitCount(region & state.owned(state.turn()));
    int theirs = Long.bitCount(region & state.owned(1 - state.turn()));
    // Each move takes one stack away and the last one stays.
    gain += 2 * Math.min(size - 1, theirs);
    loss += 2 * Math.min(size - 1, mine);
    // A player who covers the other's stacks while he can gives nothing away until only his own are
    // left to cover, and then one less than he has in each region.
    leftToMe += 2 * Math.max(0, mine - 1);
    leftToOther += 2 * Math.max(0, theirs - 1);
    key += size <= SMALL ? shape(region, size) : place(region);
  }

  private long place(long region) {
    long sum = 0;
    for (long left = region; left != 0; left &= left - 1) {
      int space = Long.numberOfTrailingZeros(left);
      sum ^= Random.mix((long) space << 16 ^ label(space));
    }
    return Random.mix(sum);
  }

  private long label(int space) {
    return (long) state.owner(space) << 8 | state.height[space];
  }

  /**
   * Returns a number that is the same for regions of the same shape, and another for others: three
   * rounds of colour refinement, which tells all graphs of at most five corners apart.
   */
  private long shape(long region, int size) {
    int n = 0;
    for (long left = region; left != 0; left &= left - 1) {
      spaces[n] = Long.numberOfTrailingZeros(left);
      labels[n] = size == 2 ? state.owner(spaces[n]) : label(spaces[n]);
      n++;
    }
    for (int round = 0; round < 3; round++) {
      for (int i = 0; i < n; i++) {
        long sum = labels[i] * 0x9e3779b97f4a7c15L;
        for (int j = 0; j < n; j++) {
          sum += (partners[spaces[i]] >>> spaces[j] & 1) == 0 ? 0 : Random.mix(labels[j] + 7);
        }
        next[i] = Random.mix(sum + 1);
      }
      System.arraycopy(next, 0, labels, 0, n);
    }
    long sum = size;
    for (int i = 0; i < n; i++) {
      sum += Random.mix(labels[i]);
    }
    return Random.mix(sum);
  }

  /** Returns a hash of the regions and the turn; equal regions can add the same to the lead. */
  public long key() {
    return key;
  }

  /** Returns the most half points by which the lead of the player to move can grow. */
  public int gain() {
    return gain;
  }

  /** Returns the most half points by which it can shrink. */
  public int loss() {
    return loss;
  }
}
