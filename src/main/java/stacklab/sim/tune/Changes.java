package stacklab.sim.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import stacklab.agent.state.Feature;
import stacklab.agent.state.Weights;
import stacklab.agent.state.Weights.Stage;

/**
 * The changes that are tried: parts of the way to the fitted weights, and more or less of one
 * feature at a time, while placing or afterwards. A weight that was zero is also changed by one,
 * which only decides between moves that are equal otherwise. The other features stay as they are:
 * which moves are equal matters much to a search, and a change of all features leaves none equal.
 */
final class Changes {
  private static final double[] PARTS = {0.25, 0.5, 0.75, 1};
  private static final double[] STEPS = {-0.4, -0.13, 0.13, 0.4};
  private static final List<List<Stage>> TOGETHER =
      List.of(List.of(Stage.PLACING), List.of(Stage.OPENING, Stage.ENDING));

  private final Weights from;
  private final double[] units;
  private final List<Change> changes = new ArrayList<>();

  private Changes(Weights from, double[] units) {
    this.from = from;
    this.units = units;
  }

  /**
   * Returns the changes.
   *
   * @param from the weights to change
   * @param fitted where a fit would have them
   * @param units what {@link Spread#units} returned
   */
  static List<Change> of(Weights from, Weights fitted, double[] units) {
    Changes all = new Changes(from, units);
    for (double part : PARTS) {
      String name = String.format(Locale.ROOT, "%.0f %% of the fit", 100 * part);
      all.add(Change.towards(from, fitted, part, name));
    }
    for (List<Stage> stages : TOGETHER) {
      for (Feature feature : Feature.values()) {
        all.addSteps(stages, feature);
      }
    }
    return all.changes;
  }

  private void addSteps(List<Stage> stages, Feature feature) {
    for (double step : STEPS) {
      add(stages, feature, step, 0);
    }
    if (stages.stream().allMatch(stage -> from.of(stage, feature) == 0)) {
      add(stages, feature, 0, -1);
      add(stages, feature, 0, 1);
    }
  }

  private void add(List<Stage> stages, Feature feature, double step, int amount) {
    int[] by = new int[Samples.COLUMNS];
    StringBuilder name = new StringBuilder(feature.text());
    for (Stage stage : stages) {
      int column = Samples.column(stage, feature.index());
      if (units[column] > 0) {
        by[column] = amount + (int) Math.rint(step * units[column]);
        name.append(String.format(Locale.ROOT, " %+d", by[column]));
      }
    }
    add(new Change(name.toString(), by));
  }

  private void add(Change change) {
    if (change.isAny()) {
      changes.add(change);
    }
  }
}
