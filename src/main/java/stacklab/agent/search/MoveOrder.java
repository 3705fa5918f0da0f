package stacklab.agent.search;

import java.util.Arrays;
import stacklab.agent.state.State;
import stacklab.game.Move;
import stacklab.rules.Score;

/**
 * Puts moves in the order in which they are worth trying: the table's move, killers (Akl and
 * Newborn, 1977), then by what they gain at once and by the history heuristic (Schaeffer, 1989).
 */
final class MoveOrder {
  private static final int TABLE = 1 << 30;
  private static final int KILLER = 1 << 20;
  private static final int GAIN = 1 << 12;
  private static final int MOST_GAIN = 1 << 20;
  private static final int MOST_HISTORY = 1 << 18;

  private final State state;
  private final int size;
  private final boolean pieces;
  private final boolean stacks;
  private final int[] history;
  private int[] killers = new int[128];

  MoveOrder(State state) {
    this.state = state;
    this.size = state.variant().board().size();
    this.pieces = state.variant().score() == Score.PIECES;
    this.stacks = state.variant().score() == Score.STACKS;
    this.history = new int[2 * size * size];
  }

  /** Forgets everything. */
  void clear() {
    Arrays.fill(history, 0);
    Arrays.fill(killers, 0);
  }

  /** Fades what was learnt from the searches before. */
  void fade() {
    for (int i = 0; i < history.length; i++) {
      history[i] >>= 2;
    }
    Arrays.fill(killers, 0);
  }

  private int at(int move) {
    return (state.turn() * size + Move.from(move)) * size + Move.to(move);
  }

  /** Notes a move that cut off. */
  void cut(int move, int depth, int ply) {
    if (move >= Move.PASS) {
      return;
    }
    history[at(move)] = Math.min(MOST_HISTORY, history[at(move)] + depth * depth);
    if (2 * ply + 1 >= killers.length) {
      killers = Arrays.copyOf(killers, 4 * ply + 2);
    }
    if (killers[2 * ply] != move + 1) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move + 1;
    }
  }

  /** Returns what history says of a stack move. */
  int history(int move) {
    return history[at(move)];
  }

  /** Writes how much each move is worth trying, more being better. */
  void rate(int[] moves, int n, int[] scores, int tableMove, int ply) {
    int first = 2 * ply + 1 < killers.length ? killers[2 * ply] - 1 : -1;
    int second = 2 * ply + 1 < killers.length ? killers[2 * ply + 1] - 1 : -1;
    for (int i = 0; i < n; i++) {
      int move = moves[i];
      if (move == tableMove) {
        scores[i] = TABLE;
      } else if (move < Move.PASS) {
        scores[i] = gain(move) * GAIN + history[at(move)];
        scores[i] += move == first ? KILLER : move == second ? KILLER - 1 : 0;
      } else {
        scores[i] = 0;
      }
    }
  }

  /** Writes how much each move is worth trying where what it gains at once matters most. */
  void rateByGain(int[] moves, int n, int[] scores, int tableMove) {
    for (int i = 0; i < n; i++) {
      int move = moves[i];
      scores[i] = move >= Move.PASS ? 0 : gain(move) * MOST_GAIN + history[at(move)];
      scores[i] = move == tableMove ? TABLE : scores[i];
    }
  }

  /** Returns what a stack move gains at once, removal left aside. */
  int gain(int move) {
    int from = Move.from(move);
    int to = Move.to(move);
    if (from == to || !(pieces || stacks)) {
      return 0;
    }
    int moved = side(state.owner(from));
    int covered = side(state.owner(to));
    return pieces ? (moved - covered) * state.height(to) : -covered;
  }

  private int side(int owner) {
    return owner == state.turn() ? 1 : owner == 1 - state.turn() ? -1 : 0;
  }

  /** Brings the best of the moves from {@code i} on to place {@code i}. */
  static void pick(int[] moves, int[] scores, int i, int n) {
    int best = i;
    for (int j = i + 1; j < n; j++) {
      best = scores[j] > scores[best] ? j : best;
    }
    int move = moves[best];
    int score = scores[best];
    moves[best] = moves[i];
    scores[best] = scores[i];
    moves[i] = move;
    scores[i] = score;
  }
}
