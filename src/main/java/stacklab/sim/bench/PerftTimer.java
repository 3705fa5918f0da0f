package stacklab.sim.bench;

import stacklab.game.Perft;
import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.Variant;

/** Times the counting of move sequences. */
public final class PerftTimer {
  private static final int DEEPEST = 100;

  private PerftTimer() {}

  /**
   * Returns the sequences counted per second, in the first depth that takes at least this long, or
   * the last that has any.
   */
  public static double nodesPerSecond(Variant variant, double seconds) {
    Position position = Position.start(variant, Random.of(1));
    double speed = 0;
    for (int depth = 1; depth <= DEEPEST; depth++) {
      long begin = System.nanoTime();
      long nodes = Perft.count(position, depth);
      double taken = (System.nanoTime() - begin) / 1e9;
      if (nodes == 0) {
        break;
      }
      speed = nodes / taken;
      if (taken >= seconds) {
        break;
      }
    }
    return speed;
  }
}
