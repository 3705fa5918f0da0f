package stacklab.agent.search;

import stacklab.agent.Agent;
import stacklab.agent.state.State;
import stacklab.agent.state.Weights;
import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.Variant;

/** Plays the best move of an {@link AlphaBeta} search. */
public final class AlphaBetaAgent implements Agent {
  private static final int TABLE_BITS = 17;

  private final State state;
  private final AlphaBeta search;
  private final Budget budget;

  /** Makes the agent of a budget for each move. */
  public AlphaBetaAgent(Variant variant, Weights weights, Budget budget) {
    this.state = State.of(variant);
    this.search = new AlphaBeta(state, weights, TABLE_BITS);
    this.budget = budget;
  }

  @Override
  public int choose(Position position, Random random) {
    state.set(position);
    return search.search(budget);
  }

  @Override
  public void newGame(Position start) {
    search.clear();
  }
}
