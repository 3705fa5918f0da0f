package stacklab.report.table;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import stacklab.report.chart.Measure;
import stacklab.stats.Interval;

/** How the metrics of output files are written for people. */
public final class Measures {
  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("first_result", "first seat"),
          Map.entry("white_result", "White"),
          Map.entry("draw", "draws"),
          Map.entry("first_imbalance", "imbalance of the seats"),
          Map.entry("white_imbalance", "imbalance of the colours"),
          Map.entry("branching", "legal moves a ply"),
          Map.entry("margin", "White's margin"),
          Map.entry("removed", "pieces removed"),
          Map.entry("branching_game_mean", "legal moves, mean by game"),
          Map.entry("real_decisions", "plies with a choice"),
          Map.entry("tree_log10", "game tree, log10"),
          Map.entry("tie_break", "decided by a tie-break"),
          Map.entry("plies_below", "shorter than wanted"),
          Map.entry("plies_above", "longer than wanted"),
          Map.entry("decided_ply", "deciding ply"),
          Map.entry("decided_share", "deciding ply, of the length"),
          Map.entry("winner_behind", "plies the winner was behind"),
          Map.entry("winner_deficit", "winner's largest deficit"),
          Map.entry("comeback", "comebacks"));

  /** Means of shares, whose intervals are Student's. */
  private static final Set<String> MEAN_SHARES =
      Set.of("real_decisions", "decided_share", "winner_behind");

  private Measures() {}

  /**
   * Returns the measure of a metric: in hundredths if it is a result or share.
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
            || MEAN_SHARES.contains(metric)
            || metric.equals("draw")
            || metric.equals("decisive");
    String name = NAMES.getOrDefault(metric, metric.replace('_', ' ').toLowerCase(Locale.ROOT));
    return share ? Measure.share(name) : Measure.of(name, "", 2);
  }
}
