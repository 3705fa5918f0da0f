package stacklab.sim.tune;

import java.util.Arrays;
import stacklab.agent.state.Feature;
import stacklab.agent.state.Weights;
import stacklab.agent.state.Weights.Stage;

/**
 * A change of weights.
 *
 * @param name what a file of weights calls it
 * @param by what is added to each weight, by {@link Samples#column}
 */
record Change(String name, int[] by) {
  private static final int LARGEST = 999_999;

  /** Returns the change that goes a part of the way from some weights to others. */
  static Change towards(Weights from, Weights to, double part, String name) {
    int[] by = new int[Samples.COLUMNS];
    for (Stage stage : Stage.values()) {
      for (Feature feature : Feature.values()) {
        int whole = to.of(stage, feature) - from.of(stage, feature);
        by[Samples.column(stage, feature.index())] = (int) Math.rint(part * whole);
      }
    }
    return new Change(name, by);
  }

  /** Returns whether it changes anything. */
  boolean isAny() {
    return Arrays.stream(by).anyMatch(amount -> amount != 0);
  }

  /** Returns the changed weights. */
  Weights of(Weights weights) {
    int[][] values = new int[Stage.values().length][Feature.COUNT];
    for (Stage stage : Stage.values()) {
      for (Feature feature : Feature.values()) {
        int value = weights.of(stage, feature) + by[Samples.column(stage, feature.index())];
        values[stage.index()][feature.index()] = Math.max(-LARGEST, Math.min(LARGEST, value));
      }
    }
    return Weights.of(values);
  }
}
