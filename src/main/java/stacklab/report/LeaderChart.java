package stacklab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import stacklab.report.chart.Curve;
import stacklab.report.chart.CurveChart;
import stacklab.report.chart.Estimate;
import stacklab.report.chart.Measure;
import stacklab.report.chart.Setting;
import stacklab.report.figure.Figure;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.stats.Histogram;
import stacklab.stats.ResultCounts;
import stacklab.stats.interval.ResultIntervals;

/**
 * Draws how surely the leader of the moment will win, ply by ply: at 50 % the lead says nothing, at
 * 100 % all is over (the metric {@code leader_result}).
 */
final class SuspenseChart {
  private static final int MOST_POINTS = 20;

  /** A ply that fewer than one in so many games reached with a leader is left out. */
  private static final int RARE = 20;

  private final Function<Side, String> label;
  private final double confidence;
  private final int step;

  private SuspenseChart(List<Side> sides, Function<Side, String> label, double confidence) {
    this.label = label;
    this.confidence = confidence;
    int longest = sides.stream().mapToInt(side -> halves(side).size()).max().orElse(0);
    this.step = Math.max(1, (longest + MOST_POINTS - 1) / MOST_POINTS);
  }

  /**
   * Returns the chart.
   *
   * @param label how a side is called
   */
  static Figure of(
      List<Side> sides, Function<Side, String> label, Setting setting, double confidence) {
    SuspenseChart chart = new SuspenseChart(sides, label, confidence);
    return CurveChart.of(
        setting,
        Measure.share("Result of the player ahead"),
        "ply",
        sides.stream().map(chart::curve).toList(),
        OptionalDouble.of(0.5));
  }

  private static List<Histogram> halves(Side side) {
    return side.tally().lead().leaderHalves().byPly();
  }

  private Curve curve(Side side) {
    List<Estimate> points = new ArrayList<>();
    List<Histogram> byPly = halves(side);
    for (int ply = step; ply <= byPly.size(); ply += step) {
      Histogram halves = byPly.get(ply - 1);
      if (halves.total() > 0 && halves.total() * RARE >= side.tally().games()) {
        ResultCounts results = ResultCounts.of(halves, 2);
        points.add(
            new Estimate(
                Integer.toString(ply),
                results.mean(),
                ResultIntervals.score(results, confidence),
                halves.total()));
      }
    }
    return new Curve(label.apply(side), points);
  }
}
