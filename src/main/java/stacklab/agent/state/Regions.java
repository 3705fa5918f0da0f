package stacklab.agent.state;

import java.util.Optional;
import stacklab.game.Move;
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
 * alone, and on a small region's moves rather than its place. Mutable, not thread-safe.
 */
public final class Regions {
  /** What covering a stack counts in the order of a large region's moves. */
  private static final int COVER = 100;

  /** What each stack counts that the two of a move could meet. */
  private static final int NEAR = 8;

  private final WordState state;
  private final int cap;
  private final RegionGames games;
  private final long[] partners = new long[Long.SIZE];
  private final long[] found = new long[Long.SIZE];
  private final RegionGame game = new RegionGame();
  private final RegionGame sum = new RegionGame();
  private int count;
  private long key;
  private int gain;
  private int loss;
  private int leftToMe;
  private int leftToOther;

  private Regions(WordState state) {
    this.state = state;
    this.cap = state.variant().heightCap().orElse(Integer.MAX_VALUE);
    this.games = new RegionGames(state, cap);
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

  /** Forgets all regions seen. */
  public void clear() {
    games.clear();
  }

  /** Returns how many moves were played in small regions since this was made. */
  public long plays() {
    return games.plays();
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
    count = 0;
    sum.clear();
    games.load();
    boolean neutral = (rest & ~state.white & ~state.black) != 0;
    while (rest != 0) {
      long region = region(Long.lowestOneBit(rest));
      rest &= ~region;
      add(region);
    }
    addSmall();
    key = Random.mix(key + sum.sum());
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
    found[count++] = region;
    if (isSmall(region)) {
      games.find(region, game);
      sum.add(game);
      return;
    }
    int mine = Long.bitCount(region & state.owned(state.turn()));
    int theirs = Long.bitCount(region & state.owned(1 - state.turn()));
    // Two stacks of more than half the cap never meet.
    long low = cap == Integer.MAX_VALUE ? region : region & state.lowerHalf();
    int plies = Long.bitCount(region) - Math.max(1, Long.bitCount(region & ~low));
    // Each move takes one stack away and the last ones stay.
    gain += 2 * Math.min(plies, theirs);
    loss += 2 * Math.min(plies, mine);
    // A player who covers the other's stacks while he can gives nothing away until only his own are
    // left to cover, and then one less than he has in each region.
    leftToMe += 2 * left(low & state.owned(state.turn()), mine);
    leftToOther += 2 * left(low & state.owned(1 - state.turn()), theirs);
    key += place(region);
  }

  private static boolean isSmall(long region) {
    return Long.bitCount(region) <= RegionGames.MOST;
  }

  private static int left(long low, int all) {
    return Math.max(0, Math.min(Long.bitCount(low), all - 1));
  }

  private void addSmall() {
    boolean isWhite = state.turn() == 0;
    boolean settled = sum.sum() == 0;
    gain += settled ? offset() : 2 * (isWhite ? sum.most : -sum.least);
    loss += settled ? -offset() : 2 * (isWhite ? -sum.least : sum.most);
    leftToMe += 2 * (isWhite ? sum.leftWhite : sum.leftBlack);
    leftToOther += 2 * (isWhite ? sum.leftBlack : sum.leftWhite);
  }

  private long place(long region) {
    long all = 0;
    for (long left = region; left != 0; left &= left - 1) {
      int space = Long.numberOfTrailingZeros(left);
      int label = cap == Integer.MAX_VALUE ? 0 : state.height[space];
      all ^= Random.mix((long) space << 16 ^ (long) state.owner(space) << 12 ^ label);
    }
    return Random.mix(all);
  }

  /**
   * Writes the moves that are worth a try after {@link #look}: of those in small regions that come
   * to the same only the best, and none in regions that cancel each other.
   *
   * @param rates how much each seems to gain
   * @return how many there are
   */
  public int moves(int[] into, int[] rates) {
    int n = 0;
    long wanted = sum.single;
    for (int i = 0; i < count; i++) {
      if (!isSmall(found[i])) {
        n = largeMoves(found[i], into, rates, n);
        continue;
      }
      games.find(found[i], game);
      boolean pairs = RegionGame.pairsCancel(game.hash);
      if (game.hash != 0 && !(pairs && !RegionGame.isIn(wanted, game.hash))) {
        n = games.moves(game, into, rates, n);
        wanted ^= pairs ? game.hash : 0;
      }
    }
    return n;
  }

  private int largeMoves(long region, int[] into, int[] rates, int from) {
    int n = from;
    long theirs = state.owned(1 - state.turn());
    for (long left = region & state.takeable(state.turn()); left != 0; left &= left - 1) {
      int space = Long.numberOfTrailingZeros(left);
      for (long to = partners[space]; to != 0; to &= to - 1) {
        int target = Long.numberOfTrailingZeros(to);
        into[n] = Move.of(space, target);
        int near = Long.bitCount(partners[space]) + Long.bitCount(partners[target]);
        rates[n++] = ((theirs >>> target & 1) != 0 ? COVER : -COVER) + NEAR * near;
      }
    }
    return n;
  }

  /**
   * Returns a hash of the regions and the turn; equal regions can add the same to the lead beside
   * {@link #offset}.
   */
  public long key() {
    return key;
  }

  /** Returns the half points that the regions add for the player to move in any case. */
  public int offset() {
    return state.turn() == 0 ? 2 * sum.offset : -2 * sum.offset;
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
