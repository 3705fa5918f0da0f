package stacklab.agent.mcts;

import stacklab.agent.Agent;
import stacklab.agent.search.Endgame;
import stacklab.agent.state.Weights;
import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.Variant;

/**
 * Plays the move that a Monte Carlo tree search looked at most, unless the {@link Endgame} finds
 * one first, for which it gets {@value #NODES_AN_ITERATION} nodes an iteration.
 */
public final class MctsAgent implements Agent {
  private static final long NODES_AN_ITERATION = 5;
  private static final long NANOS_A_NODE = 8000;

  private final Mcts search;
  private final Endgame endgame;
  private final long iterations;
  private final long nanos;

  /**
   * Makes an agent.
   *
   * @param iterations the random games a move may cost
   * @param nanos the nanoseconds a move may cost
   */
  public MctsAgent(Variant variant, Weights weights, long iterations, long nanos) {
    this(variant, weights, iterations, nanos, Settings.MEASURED);
  }

  MctsAgent(Variant variant, Weights weights, long iterations, long nanos, Settings settings) {
    this.search = new Mcts(variant, weights, settings);
    this.endgame = new Endgame(variant);
    this.iterations = iterations;
    this.nanos = nanos;
  }

  @Override
  public int choose(Position position, Random random) {
    if (position.moveCount() == 1) {
      return position.legalMoves()[0];
    }
    int known = endgame.move(position, nodes());
    if (known >= 0) {
      return known;
    }
    search.set(position);
    long start = nanos == Long.MAX_VALUE ? 0 : System.nanoTime();
    for (long i = 0; i < iterations && !search.full(); i++) {
      if (search.proven() && i > 0) {
        break;
      }
      if (nanos < Long.MAX_VALUE && i > 0 && System.nanoTime() - start >= nanos) {
        break;
      }
      search.iterate(random);
    }
    return search.best();
  }

  private long nodes() {
    long byTime = nanos / NANOS_A_NODE;
    return iterations > byTime / NODES_AN_ITERATION ? byTime : iterations * NODES_AN_ITERATION;
  }

  @Override
  public void newGame(Position start) {
    search.clear();
    endgame.clear();
  }
}
