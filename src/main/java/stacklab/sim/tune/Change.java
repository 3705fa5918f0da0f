package stacklab.sim.tune;

import java.util.Arrays;
import stacklab.agent.state.Weights;

/**
 * A change of weights.
 *
 * @param name what a file of weights calls it
 * @param by what is added to each weight, by {@link Samples#column}
 */
record Change(String name, int[] by) {
  /** Returns the change that goes a part of the way from some weights to others. */
  static Change towards(Weights from, Weights to, double part, String name) {
    int[] by = Samples.columns(to);
    int[] start = Samples.columns(from);
    for (int c = 0; c < by.length; c++) {
      by[c] = (int) Math.rint(part * (by[c] - start[c]));
    }
    return new Change(name, by);
  }

  /** Returns whether it changes anything. */
  boolean isAny() {
    return Arrays.stream(by).anyMatch(amount -> amount != 0);
  }

  /** Returns the changed weights. */
  Weights of(Weights weights) {
    int[] changed = Samples.columns(weights);
    for (int c = 0; c < changed.length; c++) {
      changed[c] += by[c];
    }
    return Samples.weights(changed);
  }
}
