package stacklab.sim.tune;

import java.util.ArrayList;
import java.util.List;
import stacklab.agent.state.Feature;
import stacklab.agent.state.State;
import stacklab.agent.state.Weights;
import stacklab.agent.state.Weights.Stage;
import stacklab.rules.Variant;

/**
 * Positions with the result of their game for the player to move. What an evaluation makes of a
 * position is a sum over stages and features: the stage's share times the feature. Mutable.
 */
final class Samples {
  /** How many weights there are. */
  static final int COLUMNS = Stage.values().length * Feature.COUNT;

  private static final int LARGEST = 999_999;

  private final List<double[]> rows = new ArrayList<>();
  private final List<Double> results = new ArrayList<>();
  private final int[] features = new int[Feature.COUNT];

  /**
   * Adds the position that a state holds, with its label.
   *
   * @param result of the player to move: 1, 1/2 or 0
   */
  void add(State state, double result) {
    add(state);
    label(result);
  }

  /** Adds the position that a state holds; {@link #label} is to be called once for each. */
  void add(State state) {
    state.features(features);
    double[] row = new double[COLUMNS];
    if (state.placing()) {
      fill(row, Stage.PLACING, 1);
    } else {
      double early = share(state);
      fill(row, Stage.OPENING, early);
      fill(row, Stage.ENDING, 1 - early);
    }
    rows.add(row);
  }

  /** Gives the next position without a label the result of the player to move. */
  void label(double result) {
    results.add(result);
  }

  /** Returns how much of the opening there is in a position: its stacks by the board's spaces. */
  private static double share(State state) {
    Variant variant = state.variant();
    return (double) state.stackCount() / variant.board().size();
  }

  private void fill(double[] row, Stage stage, double share) {
    for (int feature = 0; feature < Feature.COUNT; feature++) {
      row[column(stage, feature)] = share * features[feature];
    }
  }

  /** Returns the place of a weight in a row. */
  static int column(Stage stage, int feature) {
    return stage.index() * Feature.COUNT + feature;
  }

  /** Returns weights by column, in thousandths. */
  static int[] columns(Weights weights) {
    int[] columns = new int[COLUMNS];
    for (Stage stage : Stage.values()) {
      for (Feature feature : Feature.values()) {
        columns[column(stage, feature.index())] = weights.of(stage, feature);
      }
    }
    return columns;
  }

  /** Returns the weights that stand by column, those beyond what a file can hold clipped. */
  static Weights weights(int[] columns) {
    int[][] values = new int[Stage.values().length][Feature.COUNT];
    for (Stage stage : Stage.values()) {
      for (int f = 0; f < Feature.COUNT; f++) {
        int value = columns[column(stage, f)];
        values[stage.index()][f] = Math.max(-LARGEST, Math.min(LARGEST, value));
      }
    }
    return Weights.of(values);
  }

  /** Adds all positions of another. */
  void addAll(Samples other) {
    rows.addAll(other.rows);
    results.addAll(other.results);
  }

  int size() {
    return rows.size();
  }

  double[] row(int index) {
    return rows.get(index);
  }

  double result(int index) {
    return results.get(index);
  }
}
