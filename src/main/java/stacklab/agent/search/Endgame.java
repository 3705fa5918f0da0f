package stacklab.agent.search;

import stacklab.game.Position;
import stacklab.rules.Variant;

/**
 * Looks for a move that is proven not to lose, once half of the board is empty: what an agent asks
 * before it searches otherwise.
 */
public final class Endgame {
  private static final int TABLE_BITS = 16;
  private static final int EARLIER = 4;

  private final Solver solver;
  private long nodes;

  /** Makes the endgame of a variant. */
  public Endgame(Variant variant) {
    this.solver = new Solver(variant, TABLE_BITS);
  }

  /** Forgets everything learnt from earlier positions. */
  public void clear() {
    solver.clear();
  }

  /**
   * Returns a move that wins, or draws where none wins; -1 if none is found with this many nodes or
   * if the position is lost, which is then left to a search that makes it hard.
   */
  public int move(Position position, long nodeLimit) {
    nodes = 0;
    if (position.placing() || !isNear(position)) {
      return -1;
    }
    Solution solution = solver.solve(position, nodeLimit);
    // Small regions are played out whole, even where that takes more.
    nodes = Math.min(nodeLimit, solution.nodes());
    return solution.solved() && solution.value() >= 0 ? solution.move() : -1;
  }

  /** Returns whether so few stacks are left that a solver may come to the end. */
  static boolean isNear(Position position) {
    int spaces = position.variant().board().size();
    int stacks = 0;
    for (int space = 0; space < spaces; space++) {
      stacks += position.height(space) > 0 ? 1 : 0;
    }
    return 2 * stacks <= spaces + EARLIER;
  }

  /** Returns the nodes that the last question took. */
  public long nodes() {
    return nodes;
  }
}
