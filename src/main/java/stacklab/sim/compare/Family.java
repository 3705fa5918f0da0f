package stacklab.sim.compare;

import java.util.Set;

/**
 * Comparisons whose p-values are adjusted together. Each family keeps its own error rate: what is
 * asked of every experiment loses no power to the many figures that describe a game more closely.
 */
public enum Family {
  /** What a variant is judged by. */
  MAIN,
  /** What its games are like besides. */
  FURTHER;

  private static final Set<String> MAIN_METRICS =
      Set.of(
          "first_imbalance",
          "white_imbalance",
          "first_result",
          "white_result",
          "draw",
          "margin",
          "plies",
          "branching",
          "passes",
          "removed",
          "lead_changes");

  /**
   * Returns the family of a metric.
   *
   * @param metric its name as in docs/metrics.md
   */
  public static Family of(String metric) {
    return MAIN_METRICS.contains(metric) ? MAIN : FURTHER;
  }

  /** Returns its name in output files. */
  public String text() {
    return this == MAIN ? "main" : "further";
  }
}
