package stacklab.report.figure;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleFunction;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.internal.chartpart.Annotation;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;
import stacklab.report.Fonts;

/**
 * One pair of axes and what is drawn between them, in the style of all figures. Areas lie below
 * everything else; among themselves and otherwise, what is added first is drawn first. Mutable.
 */
public final class Plot {
  /** The size of a marker in pixels. */
  public static final int MARKER_SIZE = 8;

  private final int width;
  private final int height;
  private final XYChart chart;
  private final Range x;
  private final Range y;
  private int series;
  private final List<Consumer<Graphics2D>> overlay = new ArrayList<>();

  /** Makes a plot of the given size in pixels, its axes' titles and numbers included. */
  public Plot(int width, int height, Range x, Range y) {
    this.width = width;
    this.height = height;
    this.x = x;
    this.y = y;
    this.chart = new XYChart(width, height);
    style(chart.getStyler());
    chart.getStyler().setXAxisMin(x.min()).setXAxisMax(x.max());
    chart.getStyler().setYAxisMin(y.min()).setYAxisMax(y.max());
    keepTicksRound();
    chart.addAnnotation(new Overlay());
  }

  private final class Overlay extends Annotation {
    Overlay() {
      super(false);
    }

    @Override
    public void paint(Graphics2D g) {
      overlay.forEach(painter -> painter.accept(g));
    }
  }

  private static void style(XYStyler styler) {
    styler.setChartBackgroundColor(Color.WHITE).setChartPadding(4).setLegendVisible(false);
    styler.setChartTitleVisible(false).setPlotBackgroundColor(Color.WHITE);
    styler.setPlotBorderVisible(false).setPlotContentSize(1).setMarkerSize(MARKER_SIZE);
    styler.setPlotGridLinesColor(Palette.GRID).setPlotGridLinesStroke(Palette.dotted(1));
    styler.setAxisTickLabelsFont(Fonts.regular(11)).setAxisTickLabelsColor(Palette.INK);
    styler.setAxisTitleFont(Fonts.regular(12)).setAxisTickMarksColor(Palette.FAINT);
    styler.setXAxisTitleColor(Palette.INK).setYAxisTitleColor(Palette.INK);
    styler.setPlotMargin(0).setBaseFont(Fonts.regular(11));
    styler.setXAxisTickMarkSpacingHint(70).setYAxisTickMarkSpacingHint(44);
    withXNumbers(styler, Numbers::plain);
    withYNumbers(styler, Numbers::plain);
  }

  private static void withXNumbers(XYStyler styler, DoubleFunction<String> format) {
    styler.setXAxisTickLabelsFormattingFunction(value -> format.apply(value));
  }

  private static void withYNumbers(XYStyler styler, DoubleFunction<String> format) {
    styler.setYAxisTickLabelsFormattingFunction(value -> format.apply(value));
  }

  /**
   * Where all x values are equally far apart, the library puts its ticks on them, however crooked
   * they are. A series of which nothing is drawn makes sure that they are not.
   */
  private void keepTicksRound() {
    double[] places = {x.min() + 0.31 * x.length(), x.min() + 0.47 * x.length()};
    add(XYSeriesRenderStyle.Scatter, places, new double[] {Double.NaN, Double.NaN});
  }

  /** Returns the plot with titles at its axes; an empty one takes no room. */
  public Plot withAxes(String x, String y) {
    chart.setXAxisTitle(x);
    chart.setYAxisTitle(y);
    return this;
  }

  /** Returns the plot with its numbers on the x-axis written so. */
  public Plot withXNumbers(DoubleFunction<String> format) {
    withXNumbers(chart.getStyler(), format);
    return this;
  }

  /** Returns the plot without a grid at the numbers of the x-axis. */
  public Plot withoutXGrid() {
    chart.getStyler().setPlotGridVerticalLinesVisible(false).setAxisTicksMarksVisible(false);
    return this;
  }

  /** Returns the plot without numbers and grid on the y-axis. */
  public Plot withoutYNumbers() {
    chart.getStyler().setYAxisTicksVisible(false).setPlotGridHorizontalLinesVisible(false);
    return this;
  }

  private XYSeries add(XYSeriesRenderStyle style, double[] x, double[] y) {
    String name = String.valueOf(series++);
    XYSeries added = chart.addSeries(name, x, y);
    added.setXYSeriesRenderStyle(style);
    added.setMarker(SeriesMarkers.NONE);
    return added;
  }

  /** Adds a filled shape with these corners; a NaN among {@code y} starts another one. */
  public void addArea(double[] x, double[] y, Color fill) {
    XYSeries area = add(XYSeriesRenderStyle.PolygonArea, x, y);
    area.setFillColor(fill);
    area.setLineStyle(SeriesLines.NONE);
  }

  /** Adds a marker. */
  public void addMarker(double x, double y, Color colour, Marker marker) {
    over(
        g -> {
          g.setColor(colour);
          marker.paint(g, screenX(x), screenY(y), MARKER_SIZE);
        });
  }

  /** Adds a line; a NaN among {@code y} interrupts it. */
  public void addLine(double[] x, double[] y, Color colour, BasicStroke stroke) {
    // The library would start the dashes anew at every point, and show none.
    over(
        g -> {
          g.setColor(colour);
          g.setStroke(stroke);
          g.draw(path(x, y));
        });
  }

  private Path2D path(double[] x, double[] y) {
    Path2D path = new Path2D.Double();
    boolean drawing = false;
    for (int i = 0; i < x.length; i++) {
      boolean known = !Double.isNaN(y[i]);
      if (known && drawing) {
        path.lineTo(screenX(x[i]), screenY(y[i]));
      } else if (known) {
        path.moveTo(screenX(x[i]), screenY(y[i]));
      }
      drawing = known;
    }
    return path;
  }

  /** Adds a bar with ends from one value to another along the x-axis. */
  public void addXInterval(double low, double high, double y, Color colour) {
    over(
        g -> {
          g.setColor(colour);
          g.setStroke(Palette.solid(1.4f));
          double at = screenY(y);
          g.draw(new Line2D.Double(screenX(low), at, screenX(high), at));
          g.draw(new Line2D.Double(screenX(low), at - 4, screenX(low), at + 4));
          g.draw(new Line2D.Double(screenX(high), at - 4, screenX(high), at + 4));
        });
  }

  /** Adds a bar with ends from one value to another along the y-axis. */
  public void addYInterval(double x, double low, double high, Color colour) {
    over(
        g -> {
          g.setColor(colour);
          g.setStroke(Palette.solid(1.4f));
          double at = screenX(x);
          g.draw(new Line2D.Double(at, screenY(low), at, screenY(high)));
          g.draw(new Line2D.Double(at - 4, screenY(low), at + 4, screenY(low)));
          g.draw(new Line2D.Double(at - 4, screenY(high), at + 4, screenY(high)));
        });
  }

  /** Adds a line across the plot at a value of the x-axis. */
  public void addXLine(double x, BasicStroke stroke) {
    addLine(new double[] {x, x}, new double[] {y.min(), y.max()}, Palette.INK, stroke);
  }

  /** Adds a line across the plot at a value of the y-axis. */
  public void addYLine(double y, BasicStroke stroke) {
    addLine(new double[] {x.min(), x.max()}, new double[] {y, y}, Palette.INK, stroke);
  }

  /** Adds something that is drawn over the areas and markers, in the plot's pixels. */
  public void over(Consumer<Graphics2D> painter) {
    overlay.add(painter);
  }

  /** Returns where a value of the x-axis lies in the plot; to be used while painting or after. */
  public double screenX(double x) {
    return chart.getScreenXFromChart(x);
  }

  /** Returns where a value of the y-axis lies in the plot; to be used while painting or after. */
  public double screenY(double y) {
    return chart.getScreenYFromChart(y);
  }

  /** Returns where the x-axis lies in the plot; to be used while painting or after. */
  public double bottom() {
    return screenY(y.min());
  }

  /** Returns where the plot starts on the left; to be used while painting or after. */
  public double left() {
    return screenX(x.min());
  }

  /** Returns where the plot ends on the right; to be used while painting or after. */
  public double right() {
    return screenX(x.max());
  }

  /** Draws the plot with its upper left corner at a place. */
  public void paint(Graphics2D g, double left, double top) {
    AffineTransform before = g.getTransform();
    g.translate(left, top);
    chart.paint(g, width, height);
    g.setTransform(before);
  }
}
