package stacklab.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import stacklab.report.figure.Figure;
import stacklab.report.figure.Numbers;
import stacklab.report.figure.Palette;
import stacklab.report.figure.Range;
import stacklab.report.figure.Rows;
import stacklab.report.figure.Sheet;

/**
 * One measure for many variants, sorted, with intervals and a line at the value to compare with.
 */
public final class BalanceChart {
  private static final double LEAST_SHARE = 4;

  private BalanceChart() {}

  /**
   * Returns the chart.
   *
   * @param line the value at which to draw a line, such as 1/2 for a result
   */
  public static Figure of(
      Setting setting, Measure measure, List<Estimate> estimates, OptionalDouble line) {
    List<Estimate> sorted =
        estimates.stream()
            .sorted(
                Comparator.comparing((Estimate estimate) -> Double.isNaN(estimate.value()))
                    .thenComparing(Estimate::value, Comparator.reverseOrder())
                    .thenComparing(Estimate::label))
            .toList();
    Rows.Axis axis = new Rows.Axis(range(measure, sorted, line), measure.title(), Numbers::plain);
    Rows body =
        new Rows(rows(measure, sorted), List.of(head(sorted), "games"), axis, Drawn.signs(sorted));
    line.ifPresent(at -> body.plot().addXLine(measure.onAxis(at), Palette.dashed(1.2f)));
    for (int row = 0; row < sorted.size(); row++) {
      Drawn.estimate(body.plot(), measure, sorted.get(row), body.middle(row));
    }
    return new Sheet(
        setting.caption(
            sorted.stream().map(Estimate::games).toList(),
            sorted.stream().map(Estimate::interval).toList()),
        body);
  }

  private static String head(List<Estimate> estimates) {
    boolean any = estimates.stream().anyMatch(estimate -> estimate.interval().isKnown());
    return any ? "estimate [interval]" : "estimate";
  }

  private static List<Rows.Row> rows(Measure measure, List<Estimate> estimates) {
    return estimates.stream()
        .map(
            e ->
                new Rows.Row(
                    e.label(),
                    List.of(measure.text(e.value(), e.interval()), Numbers.count(e.games()))))
        .toList();
  }

  private static Range range(Measure measure, List<Estimate> estimates, OptionalDouble line) {
    List<Double> values = new ArrayList<>();
    line.ifPresent(at -> values.add(measure.onAxis(at)));
    for (Estimate estimate : estimates) {
      values.add(measure.onAxis(estimate.value()));
      values.add(measure.onAxis(estimate.interval().low()));
      values.add(measure.onAxis(estimate.interval().high()));
    }
    return Range.of(values, LEAST_SHARE * measure.factor() / 100);
  }
}
