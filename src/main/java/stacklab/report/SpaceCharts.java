package stacklab.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.IntStream;
import stacklab.board.Board;
import stacklab.report.chart.Measure;
import stacklab.report.chart.Setting;
import stacklab.report.chart.board.SpaceChart;
import stacklab.report.chart.board.SpaceValues;
import stacklab.report.figure.FigureFiles;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.tally.SpaceTally;

/** Draws what happens on the spaces of a run's boards. */
final class SpaceCharts {
  private final List<Side> sides;
  private final Function<Side, String> label;
  private final Function<String, Setting> setting;

  /**
   * Prepares the charts.
   *
   * @param sides those of which positions were looked at
   * @param label how a side is called
   * @param setting gives a title what all charts of the run say
   */
  SpaceCharts(List<Side> sides, Function<Side, String> label, Function<String, Setting> setting) {
    this.sides = sides.stream().filter(side -> side.tally().spaces().games() > 0).toList();
    this.label = label;
    this.setting = setting;
  }

  @FunctionalInterface
  private interface Value {
    double of(SpaceTally tally, int space);
  }

  void write(Path folder) throws IOException {
    write(
        folder,
        "spaces-height",
        chart("Pieces on each space at the end", Measure.of("mean height", "pieces", 1)),
        SpaceCharts::height,
        OptionalDouble.empty());
    write(
        folder,
        "spaces-owner",
        chart(
            "Who owns each space at the end",
            new Measure(
                "games in which White owns it, less those in which Black does", "%", 100, 0)),
        SpaceCharts::ownedMore,
        OptionalDouble.of(0));
    write(
        folder,
        "spaces-opening-from",
        chart("Where the first ply takes a stack", Measure.share("games")),
        (tally, space) -> share(tally, tally.openedFrom(space).size()),
        OptionalDouble.empty());
    write(
        folder,
        "spaces-opening-to",
        chart("Where the first ply leads", Measure.share("games")),
        (tally, space) -> share(tally, tally.openedTo(space).size()),
        OptionalDouble.empty());
  }

  private record Chart(Setting setting, Measure measure) {}

  private Chart chart(String title, Measure measure) {
    return new Chart(setting.apply(title), measure);
  }

  private static double height(SpaceTally tally, int space) {
    return tally.height(space).sample().mean();
  }

  private static double ownedMore(SpaceTally tally, int space) {
    return share(tally, tally.owned(space, 0) - tally.owned(space, 1));
  }

  private static double share(SpaceTally tally, long games) {
    return (double) games / tally.games();
  }

  private void write(Path folder, String name, Chart chart, Value value, OptionalDouble middle)
      throws IOException {
    List<SpaceValues> boards = new ArrayList<>();
    for (Side side : sides) {
      Board board = side.matchup().variant().board();
      SpaceTally tally = side.tally().spaces();
      double[] values =
          IntStream.range(0, board.size()).mapToDouble(s -> value.of(tally, s)).toArray();
      if (Arrays.stream(values).anyMatch(v -> v != 0)) {
        boards.add(
            new SpaceValues(
                label.apply(side), board, Arrays.stream(values).boxed().toList(), tally.games()));
      }
    }
    if (!boards.isEmpty()) {
      FigureFiles.write(SpaceChart.of(chart.setting, chart.measure, boards, middle), folder, name);
    }
  }
}
