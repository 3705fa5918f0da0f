package stacklab.report.chart;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import stacklab.report.figure.Figure;
import stacklab.report.figure.Numbers;
import stacklab.report.figure.Palette;
import stacklab.report.figure.Plot;
import stacklab.report.figure.Range;
import stacklab.report.figure.Rows;
import stacklab.report.figure.Sheet;
import stacklab.report.figure.Sign;
import stacklab.stats.Interval;

/** A forest plot: the differences of variants to a baseline with intervals and verdicts. */
public final class DifferenceChart {
  private static final Color EQUIVALENT = new Color(0xe8f1e4);

  private DifferenceChart() {}

  /**
   * Returns the chart, in the order given.
   *
   * @param baseline the name of what all are compared with
   * @param margin up to which difference two variants count as equivalent, if that is asked
   */
  public static Figure of(
      Setting setting,
      Measure measure,
      String baseline,
      OptionalDouble margin,
      List<Difference> differences) {
    String title = measure.name() + ", difference to " + baseline;
    String unit = measure.unit().equals("%") ? "points" : measure.unit();
    Rows.Axis axis =
        new Rows.Axis(
            range(measure, margin, differences),
            unit.isEmpty() ? title : title + " (" + unit + ")",
            value -> Numbers.plain(value).replaceFirst("^(?=[1-9]|0\\.)", "+"));
    List<String> heads = List.of("difference [interval]", "verdict", "games");
    Rows body = new Rows(rows(measure, differences), heads, axis, signs(margin));
    draw(body, measure, margin, differences);
    return new Sheet(
        setting.caption(
            differences.stream().map(Difference::games).toList(),
            differences.stream().map(Difference::interval).toList(),
            "Baseline: " + baseline + "."),
        body);
  }

  private static List<Rows.Row> rows(Measure measure, List<Difference> differences) {
    return differences.stream()
        .map(
            d ->
                new Rows.Row(
                    d.label(),
                    List.of(
                        measure.difference(d.value(), d.interval()),
                        d.verdict(),
                        Numbers.count(d.games()))))
        .toList();
  }

  private static List<Sign> signs(OptionalDouble margin) {
    List<Sign> signs = new ArrayList<>();
    var line = Palette.solid(1.4f);
    signs.add(Sign.marked("interval excludes 0", Palette.BLUE, line, Palette.marker(0)));
    signs.add(Sign.marked("interval includes 0", Palette.BLUE, line, Hollow.MARKER));
    if (margin.isPresent()) {
      signs.add(Sign.area("equivalent", EQUIVALENT));
    }
    return signs;
  }

  private static Range range(Measure measure, OptionalDouble margin, List<Difference> differences) {
    List<Double> values = new ArrayList<>(List.of(0.0));
    margin.ifPresent(m -> values.addAll(List.of(measure.onAxis(m), -measure.onAxis(m))));
    for (Difference difference : differences) {
      values.add(measure.onAxis(difference.value()));
      values.add(measure.onAxis(difference.interval().low()));
      values.add(measure.onAxis(difference.interval().high()));
    }
    return Range.of(values, 0.02 * measure.factor());
  }

  private static void draw(
      Rows body, Measure measure, OptionalDouble margin, List<Difference> differences) {
    Plot plot = body.plot();
    margin.ifPresent(
        m -> {
          double x = measure.onAxis(m);
          double bottom = body.yRange().min();
          plot.addArea(
              new double[] {-x, x, x, -x}, new double[] {bottom, bottom, 0, 0}, EQUIVALENT);
        });
    plot.addXLine(0, Palette.solid(1));
    for (int row = 0; row < differences.size(); row++) {
      draw(plot, measure, differences.get(row), body.middle(row));
    }
  }

  private static void draw(Plot plot, Measure measure, Difference difference, double y) {
    Interval interval = difference.interval();
    if (interval.isKnown()) {
      double low = measure.onAxis(interval.low());
      plot.addXInterval(low, measure.onAxis(interval.high()), y, Palette.BLUE);
    }
    if (!Double.isNaN(difference.value())) {
      boolean clear = interval.isKnown() && !interval.contains(0);
      double x = measure.onAxis(difference.value());
      plot.addMarker(x, y, Palette.BLUE, clear ? Palette.marker(0) : Hollow.MARKER);
    }
  }
}
