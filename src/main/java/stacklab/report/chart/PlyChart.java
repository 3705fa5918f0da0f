package stacklab.report.chart;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
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
 * A measure ply by ply, such as legal moves or lead, with the band in which nine games in ten lie:
 * a few variants in one plot, more in a plot each with the same axes.
 */
public final class PlyChart {
  private static final int TOGETHER = 3;
  private static final int RARE = 100;
  private static final int HEIGHT = 400;

  private final Measure measure;
  private final List<PlyCurve> curves;
  private final Range x;
  private final Range y;

  private PlyChart(Measure measure, List<PlyCurve> curves) {
    this.measure = measure;
    this.curves = curves;
    int last = 10;
    List<Double> values = new ArrayList<>(List.of(0.0));
    for (PlyPoint point : curves.stream().flatMap(c -> c.points().stream()).toList()) {
      last = Math.max(last, point.ply());
      values.addAll(List.of(point.low(), point.mean(), point.high()));
      values.addAll(List.of(point.interval().low(), point.interval().high()));
    }
    this.x = new Range(0, last * 1.02);
    this.y = Range.of(values, 1).fromZero(values);
  }

  /** Returns the chart. */
  public static Figure of(Setting setting, Measure measure, List<PlyCurve> curves) {
    List<PlyCurve> common = curves.stream().map(curve -> curve.withoutRare(RARE)).toList();
    PlyChart chart = new PlyChart(measure, common);
    var intervals =
        common.stream().flatMap(c -> c.points().stream()).map(PlyPoint::interval).toList();
    return new Sheet(
        setting.caption(
            curves.stream().map(PlyCurve::games).toList(),
            intervals,
            chart.axes(),
            "Plies that fewer than 1 game in " + RARE + " reached are left out."),
        chart.apart() ? chart.panels() : chart.together());
  }

  private boolean apart() {
    return curves.size() > TOGETHER;
  }

  /** Returns what the axes of small plots are, which have no room to say it. */
  private String axes() {
    return apart() ? "Up: " + measure.title() + ". To the right: ply." : "";
  }

  private Body together() {
    Plot plot = plot(Body.WIDTH, HEIGHT).withAxes("ply", measure.title());
    List<Sign> signs = new ArrayList<>();
    for (int i = 0; i < curves.size(); i++) {
      add(plot, curves.get(i), i);
      signs.add(
          Sign.line(curves.get(i).label(), Palette.colour(i), Palette.line(i))
              .withArea(Palette.veil(i)));
    }
    signs.addAll(signs(Palette.FAINT));
    return new PlotBody(plot, signs, HEIGHT);
  }

  private Body panels() {
    List<Panels.Panel> panels =
        curves.stream()
            .map(
                curve -> {
                  Plot plot = plot(Panels.PANEL_WIDTH, Panels.PANEL_HEIGHT);
                  add(plot, curve, 0);
                  return new Panels.Panel(curve.label(), plot);
                })
            .toList();
    return new Panels(panels, signs(Palette.BLUE));
  }

  private static List<Sign> signs(Color colour) {
    Color veil = new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), 45);
    return List.of(
        Sign.line("mean, darker: its interval", colour, Palette.solid(1.8f)).withArea(veil),
        Sign.area("5 % to 95 % of games", veil));
  }

  private Plot plot(int width, int height) {
    Plot plot = new Plot(width, height, x, y);
    plot.addYLine(0, Palette.solid(0.8f));
    return plot;
  }

  private static void add(Plot plot, PlyCurve curve, int series) {
    if (curve.points().size() > 1) {
      addBand(plot, curve, series, PlyPoint::low, PlyPoint::high);
      addBand(plot, curve, series, p -> p.interval().low(), p -> p.interval().high());
    }
    double[] x = curve.points().stream().mapToDouble(PlyPoint::ply).toArray();
    double[] y = curve.points().stream().mapToDouble(PlyPoint::mean).toArray();
    plot.addLine(x, y, Palette.colour(series), Palette.line(series));
    if (x.length == 1) {
      plot.addMarker(x[0], y[0], Palette.colour(series), Palette.marker(series));
    }
  }

  private static void addBand(
      Plot plot,
      PlyCurve curve,
      int series,
      ToDoubleFunction<PlyPoint> low,
      ToDoubleFunction<PlyPoint> high) {
    List<PlyPoint> known =
        curve.points().stream().filter(p -> !Double.isNaN(low.applyAsDouble(p))).toList();
    int count = known.size();
    double[] x = new double[2 * count];
    double[] y = new double[2 * count];
    for (int i = 0; i < count; i++) {
      x[i] = known.get(i).ply();
      y[i] = low.applyAsDouble(known.get(i));
      x[2 * count - 1 - i] = known.get(i).ply();
      y[2 * count - 1 - i] = high.applyAsDouble(known.get(i));
    }
    if (count > 1) {
      plot.addArea(x, y, Palette.veil(series));
    }
  }
}
