package stacklab.agent.state;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import stacklab.rules.InvalidInput;
import stacklab.rules.Variant;

/**
 * What each {@link Feature} is worth, in thousandths of the natural logarithm of the odds of
 * winning, at each stage of a game. Immutable.
 */
public final class Weights {
  /** The stages of a game; between the opening and the ending weights are mixed. */
  public enum Stage {
    /** While pieces are placed. */
    PLACING(0),
    /** With a stack on every space. */
    OPENING(1),
    /** With hardly a stack left. */
    ENDING(2);

    private final int index;

    Stage(int index) {
      this.index = index;
    }

    /** Returns its place in lists of stages. */
    public int index() {
      return index;
    }
  }

  private final int[][] values;

  private Weights(int[][] values) {
    this.values = values;
  }

  /**
   * Returns weights given by stage and feature.
   *
   * @throws IllegalArgumentException if the table has another shape
   */
  public static Weights of(int[][] values) {
    if (values.length != Stage.values().length
        || Arrays.stream(values).anyMatch(row -> row.length != Feature.COUNT)) {
      throw new IllegalArgumentException("weights need a row a stage and a column a feature");
    }
    return new Weights(Arrays.stream(values).map(int[]::clone).toArray(int[][]::new));
  }

  /** Returns the weights used where none were fitted to a variant, chosen by its rules. */
  public static Weights defaults(Variant variant) {
    return DefaultWeights.of(variant);
  }

  /** Returns what a feature is worth at a stage. */
  public int of(Stage stage, Feature feature) {
    return values[stage.index()][feature.index()];
  }

  int[] row(Stage stage) {
    return values[stage.index()];
  }

  /** Returns the text of these weights, a line a feature: its name and a number for each stage. */
  public String text() {
    StringBuilder text = new StringBuilder("# feature: placing opening ending\n");
    for (Feature feature : Feature.values()) {
      text.append(feature.text()).append(':');
      for (Stage stage : Stage.values()) {
        text.append(' ').append(of(stage, feature));
      }
      text.append('\n');
    }
    return text.toString();
  }

  /**
   * Returns the weights a text stands for; features it leaves out are worth nothing.
   *
   * @throws InvalidInput if a line is no feature's name, a colon and three whole numbers
   */
  public static Weights parse(String text) {
    int[][] values = new int[Stage.values().length][Feature.COUNT];
    List<String> lines = text.lines().toList();
    Map<String, Feature> features = new LinkedHashMap<>();
    for (Feature feature : Feature.values()) {
      features.put(feature.text(), feature);
    }
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).replaceFirst("#.*", "").strip();
      if (!line.isEmpty()) {
        String[] parts = line.split(":?\\s+", -1);
        Feature feature = features.get(parts[0]);
        if (feature == null || !line.matches("[a-z-]+:( +-?[0-9]{1,6}){3}")) {
          throw fault(i + 1, lines.get(i), features);
        }
        for (int stage = 0; stage < values.length; stage++) {
          values[stage][feature.index()] = Integer.parseInt(parts[1 + stage]);
        }
      }
    }
    return new Weights(values);
  }

  private static InvalidInput fault(int line, String found, Map<String, Feature> features) {
    return new InvalidInput(
        String.format(
            Locale.ROOT,
            "weights, line %d: '%s' is not a feature, a colon and three whole numbers of at most six"
                + " digits (placing, opening, ending); the features are %s",
            line,
            found,
            String.join(", ", features.keySet())));
  }
}
