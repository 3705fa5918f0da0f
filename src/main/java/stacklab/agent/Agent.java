package stacklab.agent;

import stacklab.game.Position;
import stacklab.random.Random;

/** Something that picks moves. Made by {@link AgentSpec#create}; owned by one thread. */
public interface Agent extends AutoCloseable {
  /**
   * Returns a legal move. The position is the game's own and is left as it was; it must not be
   * over.
   *
   * @param random the agent's own generator in this game, untouched unless {@link
   *     AgentSpec#randomised}
   */
  int choose(Position position, Random random);

  /**
   * Is called before each game with its start: forgets everything that could carry over, so that a
   * game is the same whatever was played before it.
   */
  default void newGame(Position start) {}

  /** Gives back what the agent holds outside this process. */
  @Override
  default void close() {}
}
