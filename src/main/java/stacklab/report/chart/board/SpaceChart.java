package stacklab.report.chart.board;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import stacklab.report.chart.Measure;
import stacklab.report.chart.Setting;
import stacklab.report.figure.Caption;
import stacklab.report.figure.Figure;
import stacklab.report.figure.Numbers;
import stacklab.report.figure.Sheet;
import stacklab.report.svg.HeatScale;

/** Boards side by side, each space in the colour of a number, the same colours on all. */
public final class SpaceChart {
  private SpaceChart() {}

  /**
   * Returns the chart.
   *
   * @param middle the value that means "neither", from which two colours go out; without one the
   *     colours run from light at 0 to dark
   */
  public static Figure of(
      Setting setting, Measure measure, List<SpaceValues> boards, OptionalDouble middle) {
    long least = boards.stream().mapToLong(SpaceValues::games).min().orElse(0);
    long most = boards.stream().mapToLong(SpaceValues::games).max().orElse(0);
    String games = Numbers.count(most, "game") + (boards.size() > 1 ? " each" : "");
    List<String> notes = new ArrayList<>();
    notes.add(
        "Agents: "
            + setting.agents()
            + ". "
            + (least == most ? games : Numbers.count(least) + " to " + Numbers.count(most, "game"))
            + ".");
    notes.addAll(setting.remarks());
    return new Sheet(
        new Caption(setting.title(), notes),
        new BoardPanels(measure, boards, scale(boards, middle)));
  }

  private static HeatScale scale(List<SpaceValues> boards, OptionalDouble middle) {
    double[] known =
        boards.stream()
            .flatMap(board -> board.values().stream())
            .mapToDouble(value -> value)
            .filter(value -> !Double.isNaN(value))
            .toArray();
    double at = middle.orElse(0);
    double reach = 0;
    for (double value : known) {
      reach = Math.max(reach, Math.abs(value - at));
    }
    return middle.isPresent() ? HeatScale.diverging(at, reach) : HeatScale.sequential(0, reach);
  }
}
