package stacklab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.IntStream;
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
final class LeaderChart {
  private static final int MOST_POINTS = 20;

  /** A ply that fewer than one in so many games reached with a leader is left out. */
  private static final int RARE = 20;

  private final Function<Side, String> label;
  private final double confidence;
  private final int step;

  private LeaderChart(int longest, Function<Side, String> label, double confidence) {
    this.label = label;
    this.confidence = confidence;
    this.step = Math.max(1, (longest + MOST_POINTS - 1) / MOST_POINTS);
  }

  /**
   * Returns the chart.
   *
   * @param label how a side is called
   */
  static Figure of(
      List<Side> sides, Function<Side, String> label, Setting setting, double confidence) {
    List<List<Histogram>> halves =
        sides.stream().map(side -> side.tally().lead().leaderHalves().byPly()).toList();
    int longest = halves.stream().mapToInt(List::size).max().orElse(0);
    LeaderChart chart = new LeaderChart(longest, label, confidence);
    return CurveChart.of(
        setting,
        Measure.share("Result of the player ahead"),
        "ply",
        IntStream.range(0, sides.size())
            .mapToObj(i -> chart.curve(sides.get(i), halves.get(i)))
            .toList(),
        OptionalDouble.of(0.5));
  }

  private Curve curve(Side side, List<Histogram> byPly) {
    List<Estimate> points = new ArrayList<>();
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
