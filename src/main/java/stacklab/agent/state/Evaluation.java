package stacklab.agent.state;

/** Judges unfinished states by weighted features. Keeps only scratch space. */
public final class Evaluation {
  /** No evaluation is this far from 0. */
  public static final int LIMIT = 1_000_000;

  private static final int FULL = 256;

  private final State state;
  private final int[] placing;
  private final int[] opening;
  private final int[] ending;
  private final int[] features = new int[Feature.COUNT];
  private final int spaces;

  /** Makes the evaluation of whatever the state holds at the time. */
  public Evaluation(State state, Weights weights) {
    this.state = state;
    this.placing = weights.row(Weights.Stage.PLACING);
    this.opening = weights.row(Weights.Stage.OPENING);
    this.ending = weights.row(Weights.Stage.ENDING);
    this.spaces = state.variant().board().size();
  }

  /**
   * Returns what the player to move may expect: a thousand times the logarithm of his odds, between
   * {@code -LIMIT} and {@link #LIMIT} without them.
   */
  public int value() {
    state.features(features);
    long sum = 0;
    if (state.placing()) {
      for (int i = 0; i < placing.length; i++) {
        sum += (long) placing[i] * features[i];
      }
    } else {
      long early = 0;
      long late = 0;
      for (int i = 0; i < opening.length; i++) {
        early += (long) opening[i] * features[i];
        late += (long) ending[i] * features[i];
      }
      int full = FULL * state.stackCount() / spaces;
      sum = (early * full + late * (FULL - full)) / FULL;
    }
    return (int) Math.max(1L - LIMIT, Math.min(LIMIT - 1L, sum));
  }
}
