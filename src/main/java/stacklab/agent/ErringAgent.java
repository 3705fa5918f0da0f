package stacklab.agent;

import stacklab.game.Position;
import stacklab.random.Random;

/** Another agent that plays a random move now and then. */
final class ErringAgent implements Agent {
  private final Agent agent;
  private final double share;

  /**
   * Weakens an agent.
   *
   * @param share the share of moves that are random
   */
  ErringAgent(Agent agent, double share) {
    this.agent = agent;
    this.share = share;
  }

  @Override
  public int choose(Position position, Random random) {
    return random.nextDouble() < share
        ? position.randomMove(random)
        : agent.choose(position, random);
  }

  @Override
  public void newGame(Position start) {
    agent.newGame(start);
  }

  @Override
  public void close() {
    agent.close();
  }
}
