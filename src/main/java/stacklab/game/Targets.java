package stacklab.game;

import java.util.Arrays;
import stacklab.rules.Bases;
import stacklab.rules.Onto;
import stacklab.rules.Stacks;

/**
 * The stack moves of one player (or of both, where they have the same), kept as a set of targets
 * for each space. A change on the board only marks the spaces whose moves it may touch; they are
 * worked out again when somebody asks. Mutable, not thread-safe.
 */
final class Targets {
  private final Tables tables;
  private final int player;
  private final int words;
  private final boolean anyStack;
  private final boolean basesMove;
  private final boolean locks;
  private final Onto onto;
  private final long[] targets;
  private final long[] dirty;
  private final long[] sources;
  private final long[] walked;
  private int count;

  Targets(Tables tables, int player) {
    this.tables = tables;
    this.player = player;
    this.words = tables.words;
    this.anyStack = tables.variant.move().stacks() == Stacks.ANY;
    this.basesMove = tables.variant.move().bases() == Bases.MOVABLE;
    this.locks = Arrays.stream(tables.lockable).anyMatch(word -> word != 0);
    this.onto = tables.variant.move().onto();
    this.targets = new long[tables.spaces * words];
    this.dirty = new long[words];
    this.sources = new long[words];
    this.walked = new long[words];
  }

  /** Marks what a change on this space may touch. */
  void touch(int space) {
    for (int w = 0; w < words; w++) {
      dirty[w] |= tables.watchers[space * words + w];
    }
  }

  /** Marks everything. */
  void touchAll() {
    System.arraycopy(tables.all, 0, dirty, 0, words);
  }

  /** Returns the number of stack moves. */
  int count(BoardState state) {
    for (int w = 0; w < words; w++) {
      for (long rest = dirty[w]; rest != 0; rest &= rest - 1) {
        refresh(state, w * 64 + Long.numberOfTrailingZeros(rest));
      }
      dirty[w] = 0;
    }
    return count;
  }

  private void refresh(BoardState state, int from) {
    int row = from * words;
    int before = 0;
    int after = 0;
    boolean moves = mayMove(state, from);
    if (moves && tables.walks) {
      tables.walk(from, state.height, walked);
    }
    for (int w = 0; w < words; w++) {
      before += Long.bitCount(targets[row + w]);
      targets[row + w] = moves ? targets(state, from, w) : 0;
      after += Long.bitCount(targets[row + w]);
    }
    count += after - before;
    long bit = 1L << from;
    sources[from >> 6] = after == 0 ? sources[from >> 6] & ~bit : sources[from >> 6] | bit;
  }

  private boolean mayMove(BoardState state, int from) {
    int owner = state.owner[from];
    if (owner == BoardState.NOBODY || (owner == BoardState.NEUTRAL && !basesMove)) {
      return false;
    }
    if (!anyStack && owner != player && owner != BoardState.NEUTRAL) {
      return false;
    }
    return !(locks && isLocked(state, from));
  }

  private boolean isLocked(BoardState state, int from) {
    if ((tables.lockable[from >> 6] >>> from & 1) == 0) {
      return false;
    }
    for (int w = 0; w < words; w++) {
      if ((tables.neighbours[from * words + w] & ~state.occupied[w]) != 0) {
        return false;
      }
    }
    return true;
  }

  private long targets(BoardState state, int from, int w) {
    int height = state.height[from];
    long reached = tables.walks ? walked[w] : tables.reach()[tables.reachRow(from, height) + w];
    if (state.cap > 0) {
      reached &= height > state.cap ? 0 : atMost(state, height, w);
    }
    return switch (onto) {
      case ANY -> reached & state.occupied[w];
      case OWN -> reached & state.owned[player * words + w];
      case OPPONENT -> reached & state.owned[(1 - player) * words + w];
      case NEUTRAL -> reached & state.owned[BoardState.NEUTRAL * words + w];
      case ANY_OR_EMPTY -> reached;
    };
  }

  private long atMost(BoardState state, int height, int w) {
    int room = state.cap - height;
    return state.atMost[room * words + w];
  }

  /**
   * Returns whether a stack move is legal; {@link #count} must have been called since the change.
   */
  boolean contains(int from, int to) {
    return (targets[from * words + (to >> 6)] >>> to & 1) != 0;
  }

  /** Writes the stack moves in ascending order and returns the index after the last. */
  int list(int[] into, int start) {
    int next = start;
    for (int v = 0; v < words; v++) {
      for (long stacks = sources[v]; stacks != 0; stacks &= stacks - 1) {
        int from = v * 64 + Long.numberOfTrailingZeros(stacks);
        for (int w = 0; w < words; w++) {
          for (long rest = targets[from * words + w]; rest != 0; rest &= rest - 1) {
            into[next++] = Move.of(from, w * 64 + Long.numberOfTrailingZeros(rest));
          }
        }
      }
    }
    return next;
  }

  /** Returns the stack move at this place in ascending order. */
  int nth(int index) {
    int skip = index;
    for (int v = 0; v < words; v++) {
      for (long stacks = sources[v]; stacks != 0; stacks &= stacks - 1) {
        int from = v * 64 + Long.numberOfTrailingZeros(stacks);
        for (int w = 0; w < words; w++) {
          long row = targets[from * words + w];
          int here = Long.bitCount(row);
          if (skip < here) {
            for (; skip > 0; skip--) {
              row &= row - 1;
            }
            return Move.of(from, w * 64 + Long.numberOfTrailingZeros(row));
          }
          skip -= here;
        }
      }
    }
    throw new IndexOutOfBoundsException("move " + index + " of " + count);
  }
}
