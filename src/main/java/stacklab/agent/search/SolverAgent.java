package stacklab.agent.search;

import stacklab.agent.Agent;
import stacklab.agent.state.State;
import stacklab.agent.state.Weights;
import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.Variant;

/**
 * Plays perfectly where it finds a position's value; elsewhere, and where all is lost, it plays the
 * best move of an {@link AlphaBeta} search with a tenth as many nodes.
 */
public final class SolverAgent implements Agent {
  private static final int TABLE_BITS = 19;
  private static final int SEARCH_BITS = 16;
  private static final int SEARCH_SHARE = 10;

  private final State state;
  private final Solver solver;
  private final AlphaBeta search;
  private final long nodes;

  /** Makes the agent of a number of nodes for each move. */
  public SolverAgent(Variant variant, Weights weights, long nodes) {
    this.state = State.of(variant);
    this.solver = new Solver(variant, TABLE_BITS);
    this.search = new AlphaBeta(state, weights, SEARCH_BITS);
    this.nodes = nodes;
  }

  @Override
  public int choose(Position position, Random random) {
    Solution solution = solver.solve(position, nodes);
    if (solution.solved() && solution.value() >= 0) {
      return solution.move();
    }
    state.set(position);
    return search.search(Budget.nodes(Math.max(1, nodes / SEARCH_SHARE)));
  }

  @Override
  public void newGame(Position start) {
    solver.clear();
    search.clear();
  }
}
