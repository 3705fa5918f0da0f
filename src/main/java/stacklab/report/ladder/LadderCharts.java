package stacklab.report.ladder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import stacklab.report.Fonts;
import stacklab.report.FontsUnavailable;
import stacklab.report.chart.Curve;
import stacklab.report.chart.CurveChart;
import stacklab.report.chart.Estimate;
import stacklab.report.chart.Measure;
import stacklab.report.chart.Setting;
import stacklab.report.figure.FigureFiles;
import stacklab.sim.ladder.Ladder;
import stacklab.sim.ladder.SelfPlay;
import stacklab.sim.run.RunResult;

/** Draws balance, draws and length against skill, a curve a variant. */
public final class LadderCharts {
  private static final OptionalDouble EVEN = OptionalDouble.of(0.5);

  private final List<Ladder> ladders;
  private final double confidence;

  /** Prepares the charts of a run's ladders. */
  public LadderCharts(RunResult result) {
    this.ladders = Ladder.all(result);
    this.confidence = result.settings().confidence();
  }

  /**
   * Writes each chart as SVG and PNG.
   *
   * @param folder the charts' folder, which is made if need be
   * @throws IOException if a file cannot be written
   * @throws FontsUnavailable if this Java cannot draw text
   */
  public void write(Path folder) throws IOException, FontsUnavailable {
    Fonts.install();
    Files.createDirectories(folder);
    write(folder, "balance-against-skill", "first_result", Measure.share("First seat's result"));
    write(folder, "white-against-skill", "white_result", Measure.share("White's result"));
    write(folder, "draws-against-skill", "draw", Measure.share("Draws"));
    write(folder, "length-against-skill", "plies", Measure.of("Length", "plies", 1));
  }

  private void write(Path folder, String name, String metric, Measure measure) throws IOException {
    boolean result = metric.endsWith("_result");
    Setting setting =
        new Setting(
            (result ? "Balance" : measure.name()) + " against skill",
            "each level's own against itself",
            remarks(metric));
    FigureFiles.write(
        CurveChart.of(
            setting,
            measure,
            "level",
            ladders.stream().map(ladder -> curve(ladder, metric)).toList(),
            result ? EVEN : OptionalDouble.empty()),
        folder,
        name);
  }

  private List<String> remarks(String metric) {
    List<String> remarks = new ArrayList<>();
    remarks.add(
        "Level 0 is "
            + ladders.get(0).levels().get(0).agent()
            + "; each further level beats the one below it by 60 % or more.");
    boolean gap =
        ladders.stream()
            .flatMap(ladder -> curve(ladder, metric).points().stream())
            .anyMatch(point -> Double.isNaN(point.value()));
    if (gap) {
      remarks.add(
          "No point where both players draw from the same moves, so that seats cannot matter.");
    }
    return remarks;
  }

  private Curve curve(Ladder ladder, String metric) {
    List<Estimate> points = new ArrayList<>();
    for (Ladder.Level level : ladder.levels()) {
      for (SelfPlay.Figure figure : level.play().figures(confidence)) {
        if (figure.metric().equals(metric)) {
          points.add(
              new Estimate(
                  Integer.toString(level.number()),
                  figure.estimate(),
                  figure.interval(),
                  level.play().games()));
        }
      }
    }
    return new Curve(ladder.variant(), points);
  }
}
