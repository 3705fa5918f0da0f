package stacklab.agent.state;

import stacklab.rules.Score;

/** Counts the {@link Feature}s of a {@link WordState}. Keeps only scratch space. */
final class WordFeatures {
  private final WordState state;
  private final boolean pieces;
  private final boolean same;
  private final int[] moves = new int[2];
  private final int[] movers = new int[2];
  private final int[] dangers = new int[2];

  /** The spaces each colour can land on, and those in at least two ways. */
  private final long[] covers = new long[2];

  private final long[] coversTwice = new long[2];
  private long mobile;

  WordFeatures(WordState state) {
    this.state = state;
    this.pieces = state.variant().score() == Score.PIECES;
    this.same = state.variant().move().sameForBoth();
  }

  void write(int[] into) {
    int me = state.turn();
    int other = 1 - me;
    long mine = state.owned(me);
    long theirs = state.owned(other);
    look();
    into[Feature.TURN.index()] = 1;
    into[Feature.SCORE.index()] = state.lead();
    into[Feature.STACKS.index()] = Long.bitCount(mine) - Long.bitCount(theirs);
    long still = ~(mobile | covers[0] | covers[1]);
    into[Feature.SETTLED.index()] = difference(mine & still, theirs & still);
    writeBases(into, mine, theirs);
    into[Feature.MOVES.index()] = moves[me] - moves[other];
    into[Feature.MOVERS.index()] = movers[me] - movers[other];
    into[Feature.EXPOSED_MOVER.index()] = worth(mine & covers[other]);
    into[Feature.EXPOSED_WAITING.index()] = worth(theirs & covers[me]);
    into[Feature.EXPOSED_ONCE.index()] =
        difference(
            mine & covers[other] & ~coversTwice[other], theirs & covers[me] & ~coversTwice[me]);
    into[Feature.DANGERS.index()] = dangers[me] - dangers[other];
  }

  private void writeBases(int[] into, long mine, long theirs) {
    int owned = 0;
    long near = state.based;
    for (long rest = state.based; rest != 0; rest &= rest - 1) {
      int space = Long.numberOfTrailingZeros(rest);
      near |= state.tables.neighbours[space];
      owned += (mine >>> space & 1) != 0 ? state.bases[space] : 0;
      owned -= (theirs >>> space & 1) != 0 ? state.bases[space] : 0;
    }
    into[Feature.BASES.index()] = owned;
    into[Feature.ANCHORED.index()] = state.based == 0 ? 0 : difference(mine & near, theirs & near);
  }

  private void look() {
    mobile = 0;
    look(0);
    if (same) {
      covers[1] = covers[0];
      coversTwice[1] = coversTwice[0];
      moves[1] = moves[0];
      movers[1] = movers[0];
    } else {
      look(1);
    }
  }

  private void look(int colour) {
    long landing = state.landing(colour);
    long black = state.owned(1);
    long white = state.owned(0);
    long once = 0;
    long twice = 0;
    int count = 0;
    int able = 0;
    int danger = 0;
    int otherDanger = 0;
    for (long rest = state.takeable(colour); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long to = state.targets(from, landing);
      if (to != 0) {
        able++;
        count += Long.bitCount(to);
        twice |= once & to;
        once |= to;
        mobile |= 1L << from;
        danger += Long.bitCount(to & (colour == 0 ? black : white));
        otherDanger += same ? Long.bitCount(to & white) : 0;
      }
    }
    covers[colour] = once;
    coversTwice[colour] = twice;
    moves[colour] = count;
    movers[colour] = able;
    dangers[1 - colour] = danger;
    if (same) {
      dangers[colour] = otherDanger;
    }
  }

  private int difference(long mine, long theirs) {
    return pieces ? sum(mine) - sum(theirs) : Long.bitCount(mine) - Long.bitCount(theirs);
  }

  private int worth(long stacks) {
    return pieces ? sum(stacks) : Long.bitCount(stacks);
  }

  private int sum(long stacks) {
    int sum = 0;
    for (long rest = stacks; rest != 0; rest &= rest - 1) {
      sum += state.height[Long.numberOfTrailingZeros(rest)];
    }
    return sum;
  }
}
