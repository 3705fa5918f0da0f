package stacklab.report.table;

import java.util.Locale;
import java.util.Map;
import stacklab.report.chart.Measure;
import stacklab.stats.Interval;

/** How the metrics of output files are written for people. */
public final class Measures {
  private static final Map<String, String> NAMES =
      Map.of(
          "first_result", "first seat",
          "white_result", "White",
          "draw", "draws",
          "first_imbalance", "imbalance of the seats",
          "white_imbalance", "imbalance of the colours",
          "branching", "legal moves a ply",
          "margin", "White's margin",
          "removed", "pieces removed");

  private Measures() {}

  /**
   * Returns the measure of a metric: in hundredths if its interval is that of a result or share.
   *
   * @param metric its name in output files
   */
  public static Measure of(String metric, Interval interval) {
    String method = interval.method();
    boolean share =
        method.startsWith("score")
            || method.startsWith("wilson")
            || method.startsWith("newcombe")
            || method.startsWith("imbalance")
            || metric.endsWith("_result")
            || metric.equals("draw")
            || metric.equals("decisive");
    String name = NAMES.getOrDefault(metric, metric.replace('_', ' ').toLowerCase(Locale.ROOT));
    return share ? Measure.share(name) : Measure.of(name, "", 2);
  }
}
