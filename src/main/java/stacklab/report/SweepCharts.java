package stacklab.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import stacklab.report.chart.Curve;
import stacklab.report.chart.CurveChart;
import stacklab.report.chart.Estimate;
import stacklab.report.chart.MapChart;
import stacklab.report.chart.Measure;
import stacklab.report.chart.ParameterMap;
import stacklab.report.chart.Setting;
import stacklab.report.figure.FigureFiles;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.gather.Pooled;
import stacklab.sim.run.Summary;
import stacklab.sim.run.SummaryRow;

/**
 * Draws a sweep: where an experiment varied one rule, estimates along its values; where it varied
 * two, a map of them. Variants without the varied rules in their names stay out.
 */
final class SweepCharts {
  private final List<Side> sides;
  private final Function<String, Setting> setting;
  private final double confidence;
  private final List<String> parameters;

  /**
   * Prepares the charts.
   *
   * @param setting gives a title what all charts of the run say
   */
  SweepCharts(List<Side> sides, Function<String, Setting> setting, double confidence) {
    this.sides = sides.stream().filter(side -> !values(side).isEmpty()).toList();
    this.setting = setting;
    this.confidence = confidence;
    List<List<String>> keys =
        this.sides.stream().map(side -> List.copyOf(values(side).keySet())).distinct().toList();
    this.parameters = keys.size() == 1 ? keys.get(0) : List.of();
  }

  private static Map<String, String> values(Side side) {
    return Pooled.parameters(side.matchup().variantId());
  }

  /** Writes the charts, none if neither one nor two rules were varied. */
  void write(Path folder, boolean byColour) throws IOException {
    String result = byColour ? "white_result" : "first_result";
    String side = byColour ? "White's result" : "First seat's result";
    write(folder, result, Measure.share(side), OptionalDouble.of(0.5));
    write(folder, "draw", Measure.share("Draws"), OptionalDouble.empty());
    write(folder, "plies", Measure.of("Length", "plies", 1), OptionalDouble.empty());
  }

  private void write(Path folder, String metric, Measure measure, OptionalDouble middle)
      throws IOException {
    String name = "sweep-" + metric.replace('_', '-');
    if (parameters.size() == 1) {
      String title = measure.name() + " by " + parameters.get(0);
      List<Curve> curves = new ArrayList<>();
      groups()
          .forEach(
              (label, group) ->
                  curves.add(
                      new Curve(label, group.stream().map(s -> estimate(s, metric)).toList())));
      FigureFiles.write(
          CurveChart.of(setting.apply(title), measure, parameters.get(0), curves, middle),
          folder,
          name);
    } else if (parameters.size() == 2) {
      int number = 0;
      for (Map.Entry<String, List<Side>> group : groups().entrySet()) {
        number++;
        String title = measure.name() + " of " + group.getKey() + " by two rules";
        FigureFiles.write(
            MapChart.of(setting.apply(title), measure, map(group.getValue(), metric), middle),
            folder,
            number == 1 ? name : name + "-" + number);
      }
    }
  }

  private ParameterMap map(List<Side> group, String metric) {
    List<ParameterMap.Cell> cells =
        group.stream()
            .map(
                side ->
                    new ParameterMap.Cell(
                        values(side).get(parameters.get(0)),
                        values(side).get(parameters.get(1)),
                        estimate(side, metric)))
            .toList();
    return new ParameterMap(parameters.get(0), parameters.get(1), cells);
  }

  /** Returns the sides that differ in the varied rules only, by what they have in common. */
  private Map<String, List<Side>> groups() {
    boolean pairings = sides.stream().map(Side::pairing).distinct().count() > 1;
    Map<String, List<Side>> groups = new LinkedHashMap<>();
    for (Side side : sides) {
      String name = side.matchup().variantId();
      for (Map.Entry<String, String> value : values(side).entrySet()) {
        name = name.replace(" " + value.getKey() + "=" + value.getValue(), "");
      }
      String label = pairings ? name + " " + side.pairing().text() : name;
      groups.computeIfAbsent(label, l -> new ArrayList<>()).add(side);
    }
    return groups;
  }

  private Estimate estimate(Side side, String metric) {
    SummaryRow row =
        Summary.of(List.of(side), confidence).stream()
            .filter(each -> each.metric().equals(metric))
            .findFirst()
            .orElseThrow();
    String label = values(side).get(parameters.get(0));
    return new Estimate(label, row.estimate(), row.interval(), row.games());
  }
}
