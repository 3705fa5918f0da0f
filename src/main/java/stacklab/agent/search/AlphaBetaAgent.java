package stacklab.agent.search;

import stacklab.agent.Agent;
import stacklab.agent.state.State;
import stacklab.agent.state.Weights;
import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.Variant;

/**
 * Plays the best move of an {@link AlphaBeta} search. Once half of the board is empty a quarter of
 * the budget goes to a {@link Solver} first, unless the budget is one of depth.
 */
public final class AlphaBetaAgent implements Agent {
  private static final int TABLE_BITS = 17;
  private static final int SOLVER_BITS = 16;
  private static final int SOLVER_SHARE = 4;

  /** A guess, used for budgets of time only. */
  private static final long NANOS_A_NODE = 2000;

  private final State state;
  private final AlphaBeta search;
  private final Solver solver;
  private final Budget budget;

  /** Makes the agent of a budget for each move. */
  public AlphaBetaAgent(Variant variant, Weights weights, Budget budget) {
    this.state = State.of(variant);
    this.search = new AlphaBeta(state, weights, TABLE_BITS);
    this.solver = new Solver(variant, SOLVER_BITS);
    this.budget = budget;
  }

  @Override
  public int choose(Position position, Random random) {
    state.set(position);
    if (budget.depth() < Budget.ANY_DEPTH || !nearTheEnd()) {
      return search.search(budget);
    }
    long forSolver = Math.min(budget.nodes(), budget.nanos() / NANOS_A_NODE) / SOLVER_SHARE;
    Solution solution = solver.solve(position, forSolver);
    // A lost position is left to the search, which makes it hard.
    return solution.solved() && solution.value() >= 0
        ? solution.move()
        : search.search(budget.less(solution.nodes()));
  }

  private boolean nearTheEnd() {
    return !state.placing() && 2 * state.stackCount() <= state.variant().board().size() + 4;
  }

  @Override
  public void newGame(Position start) {
    search.clear();
    solver.clear();
  }
}
