package stacklab.agent.search;

import stacklab.agent.state.Evaluation;
import stacklab.agent.state.State;

/** Minimax without pruning or memory: the slow twin of {@link AlphaBeta}. */
record PlainMinimax(State state, Evaluation evaluation) {

  /** Returns the value a number of plies deep, an only move costing none. */
  int value(int depth) {
    int[] moves = new int[state.mostMoves()];
    int n = state.legalMoves(moves);
    if (n == 0) {
      return state.result() * AlphaBeta.WIN;
    }
    if (depth == 0) {
      return evaluation.value();
    }
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < n; i++) {
      int seat = state.seatToMove();
      state.play(moves[i]);
      int value = value(n == 1 ? depth : depth - 1);
      best = Math.max(best, state.seatToMove() == seat ? value : -value);
      state.undo();
    }
    return best;
  }
}
