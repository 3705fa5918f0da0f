package stacklab.agent.state;

import stacklab.game.Move;
import stacklab.random.Random;
import stacklab.rules.Bases;

/**
 * Plays small regions out, with no regard to whose turn it is, and remembers what comes of each:
 * see {@link RegionGame}. Mutable.
 */
final class RegionGames {
  /** The most stacks of a small region. */
  static final int MOST = 6;

  private static final int MOST_MOVES = MOST * (MOST - 1);
  private static final int MOVE_BITS = 21;
  private static final int RATE_ZERO = 512;
  private static final int RATE_MASK = 1023;

  private final WordState state;
  private final int cap;
  private final boolean neutralMoves;
  private final RegionStore store = new RegionStore();
  private final Options[] scratch = new Options[MOST + 1];
  private final int[] height = new int[Long.SIZE];
  private long white;
  private long black;
  private long plays;

  /** The different moves of a region and what they lead to. */
  private static final class Options {
    final RegionGame part = new RegionGame();
    final RegionGame after = new RegionGame();
    final int[] gains = new int[MOST_MOVES];
    final long[] games = new long[MOST_MOVES];
    final int[] means = new int[MOST_MOVES];
    final int[] moves = new int[MOST_MOVES];
    int n;

    void add(int move, int covered) {
      int gain = covered + after.offset;
      long game = after.sum();
      for (int i = 0; i < n; i++) {
        if (gains[i] == gain && games[i] == game) {
          return;
        }
      }
      gains[n] = gain;
      games[n] = game;
      means[n] = after.mean + RegionGame.UNIT * covered;
      moves[n++] = move;
    }

    /** Returns whether no move to the same game gains more for a side. */
    boolean isBest(int i, int sign) {
      for (int j = 0; j < n; j++) {
        if (games[i] == games[j] && sign * gains[i] < sign * gains[j]) {
          return false;
        }
      }
      return true;
    }
  }

  RegionGames(WordState state, int cap) {
    this.state = state;
    this.cap = cap;
    this.neutralMoves = state.variant().move().bases() == Bases.MOVABLE;
    for (int i = 0; i < scratch.length; i++) {
      scratch[i] = new Options();
    }
  }

  void clear() {
    store.clear();
  }

  /** Returns how many moves were played in regions since this was made. */
  long plays() {
    return plays;
  }

  /** Makes the stacks of the state those that are looked at. */
  void load() {
    if (store.full()) {
      store.clear();
    }
    white = state.white;
    black = state.black;
    for (long left = state.occupied; left != 0; left &= left - 1) {
      int space = Long.numberOfTrailingZeros(left);
      height[space] = cap == Integer.MAX_VALUE ? 0 : state.height[space];
    }
  }

  private int owner(long bit) {
    return (white & bit) != 0 ? 1 : (black & bit) != 0 ? 2 : 0;
  }

  private long key(long region) {
    long sum = 0;
    for (long left = region; left != 0; left &= left - 1) {
      int space = Long.numberOfTrailingZeros(left);
      long label = (long) space << 16 ^ owner(1L << space) << 12 ^ height[space];
      sum ^= Random.mix(label * 0x9e3779b97f4a7c15L);
    }
    return sum | 1;
  }

  private long partners(int space, long region) {
    long partners = 0;
    long near = state.tables.reach[space * state.tables.heights] & region;
    for (; near != 0; near &= near - 1) {
      int other = Long.numberOfTrailingZeros(near);
      partners |= height[space] + height[other] <= cap ? 1L << other : 0;
    }
    return partners;
  }

  /** Finds out about a region of the stacks loaded. */
  void find(long region, RegionGame into) {
    long key = key(region);
    if (!store.find(key, into)) {
      Options options = scratch[Long.bitCount(region)];
      into.clear();
      play(region, options, into);
      if (options.n > 0) {
        summarize(options, into);
      }
      store.put(key, into);
    }
  }

  /** Plays every move and gathers what they lead to. */
  private void play(long region, Options options, RegionGame into) {
    options.n = 0;
    into.least = Integer.MAX_VALUE;
    into.most = Integer.MIN_VALUE;
    boolean onlyWhite = true;
    boolean onlyBlack = true;
    for (long l = neutralMoves ? region : region & (white | black); l != 0; l &= l - 1) {
      int from = Long.numberOfTrailingZeros(l);
      for (long to = partners(from, region); to != 0; to &= to - 1) {
        long toBit = Long.lowestOneBit(to);
        int covered = owner(toBit) == 1 ? -1 : owner(toBit) == 2 ? 1 : 0;
        onlyWhite &= covered == -1;
        onlyBlack &= covered == 1;
        playMove(region, 1L << from, toBit, options);
        RegionGame after = options.after;
        into.least = Math.min(into.least, covered + after.least);
        into.most = Math.max(into.most, covered + after.most);
        into.leftWhite = Math.max(into.leftWhite, after.leftWhite);
        into.leftBlack = Math.max(into.leftBlack, after.leftBlack);
        options.add(Move.of(from, Long.numberOfTrailingZeros(toBit)), covered);
      }
    }
    if (options.n == 0) {
      into.clear();
      return;
    }
    into.leftWhite = onlyWhite ? -into.least : into.leftWhite;
    into.leftBlack = onlyBlack ? into.most : into.leftBlack;
  }

  private void playMove(long region, long from, long to, Options options) {
    plays++;
    long oldWhite = white;
    long oldBlack = black;
    int space = Long.numberOfTrailingZeros(to);
    int oldHeight = height[space];
    height[space] += height[Long.numberOfTrailingZeros(from)];
    white = (oldWhite & ~(from | to)) | ((oldWhite & from) != 0 ? to : 0);
    black = (oldBlack & ~(from | to)) | ((oldBlack & from) != 0 ? to : 0);
    sum(region & ~from, options);
    height[space] = oldHeight;
    white = oldWhite;
    black = oldBlack;
  }

  /** Adds up the regions that stacks have fallen into. */
  private void sum(long stacks, Options options) {
    options.after.clear();
    for (long left = stacks; left != 0; ) {
      long part = Long.lowestOneBit(left);
      for (long frontier = part; frontier != 0; ) {
        long grown = 0;
        for (; frontier != 0; frontier &= frontier - 1) {
          grown |= partners(Long.numberOfTrailingZeros(frontier), left);
        }
        frontier = grown & ~part;
        part |= frontier;
      }
      left &= ~part;
      if (Long.bitCount(part) > 1) {
        find(part, options.part);
        options.after.add(options.part);
      }
    }
  }

  private void summarize(Options options, RegionGame into) {
    int low = Integer.MAX_VALUE;
    int high = Integer.MIN_VALUE;
    int whites = Integer.MIN_VALUE;
    int blacks = Integer.MAX_VALUE;
    for (int i = 0; i < options.n; i++) {
      low = Math.min(low, options.gains[i]);
      high = Math.max(high, options.gains[i]);
      whites = Math.max(whites, options.means[i]);
      blacks = Math.min(blacks, options.means[i]);
    }
    into.mean = (whites + blacks) >> 1;
    into.offset = Math.floorDiv(low + high, 2);
    long sum = 0;
    for (int i = 0; i < options.n; i++) {
      sum += RegionGame.option(options.gains[i] - into.offset, options.games[i]);
    }
    // Two changes of the turn, one after the other, are as good as none.
    boolean twoTempi = options.n == 1 && options.games[0] == RegionGame.TEMPO;
    into.hash = twoTempi ? 0 : RegionGame.hash(sum);
    list(options, into);
  }

  /** Notes the moves worth trying for White, then for Black, each with what it seems to gain. */
  private void list(Options options, RegionGame into) {
    into.list = store.note(0);
    store.note(0);
    for (int side = 0; side < 2; side++) {
      int count = 0;
      int sign = 1 - 2 * side;
      for (int i = 0; i < options.n; i++) {
        if (options.isBest(i, sign)) {
          int rate = sign * (options.means[i] - into.mean) + RATE_ZERO;
          int clipped = Math.max(0, Math.min(RATE_MASK, rate));
          store.note((clipped << MOVE_BITS) | options.moves[i]);
          count++;
        }
      }
      store.correct(into.list + side, count);
    }
  }

  /** Writes a region's moves from place n on and returns the place after the last. */
  int moves(RegionGame region, int[] into, int[] rates, int n) {
    int side = state.turn();
    int from = region.list + 2 + (side == 0 ? 0 : store.noted(region.list));
    int count = store.noted(region.list + side);
    for (int i = 0; i < count; i++) {
      int noted = store.noted(from + i);
      into[n + i] = noted & ((1 << MOVE_BITS) - 1);
      rates[n + i] = (noted >>> MOVE_BITS) - RATE_ZERO;
    }
    return n + count;
  }
}
