package stacklab.cli.engine;

import stacklab.agent.Agent;
import stacklab.agent.AgentSpec;
import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.Variant;
import stacklab.sim.Streams;

/** An agent that plays games one after another, each with random numbers of its own. */
final class Brain implements AutoCloseable {
  private final Agent agent;
  private final Streams streams;
  private final Random random = Random.of(0);
  private long games;

  Brain(AgentSpec spec, Variant variant, long seed) {
    this.agent = spec.create(variant);
    this.streams = Streams.of(seed, variant.rulesHash(), false);
  }

  /** Begins the next game. */
  void newGame(Position start) {
    streams.seed(random, ++games, Streams.Role.WHITE);
    agent.newGame(start);
  }

  /** Returns a legal move. */
  int choose(Position position) {
    return agent.choose(position, random);
  }

  @Override
  public void close() {
    agent.close();
  }
}
