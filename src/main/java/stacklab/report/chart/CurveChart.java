package stacklab.report.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import stacklab.report.figure.Body;
import stacklab.report.figure.Figure;
import stacklab.report.figure.Palette;
import stacklab.report.figure.Panels;
import stacklab.report.figure.Plot;
import stacklab.report.figure.PlotBody;
import stacklab.report.figure.Range;
import stacklab.report.figure.Sheet;
import stacklab.report.figure.Sign;

/**
 * Estimates with intervals along a parameter's values or the players' skill: a few curves in one
 * plot, more in a plot each with the same axes.
 */
public final class CurveChart {
  private static final int HEIGHT = 420;

  private final Measure measure;
  private final String axis;
  private final List<Curve> curves;
  private final OptionalDouble line;
  private final Positions positions;
  private final boolean numbered;

  private CurveChart(Measure measure, String axis, List<Curve> curves, OptionalDouble line) {
    this.measure = measure;
    this.axis = axis;
    this.curves = curves;
    this.line = line;
    this.positions =
        new Positions(
            curves.stream().flatMap(c -> c.points().stream()).map(Estimate::label).toList());
    this.numbered = !TickLabels.fit(positions, apart() ? Panels.PANEL_WIDTH : Body.WIDTH);
  }

  private boolean apart() {
    return curves.size() > Palette.SERIES;
  }

  /** Returns what the axes of small plots are, which have no room to say it. */
  private String axes() {
    return apart() ? "Up: " + measure.title() + ". To the right: " + axis + "." : "";
  }

  /**
   * Returns the chart.
   *
   * @param axis what stands along the x-axis, such as {@code height-cap} or {@code agent}
   * @param line the value at which to draw a line, such as 1/2 for a result
   */
  public static Figure of(
      Setting setting, Measure measure, String axis, List<Curve> curves, OptionalDouble line) {
    CurveChart chart = new CurveChart(measure, axis, curves, line);
    List<Estimate> points = curves.stream().flatMap(c -> c.points().stream()).toList();
    return new Sheet(
        setting.caption(
            points.stream().map(Estimate::games).toList(),
            points.stream().map(Estimate::interval).toList(),
            chart.axes(),
            "The games are those of each point.",
            chart.legend()),
        chart.apart() ? chart.panels() : chart.together());
  }

  private Body together() {
    Plot plot = plot(Body.WIDTH, HEIGHT);
    List<Sign> signs = new ArrayList<>();
    for (int i = 0; i < curves.size(); i++) {
      add(plot, curves.get(i), i, aside(i));
      signs.add(
          Sign.marked(
              curves.get(i).label(), Palette.colour(i), Palette.line(i), Palette.marker(i)));
    }
    return new PlotBody(plot, signs, HEIGHT);
  }

  private Body panels() {
    List<Panels.Panel> panels =
        curves.stream()
            .map(
                curve -> {
                  Plot plot = plot(Panels.PANEL_WIDTH, Panels.PANEL_HEIGHT);
                  add(plot, curve, 0, 0);
                  return new Panels.Panel(curve.label(), plot);
                })
            .toList();
    return new Panels(
        panels,
        List.of(
            Sign.marked(
                "estimate with interval", Palette.BLUE, Palette.line(0), Palette.marker(0))));
  }

  /** Returns how far a curve is moved aside so that intervals do not hide each other. */
  private double aside(int series) {
    return positions.step() * 0.06 * (series - (curves.size() - 1) / 2.0);
  }

  private Plot plot(int width, int height) {
    Plot plot = new Plot(width, height - TickLabels.HEIGHT, xRange(), yRange());
    plot.withAxes("", apart() ? "" : measure.title()).withXNumbers(value -> " ").withoutXGrid();
    line.ifPresent(at -> plot.addYLine(measure.onAxis(at), Palette.dashed(1.2f)));
    plot.over(new TickLabels(plot, positions, numbered, apart() ? "" : axis)::paint);
    return plot;
  }

  /** Returns what the numbers below the axis mean, if the values have no room there. */
  private String legend() {
    return numbered ? axis + ": " + positions.legend() + "." : "";
  }

  private Range xRange() {
    double[] places = positions.places().stream().mapToDouble(p -> p).sorted().toArray();
    double margin = 0.5 * positions.step();
    double first = places.length == 0 ? 0 : places[0];
    double last = places.length == 0 ? 0 : places[places.length - 1];
    double least = Math.max(margin, 0.04 * (last - first));
    return new Range(first - least, last + least);
  }

  private Range yRange() {
    List<Double> values = new ArrayList<>();
    line.ifPresent(at -> values.add(measure.onAxis(at)));
    for (Estimate point : curves.stream().flatMap(c -> c.points().stream()).toList()) {
      values.add(measure.onAxis(point.value()));
      values.add(measure.onAxis(point.interval().low()));
      values.add(measure.onAxis(point.interval().high()));
    }
    return Range.of(values, 0.04 * measure.factor());
  }

  private void add(Plot plot, Curve curve, int series, double aside) {
    List<Estimate> points =
        curve.points().stream()
            .filter(point -> !Double.isNaN(point.value()))
            .sorted(Comparator.comparingDouble(point -> positions.place(point.label())))
            .toList();
    double[] x = points.stream().mapToDouble(p -> positions.place(p.label()) + aside).toArray();
    double[] y = points.stream().mapToDouble(p -> measure.onAxis(p.value())).toArray();
    plot.addLine(x, y, Palette.colour(series), Palette.line(series));
    for (int i = 0; i < x.length; i++) {
      var interval = points.get(i).interval();
      if (interval.isKnown()) {
        double low = measure.onAxis(interval.low());
        plot.addYInterval(x[i], low, measure.onAxis(interval.high()), Palette.colour(series));
      }
      plot.addMarker(
          x[i],
          y[i],
          Palette.colour(series),
          interval.isKnown() ? Palette.marker(series) : Hollow.MARKER);
    }
  }
}
