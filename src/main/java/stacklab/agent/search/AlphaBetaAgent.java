package stacklab.agent.search;

import stacklab.agent.Agent;
import stacklab.agent.state.State;
import stacklab.agent.state.Weights;
import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.Variant;

/**
 * Plays the best move of an {@link AlphaBeta} search. A quarter of the budget goes to the {@link
 * Endgame} first, unless the budget is one of depth.
 */
public final class AlphaBetaAgent implements Agent {
  private static final int TABLE_BITS = 17;
  private static final int ENDGAME_SHARE = 4;

  /** A guess, used for budgets of time only. */
  private static final long NANOS_A_NODE = 2000;

  private final State state;
  private final AlphaBeta search;
  private final Endgame endgame;
  private final Budget budget;

  /** Makes the agent of a budget for each move. */
  public AlphaBetaAgent(Variant variant, Weights weights, Budget budget) {
    this.state = State.of(variant);
    this.search = new AlphaBeta(state, weights, TABLE_BITS);
    this.endgame = new Endgame(variant);
    this.budget = budget;
  }

  @Override
  public int choose(Position position, Random random) {
    Budget left = budget;
    if (budget.depth() >= Budget.ANY_DEPTH) {
      long nodes = Math.min(budget.nodes(), budget.nanos() / NANOS_A_NODE) / ENDGAME_SHARE;
      int move = endgame.move(position, nodes);
      if (move >= 0) {
        return move;
      }
      left = budget.less(endgame.nodes());
    }
    state.set(position);
    return search.search(left);
  }

  @Override
  public void newGame(Position start) {
    search.clear();
    endgame.clear();
  }
}
