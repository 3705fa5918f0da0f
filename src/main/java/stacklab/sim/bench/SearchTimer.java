package stacklab.sim.bench;

import stacklab.agent.search.AlphaBeta;
import stacklab.agent.search.Budget;
import stacklab.agent.state.State;
import stacklab.agent.state.Weights;
import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.Variant;

/**
 * Times alpha-beta search: positions after placement and some random moves, each searched with the
 * same number of nodes from an empty table.
 */
public final class SearchTimer {
  private static final int POSITIONS = 20;
  private static final int NODES = 20_000;
  private static final int TABLE_BITS = 17;

  private final Position[] positions = new Position[POSITIONS];
  private final State state;
  private final AlphaBeta search;
  private int next;

  /** Makes a timer of a variant's searches. */
  public SearchTimer(Variant variant) {
    this.state = State.of(variant);
    this.search = new AlphaBeta(state, Weights.defaults(variant), TABLE_BITS);
    for (int i = 0; i < POSITIONS; i++) {
      positions[i] = position(variant, i);
    }
  }

  /**
   * Returns a position with no piece left to place, i random moves later unless that is the end.
   */
  private static Position position(Variant variant, int i) {
    Random random = Random.of(i);
    Position position = Position.start(variant, random);
    int moves = 0;
    while ((position.placing() || moves < i) && !position.isOver()) {
      moves += position.placing() ? 0 : 1;
      position.play(position.randomMove(random));
    }
    if (position.isOver() && position.undoable() > 0) {
      position.undo();
    }
    return position;
  }

  /**
   * Searches for about a time, one thread, and returns the nodes a second; a node is one play of a
   * move on the search's board.
   */
  public double nodesPerSecond(double seconds) {
    long begin = System.nanoTime();
    long nodes = 0;
    double taken = 0;
    while (taken < seconds) {
      state.set(positions[next++ % POSITIONS]);
      search.clear();
      search.search(Budget.nodes(NODES));
      nodes += search.nodes();
      taken = (System.nanoTime() - begin) / 1e9;
    }
    return nodes / taken;
  }
}
