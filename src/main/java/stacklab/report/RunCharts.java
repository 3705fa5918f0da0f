package stacklab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import stacklab.report.chart.BalanceChart;
import stacklab.report.chart.Difference;
import stacklab.report.chart.DifferenceChart;
import stacklab.report.chart.Distribution;
import stacklab.report.chart.DistributionChart;
import stacklab.report.chart.Estimate;
import stacklab.report.chart.Measure;
import stacklab.report.chart.OutcomeChart;
import stacklab.report.chart.OutcomeShares;
import stacklab.report.chart.PlyChart;
import stacklab.report.chart.PlyCurve;
import stacklab.report.chart.PlyPoint;
import stacklab.report.chart.Setting;
import stacklab.report.figure.Figure;
import stacklab.report.figure.FigureFiles;
import stacklab.sim.Pairing;
import stacklab.sim.compare.Comparison;
import stacklab.sim.compare.Comparisons;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.run.RunResult;
import stacklab.sim.tally.PairingTally;
import stacklab.stats.Histogram;
import stacklab.stats.ResultCounts;
import stacklab.stats.interval.MeanIntervals;
import stacklab.stats.interval.ResultIntervals;
import stacklab.stats.interval.ShareIntervals;

/** Draws the charts of a run. */
public final class RunCharts {
  private final RunResult result;
  private final List<Side> sides;
  private final List<Comparison> comparisons;
  private final double confidence;
  private final boolean byColour;
  private final boolean severalPairings;

  /** Prepares the charts of a run. */
  public RunCharts(RunResult result) {
    this.result = result;
    this.confidence = result.settings().confidence();
    this.sides =
        Comparisons.sides(result.settings().plan(), result.tallies()).stream()
            .filter(side -> side.tally().playedOut() > 0)
            .toList();
    this.comparisons = result.comparisons();
    this.byColour = sides.stream().anyMatch(Side::colourIsBoard);
    this.severalPairings = sides.stream().map(Side::pairing).distinct().count() > 1;
  }

  /**
   * Writes each chart as SVG and PNG.
   *
   * @param folder the charts' folder, which is made if need be
   * @throws IOException if a file cannot be written
   * @throws FontsUnavailable if this Java cannot draw text
   */
  public void write(Path folder) throws IOException, FontsUnavailable {
    if (sides.isEmpty()) {
      return;
    }
    Fonts.install();
    Files.createDirectories(folder);
    FigureFiles.write(outcomes(), folder, "outcomes");
    FigureFiles.write(balance(), folder, "balance");
    FigureFiles.write(lengths(), folder, "length");
    FigureFiles.write(margins(), folder, "margin");
    if (result.settings().plan().detailed()) {
      FigureFiles.write(branching(), folder, "branching");
      FigureFiles.write(lead(), folder, "lead");
      FigureFiles.write(leaderResult(), folder, "leader-result");
    }
    new SweepCharts(sides, this::setting, confidence).write(folder, byColour);
    new SpaceCharts(sides, this::label, this::setting).write(folder);
    writeDifferences(folder);
  }

  private String sideName() {
    return byColour ? "White" : "first seat";
  }

  private String otherSideName() {
    return byColour ? "Black" : "second seat";
  }

  private ResultCounts results(Side side) {
    return byColour ? side.tally().whiteResults() : side.tally().firstResults();
  }

  private Setting setting(String title) {
    return Setting.of(title, agents());
  }

  /** Returns the setting of a chart in which colours are compared. */
  private Setting colourSetting(String title) {
    List<String> remarks =
        byColour
            ? List.of(
                "Where both players have the same moves, the difference between the colours is the"
                    + " board's.")
            : List.of();
    return new Setting(title, agents(), remarks);
  }

  private String agents() {
    List<Pairing> pairings = sides.stream().map(Side::pairing).distinct().toList();
    if (pairings.stream().allMatch(Pairing::isSelfPlay)) {
      return pairings.stream().map(Pairing::white).distinct().collect(Collectors.joining(", "))
          + " against itself";
    }
    return pairings.stream()
        .flatMap(p -> List.of(p.white(), p.black()).stream())
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private String label(Side side) {
    return severalPairings
        ? side.matchup().variantId() + " " + side.pairing().text()
        : side.matchup().variantId();
  }

  private Figure outcomes() {
    List<OutcomeShares> shares = new ArrayList<>();
    for (Side side : sides) {
      ResultCounts results = results(side);
      shares.add(
          new OutcomeShares(
              label(side),
              share(side, results, 2),
              share(side, results, 1),
              share(side, results, 0)));
    }
    return OutcomeChart.of(
        colourSetting("How the games ended"),
        sideName() + " wins",
        otherSideName() + " wins",
        shares);
  }

  private Estimate share(Side side, ResultCounts results, int step) {
    long count = results.count(step);
    return new Estimate(
        label(side),
        (double) count / results.size(),
        ShareIntervals.wilson(count, results.size(), confidence),
        results.size());
  }

  private Figure balance() {
    List<Estimate> estimates = new ArrayList<>();
    for (Side side : sides) {
      ResultCounts results = results(side);
      estimates.add(
          new Estimate(
              label(side),
              results.mean(),
              ResultIntervals.score(results, confidence),
              results.size()));
    }
    String name = byColour ? "White's result" : "First seat's result";
    return BalanceChart.of(
        colourSetting("Balance"), Measure.share(name), estimates, OptionalDouble.of(0.5));
  }

  private Figure lengths() {
    return distributions("Length of the games", "plies", PairingTally::plies);
  }

  /** Margins are kept in half points and shown in points, unless a komi has halves. */
  private Figure margins() {
    boolean halves =
        sides.stream()
            .flatMapToInt(side -> Arrays.stream(side.tally().margin().values()))
            .anyMatch(value -> value % 2 != 0);
    return halves
        ? distributions("White's score less Black's", "half points", PairingTally::margin)
        : distributions("White's score less Black's", "points", RunCharts::marginInPoints);
  }

  private static Histogram marginInPoints(PairingTally tally) {
    Histogram points = new Histogram();
    for (int halves : tally.margin().values()) {
      points.add(halves / 2, tally.margin().count(halves));
    }
    return points;
  }

  private Figure distributions(
      String title, String unit, Function<PairingTally, Histogram> values) {
    List<Distribution> distributions = new ArrayList<>();
    for (Side side : sides) {
      Histogram histogram = values.apply(side.tally());
      distributions.add(
          new Distribution(
              label(side),
              histogram,
              MeanIntervals.student(histogram.moments().sample(), confidence)));
    }
    return DistributionChart.of(
        setting(title), Measure.of(title, unit, 2), confidence, distributions);
  }

  private Figure branching() {
    return PlyChart.of(
        setting("Legal moves by ply"),
        Measure.of("legal moves", "", 1),
        curves(side -> side.tally().legalByPly().byPly(), 1));
  }

  private Figure lead() {
    return PlyChart.of(
        colourSetting("White's lead by ply"),
        Measure.of("White's score less Black's", "points", 1),
        curves(side -> side.tally().leadByPly().byPly(), 0.5));
  }

  private Figure leaderResult() {
    return LeaderChart.of(
        sides, this::label, setting("How surely the player ahead wins"), confidence);
  }

  private List<PlyCurve> curves(Function<Side, List<Histogram>> byPly, double factor) {
    return sides.stream().map(side -> curve(side, byPly.apply(side), factor)).toList();
  }

  private PlyCurve curve(Side side, List<Histogram> byPly, double factor) {
    List<PlyPoint> points = new ArrayList<>();
    for (int ply = 0; ply < byPly.size(); ply++) {
      Histogram values = byPly.get(ply);
      if (values.total() > 0) {
        points.add(
            new PlyPoint(
                ply + 1,
                values.total(),
                values.mean() * factor,
                MeanIntervals.student(values.moments().sample().scaledBy(factor), confidence),
                values.quantile(0.05) * factor,
                values.quantile(0.95) * factor));
      }
    }
    return new PlyCurve(label(side), points);
  }

  private void writeDifferences(Path folder) throws IOException {
    OptionalDouble margin = OptionalDouble.of(result.settings().margin());
    writeDifferences(folder, "first_imbalance", Measure.share("Imbalance |result - 50 %|"), margin);
    writeDifferences(folder, "white_imbalance", Measure.share("Imbalance |result - 50 %|"), margin);
    writeDifferences(folder, "draw", Measure.share("Draws"), OptionalDouble.empty());
    writeDifferences(folder, "plies", Measure.of("Length", "plies", 2), OptionalDouble.empty());
  }

  private void writeDifferences(Path folder, String metric, Measure measure, OptionalDouble margin)
      throws IOException {
    List<Difference> differences = new ArrayList<>();
    for (Comparison each : comparisons) {
      if (each.metric().equals(metric)) {
        String label =
            severalPairings ? each.variant() + " " + each.pairing().text() : each.variant();
        differences.add(
            new Difference(
                label, each.difference(), each.interval(), each.verdict(), each.units()));
      }
    }
    if (!differences.isEmpty()) {
      String baseline = result.settings().baseline();
      FigureFiles.write(
          DifferenceChart.of(
              setting(measure.name() + " against " + baseline),
              measure,
              baseline,
              margin,
              differences),
          folder,
          "difference-" + metric.replace('_', '-'));
    }
  }
}
