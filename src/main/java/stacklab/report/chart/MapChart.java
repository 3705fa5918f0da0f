package stacklab.report.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import stacklab.report.figure.Figure;
import stacklab.report.figure.Sheet;
import stacklab.report.svg.HeatScale;

/** A map of two parameters: a field a combination, with its estimate, interval and colour. */
public final class MapChart {
  private MapChart() {}

  /**
   * Returns the chart.
   *
   * @param middle the value that means "neither", such as 1/2 for a result; without one the colours
   *     run from light to dark
   */
  public static Figure of(
      Setting setting, Measure measure, ParameterMap map, OptionalDouble middle) {
    List<Estimate> estimates = map.cells().stream().map(ParameterMap.Cell::estimate).toList();
    HeatScale scale = scale(estimates, middle);
    return new Sheet(
        setting.caption(
            estimates.stream().map(Estimate::games).toList(),
            estimates.stream().map(Estimate::interval).toList(),
            measure.title() + "; the games are those of each field."),
        new MapBody(measure, map, scale));
  }

  private static HeatScale scale(List<Estimate> estimates, OptionalDouble middle) {
    List<Double> known = new ArrayList<>();
    estimates.stream().map(Estimate::value).filter(v -> !v.isNaN()).forEach(known::add);
    double min = known.stream().mapToDouble(v -> v).min().orElse(0);
    double max = known.stream().mapToDouble(v -> v).max().orElse(0);
    if (middle.isEmpty()) {
      return HeatScale.sequential(min, max);
    }
    double at = middle.getAsDouble();
    return HeatScale.diverging(at, Math.max(Math.abs(max - at), Math.abs(min - at)));
  }
}
