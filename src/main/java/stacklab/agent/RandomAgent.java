package stacklab.agent;

import stacklab.game.Position;
import stacklab.random.Random;

/** Picks every legal move with the same probability. */
final class RandomAgent implements Agent {
  @Override
  public int choose(Position position, Random random) {
    return position.randomMove(random);
  }
}
