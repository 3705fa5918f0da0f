package stacklab.game.playout;

import stacklab.game.Move;
import stacklab.random.Random;
import stacklab.rules.Setup;
import stacklab.rules.TieBreak;

/**
 * Plays variants whose legal pairs only shrink; see {@link Strategy#PAIRS}.
 *
 * <p>A game is drawn first, in a loop without an unpredictable branch, and then played over again
 * where more than its length and the numbers of stacks is wanted.
 */
final class PairsPlayout extends SteppedPlayout {
  /** What a space's state is at least when it is empty; else 8 times the height plus the owner. */
  private static final int EMPTY = 1 << 24;

  private static final int UNIT = 8;
  private static final int OWNER = UNIT - 1;

  /** What a stack adds to the lead in half points, by its owner. */
  private static final int[] SIDE = {2, -2, 0};

  /** Numbers drawn from one random word, and the bits of each. */
  private static final int LANES = 4;

  private static final int LANE_BITS = 16;
  private static final int LANE = (1 << LANE_BITS) - 1;

  /** After this part of the list is drawn, the rest is pruned: found by trying 2, 3 and 4. */
  private static final int PART = 3;

  /** A list as short as this is not pruned. */
  private static final int FEW = 24;

  private final int tooHigh;
  private final boolean sameStart;
  private final int[] allPairs;
  private final PairCounts pairCounts;
  private final int[] startPairs;
  private final int[] startState;
  private final int[] pairs;
  private final int[] state;
  private final int[] drawn;
  private final int[] before;
  private int startCount;
  private int startLead;
  private int moved;

  /** Whether the variant's own start, the same for all games, is loaded. */
  private boolean atOwnStart;

  /** Whether the game has been played over again on the stacks. */
  private boolean replayed;

  PairsPlayout(Tables tables, Detail detail) {
    super(tables, detail);
    tooHigh = tables.cap == Tables.UNLIMITED ? EMPTY : (tables.cap + 1) * UNIT;
    sameStart = tables.variant.setup() instanceof Setup.AsDrawn;
    allPairs = Pairs.of(tables);
    pairCounts = PairCounts.of(tables, allPairs);
    startPairs = new int[allPairs.length + 1];
    startState = new int[tables.spaces];
    pairs = new int[startPairs.length];
    state = new int[tables.spaces];
    drawn = new int[tables.spaces + 1];
    before = new int[tables.spaces];
  }

  @Override
  public Strategy strategy() {
    return Strategy.PAIRS;
  }

  @Override
  public void play(Random starts, Random moves) {
    if (!sameStart) {
      super.play(starts, moves);
      return;
    }
    clear();
    turn = tables.firstToMove;
    if (!atOwnStart || replayed) {
      stacks.setUp(starts);
    }
    if (!atOwnStart) {
      load();
    }
    atOwnStart = true;
    finish(moves);
  }

  @Override
  void run(Random random) {
    atOwnStart = false;
    load();
    finish(random);
  }

  /** Takes over the start from the stacks. */
  private void load() {
    for (int space = 0; space < startState.length; space++) {
      int height = stacks.height[space];
      startState[space] = height == 0 ? EMPTY : height * UNIT + stacks.owner[space];
    }
    int n = 0;
    for (int pair : allPairs) {
      startPairs[n] = pair;
      n += startState[Pairs.from(pair)] + startState[Pairs.to(pair)] < tooHigh ? 1 : 0;
    }
    startCount = n;
    startLead = stacks.lead();
    if (counts) {
      pairCounts.start(stacks.height);
    }
  }

  private void finish(Random random) {
    System.arraycopy(startState, 0, state, 0, state.length);
    System.arraycopy(startPairs, 0, pairs, 0, startCount);
    moved = draw(random);
    replayed = false;
    long legal = counts ? pairCounts.count(drawn, moved, 2 * startCount, before) : 0;
    if (traces && tables.score == TieBreak.TALLEST) {
      replay();
    } else if (traces) {
      trace();
    } else {
      plies += moved;
      legalMoves += legal;
    }
    if (moved > 0) {
      noteMover((turn + moved - 1) & 1);
    }
    judge(false);
  }

  /** Draws the stack moves of a game and returns how many there are. */
  private int draw(Random random) {
    int count = 0;
    int left = startCount;
    while (left > 0) {
      int until = left < FEW ? 0 : left - left / PART;
      count =
          2 * left <= LANE
              ? drawSome(random, left, until, count)
              : drawSlowly(random, left, until, count);
      left = prune(until);
    }
    return count;
  }

  /**
   * Draws with {@link #LANES} numbers from each random word.
   *
   * @param length how many pairs there are in the list
   * @param until how many there shall be
   * @param before how many moves have been drawn
   * @return how many moves have been drawn now
   */
  private int drawSome(Random random, int length, int until, int before) {
    int count = before;
    int left = length;
    while (left > until) {
      long word = random.nextLong();
      for (int lane = 0; lane < LANES && left > until; lane++) {
        int bound = 2 * left;
        int product = ((int) word & LANE) * bound;
        word >>>= LANE_BITS;
        // As in Random.below: what would favour some numbers is left out.
        if ((product & LANE) < bound && (product & LANE) < (LANE + 1) % bound) {
          continue;
        }
        int index = product >>> LANE_BITS;
        int pair = Pairs.turned(pairs[index >> 1], index & 1);
        pairs[index >> 1] = pairs[--left];
        drawn[count] = pair;
        count -= join(pair);
      }
    }
    return count;
  }

  /** Does the same where the list is too long for that. */
  private int drawSlowly(Random random, int length, int until, int before) {
    int count = before;
    int left = length;
    while (left > until) {
      int index = random.below(2 * left);
      int pair = Pairs.turned(pairs[index >> 1], index & 1);
      pairs[index >> 1] = pairs[--left];
      drawn[count] = pair;
      count -= join(pair);
    }
    return count;
  }

  /** Drops the illegal pairs of the list and returns how many are left. */
  private int prune(int length) {
    int kept = 0;
    for (int i = 0; i < length; i++) {
      int pair = pairs[i];
      pairs[kept] = pair;
      kept -= (state[Pairs.from(pair)] + state[Pairs.to(pair)] - tooHigh) >> 31;
    }
    return kept;
  }

  /**
   * Plays a move if that is legal; without a branch, since none could be predicted.
   *
   * @return -1 if it is legal and 0 if not
   */
  private int join(int pair) {
    int from = Pairs.from(pair);
    int to = Pairs.to(pair);
    int fromState = state[from];
    int toState = state[to];
    int legal = (fromState + toState - tooHigh) >> 31;
    state[to] = toState + ((fromState - (toState & OWNER)) & legal);
    state[from] = fromState | (EMPTY & legal);
    return legal;
  }

  /** Returns how many stacks a player owns; without a branch, as in {@link #join}. */
  private int ownedStacks(int player) {
    int sum = 0;
    for (int space = 0; space < state.length; space++) {
      sum += (((state[space] & (EMPTY | OWNER)) ^ player) - 1) >>> 31;
    }
    return sum;
  }

  /** Plays the game over again on the stacks. */
  private void replay() {
    for (int i = 0; i < moved; i++) {
      stacks.merge(Pairs.from(drawn[i]), Pairs.to(drawn[i]));
      if (traces && tables.score == TieBreak.TALLEST) {
        enter(move(i), before[i], stacks.lead());
      }
    }
    replayed = true;
  }

  private int move(int index) {
    return Move.of(Pairs.from(drawn[index]), Pairs.to(drawn[index]));
  }

  /** Enters the moves of the game, for a score in which every stack or piece counts alike. */
  private void trace() {
    System.arraycopy(startState, 0, state, 0, state.length);
    boolean pieces = tables.score == TieBreak.PIECES;
    int lead = startLead;
    for (int i = 0; i < moved; i++) {
      int fromState = state[Pairs.from(drawn[i])];
      int toState = state[Pairs.to(drawn[i])];
      int lost = SIDE[toState & OWNER];
      lead += pieces ? (SIDE[fromState & OWNER] - lost) * (toState / UNIT) : -lost;
      state[Pairs.to(drawn[i])] = fromState + toState - (toState & OWNER);
      state[Pairs.from(drawn[i])] = EMPTY;
      enter(move(i), before[i], lead);
    }
  }

  @Override
  int measure(TieBreak what, int player) {
    if (what == TieBreak.STACKS) {
      return ownedStacks(player);
    }
    if (!replayed) {
      replay();
    }
    return super.measure(what, player);
  }
}
