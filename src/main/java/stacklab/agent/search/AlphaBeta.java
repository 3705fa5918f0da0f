package stacklab.agent.search;

import java.util.ArrayList;
import java.util.List;
import stacklab.agent.state.Evaluation;
import stacklab.agent.state.State;
import stacklab.agent.state.Weights;

/**
 * Iterative deepening by principal variation search (Marsland and Campbell, 1982) with a
 * transposition table. An only move costs no depth. Values are seen from the player to move. A
 * search by depth alone has the value of plain minimax; with a budget of nodes or time late moves
 * are looked at less deeply first. Mutable, not thread-safe.
 */
public final class AlphaBeta {
  /** The value of a proven win; its negative is a proven loss. */
  public static final int WIN = 1 << 23;

  private static final int INFINITE = WIN + 1;
  private static final int WINDOW = 150;
  private static final int CLOCK_EVERY = 255;
  private static final int MOST_PLIES = 500;

  private final State state;
  private final Evaluation evaluation;
  private final Table table;
  private final MoveOrder order;
  private final List<int[]> lists = new ArrayList<>();
  private Budget budget = Budget.depth(1);
  private boolean reduces;
  private long nodes;
  private long started;
  private boolean stopped;

  /** Whether an estimate went into the value that was returned last. */
  private boolean estimated;

  private int bestMove;
  private int bestValue;
  private boolean proven;
  private int reachedDepth;

  /**
   * Makes a search.
   *
   * @param state the state to search, which is left as it was
   * @param tableBits the transposition table has {@code 2^tableBits} entries of 16 bytes
   */
  public AlphaBeta(State state, Weights weights, int tableBits) {
    this.state = state;
    this.evaluation = new Evaluation(state, weights);
    this.table = new Table(tableBits);
    this.order = new MoveOrder(state);
  }

  /** Forgets everything learnt from earlier searches. */
  public void clear() {
    table.clear();
    order.clear();
  }

  /** Searches the state, which must not be over, and returns the best move. */
  public int search(Budget given) {
    budget = given;
    reduces = given.depth() >= Budget.ANY_DEPTH;
    nodes = 0;
    started = System.nanoTime();
    stopped = false;
    proven = false;
    reachedDepth = 0;
    order.fade();
    Root root = new Root();
    bestMove = root.moves[0];
    bestValue = 0;
    if (root.n == 1 && reduces) {
      return bestMove;
    }
    for (int depth = 1; depth <= budget.depth() && !stopped && !proven; depth++) {
      root.deepen(depth);
    }
    return bestMove;
  }

  /** Returns the value of the best move. */
  public int value() {
    return bestValue;
  }

  /** Returns whether that value is exact: {@link #WIN}, 0 or its negative. */
  public boolean proven() {
    return proven;
  }

  /** Returns the number of plays of the last search. */
  public long nodes() {
    return nodes;
  }

  /** Returns the depth of the last iteration that was completed. */
  public int reachedDepth() {
    return reachedDepth;
  }

  /** The moves at the root, best first as far as is known. */
  private final class Root {
    final int[] moves = new int[state.mostMoves()];
    final int n = state.legalMoves(moves);
    final int[] scores = new int[n];

    Root() {
      order.rate(moves, n, scores, Table.NO_MOVE, 0);
      for (int i = 0; i < n; i++) {
        MoveOrder.pick(moves, scores, i, n);
      }
    }

    void deepen(int depth) {
      int width = depth > 2 && Math.abs(bestValue) < Evaluation.LIMIT ? WINDOW : 2 * INFINITE;
      int alpha = Math.max(-INFINITE, bestValue - width);
      int beta = Math.min(INFINITE, bestValue + width);
      while (true) {
        int value = searchMoves(depth, alpha, beta);
        if (stopped) {
          return;
        }
        if (value <= alpha && alpha > -INFINITE) {
          alpha = -INFINITE;
        } else if (value >= beta && beta < INFINITE) {
          beta = INFINITE;
        } else {
          bestValue = value;
          reachedDepth = depth;
          proven = !estimated || Math.abs(value) >= WIN;
          return;
        }
      }
    }

    private int searchMoves(int depth, int alpha, int beta) {
      int best = -INFINITE;
      boolean anyEstimated = false;
      for (int i = 0; i < n && best < beta; i++) {
        int value = searchMove(moves[i], depth, Math.max(alpha, best), beta, i);
        if (stopped) {
          return best;
        }
        anyEstimated |= estimated;
        if (value > best) {
          best = value;
          if (value > alpha || i == 0) {
            promote(i, value);
          }
        }
      }
      estimated = anyEstimated;
      return best;
    }

    private int searchMove(int move, int depth, int alpha, int beta, int i) {
      int next = n == 1 ? depth : depth - 1;
      if (i == 0) {
        return child(move, next, alpha, beta, 0);
      }
      int value = child(move, next, alpha, alpha + 1, 0);
      return value > alpha && value < beta && !stopped ? child(move, next, alpha, beta, 0) : value;
    }

    /** Moves a new best move to the front. */
    private void promote(int i, int value) {
      int move = moves[i];
      System.arraycopy(moves, 0, moves, 1, i);
      moves[0] = move;
      bestMove = move;
      bestValue = value;
    }
  }

  private int[] list(int index) {
    while (lists.size() <= index) {
      lists.add(new int[state.mostMoves()]);
    }
    return lists.get(index);
  }

  private boolean outOfBudget() {
    if (nodes >= budget.nodes()) {
      return true;
    }
    return budget.nanos() < Long.MAX_VALUE
        && (nodes & CLOCK_EVERY) == 0
        && System.nanoTime() - started >= budget.nanos();
  }

  /** Returns the value of a move for the player to move. */
  private int child(int move, int depth, int alpha, int beta, int ply) {
    if (outOfBudget()) {
      stopped = true;
      return 0;
    }
    nodes++;
    int seat = state.seatToMove();
    state.play(move);
    int value =
        state.seatToMove() == seat
            ? node(depth, alpha, beta, ply + 1)
            : -node(depth, -beta, -alpha, ply + 1);
    state.undo();
    return value;
  }

  private int node(int depth, int alpha, int beta, int ply) {
    if (depth <= 0 || ply >= MOST_PLIES) {
      estimated = !state.isOver();
      return estimated ? evaluation.value() : state.result() * WIN;
    }
    long key = state.hash();
    long entry = table.find(key);
    int tableMove = Table.NO_MOVE;
    if (entry != 0) {
      int value = Table.value(entry);
      int bound = Table.bound(entry);
      // Proven entries may have been found deeper than this: not for a search by depth alone.
      boolean deep = Table.depth(entry) == depth || (reduces && Table.proven(entry));
      boolean enough =
          bound == Table.EXACT || (bound == Table.AT_LEAST ? value >= beta : value <= alpha);
      if (deep && enough) {
        estimated = !Table.proven(entry);
        return value;
      }
      tableMove = Table.move(entry);
    }
    int[] moves = list(2 * ply);
    int n = state.legalMoves(moves);
    if (n == 0) {
      estimated = false;
      return state.result() * WIN;
    }
    order.rate(moves, n, list(2 * ply + 1), tableMove, ply);
    return searchMoves(n, depth, alpha, beta, ply, key);
  }

  private int searchMoves(int n, int depth, int alpha, int beta, int ply, long key) {
    int[] moves = list(2 * ply);
    int[] scores = list(2 * ply + 1);
    int next = n == 1 ? depth : depth - 1;
    int best = -INFINITE;
    int bestHere = Table.NO_MOVE;
    boolean anyEstimated = false;
    for (int i = 0; i < n && best < beta; i++) {
      MoveOrder.pick(moves, scores, i, n);
      int low = Math.max(alpha, best);
      int value = searchMove(moves[i], i, next, low, beta, ply);
      if (stopped) {
        return 0;
      }
      if (value > best) {
        best = value;
        bestHere = moves[i];
        if (value >= beta) {
          order.cut(moves[i], depth, ply);
          anyEstimated = estimated;
          break;
        }
      }
      anyEstimated |= estimated;
    }
    estimated = anyEstimated && Math.abs(best) < WIN;
    int bound = best >= beta ? Table.AT_LEAST : best > alpha ? Table.EXACT : Table.AT_MOST;
    table.store(key, depth, estimated ? bound : bound | Table.PROVEN, best, bestHere);
    return best;
  }

  private int searchMove(int move, int i, int next, int low, int beta, int ply) {
    if (i == 0) {
      return child(move, next, low, beta, ply);
    }
    int less = reduces && next >= 2 && i >= 3 ? next - (i >= 10 && next >= 3 ? 2 : 1) : next;
    int value = child(move, less, low, low + 1, ply);
    if (value > low && less < next && !stopped) {
      value = child(move, next, low, low + 1, ply);
    }
    return value > low && value < beta && !stopped ? child(move, next, low, beta, ply) : value;
  }
}
