package stacklab.agent.mcts;

/** Turns evaluations, which are a thousand times the logarithm of the odds, into chances. */
final class Odds {
  private static final int MOST = 8192;
  private static final int STEP = 4;
  private static final double[] CHANCE = new double[2 * MOST / STEP + 1];

  static {
    for (int i = 0; i < CHANCE.length; i++) {
      CHANCE[i] = 1 / (1 + StrictMath.exp((MOST - i * STEP) / 1000.0));
    }
  }

  private Odds() {}

  static double chance(int evaluation) {
    int clipped = Math.max(-MOST, Math.min(MOST, evaluation));
    return CHANCE[(clipped + MOST) / STEP];
  }
}
