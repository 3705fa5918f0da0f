package stacklab.report.chart;

import java.util.ArrayList;
import java.util.List;
import stacklab.report.figure.Body;
import stacklab.report.figure.Figure;
import stacklab.report.figure.Palette;
import stacklab.report.figure.Plot;
import stacklab.report.figure.PlotBody;
import stacklab.report.figure.Range;
import stacklab.report.figure.Sheet;
import stacklab.report.figure.Sign;
import stacklab.stats.Histogram;
import stacklab.stats.Interval;
import stacklab.stats.interval.ShareIntervals;

/**
 * The distributions of an integer measure, such as length or margin, compared: a few as curves in
 * one plot, more as rows of quantiles.
 */
public final class DistributionChart {
  private static final int HEIGHT = 400;

  /** The room above the curves for a mean, as a share of the highest point. */
  private static final double MEAN_ROOM = 0.05;

  private final Measure measure;
  private final List<Distribution> distributions;
  private final double confidence;
  private final Bins bins;

  private DistributionChart(Measure measure, List<Distribution> distributions, double confidence) {
    this.measure = measure;
    this.distributions = distributions;
    this.confidence = confidence;
    this.bins = Bins.of(distributions.stream().map(Distribution::values).toList());
  }

  /**
   * Returns the chart.
   *
   * @param measure what the integers are, written as they are
   * @param confidence of the band around each curve
   */
  public static Figure of(
      Setting setting, Measure measure, double confidence, List<Distribution> distributions) {
    List<Long> games = distributions.stream().map(d -> d.values().total()).toList();
    List<Interval> intervals = distributions.stream().map(Distribution::mean).toList();
    if (distributions.size() > Palette.SERIES) {
      return new Sheet(
          setting.caption(games, intervals), QuantileRows.body(measure, distributions));
    }
    DistributionChart chart = new DistributionChart(measure, distributions, confidence);
    return new Sheet(setting.caption(games, intervals, chart.note()), chart.body());
  }

  private String note() {
    String bands = "Band around a curve: interval of each share by itself (wilson).";
    return bins.width() == 1
        ? bands
        : "Each point counts " + bins.width() + " neighbouring values. " + bands;
  }

  private double share(Histogram values, int bin) {
    return values.total() == 0 ? 0 : 100.0 * bins.units(values, bin) / values.total();
  }

  private Interval band(Histogram values, int bin) {
    return ShareIntervals.wilson(bins.units(values, bin), Math.max(1, values.total()), confidence)
        .mapped(100, 0);
  }

  private Body body() {
    double top = top();
    double roof = top * (1.04 + MEAN_ROOM * distributions.size());
    List<Double> ends = List.of(bins.middle(-1), bins.middle(bins.count()));
    Range x = Range.of(ends, 10);
    Plot plot = new Plot(Body.WIDTH, HEIGHT, x, new Range(0, roof));
    plot.withAxes(measure.title(), "share of games (%)");
    List<Sign> signs = new ArrayList<>();
    for (int i = 0; i < distributions.size(); i++) {
      addBand(plot, i);
      addCurve(plot, i);
      addMean(plot, i, top * (1.04 + MEAN_ROOM * (distributions.size() - i - 0.5)));
      signs.add(
          Sign.line(distributions.get(i).label(), Palette.colour(i), Palette.line(i))
              .withArea(Palette.veil(i)));
    }
    signs.add(
        Sign.marked("mean with interval", Palette.FAINT, Palette.solid(1.4f), Palette.marker(0)));
    return new PlotBody(plot, signs, HEIGHT);
  }

  /** Returns the highest point of all bands. */
  private double top() {
    double top = 1;
    for (Distribution distribution : distributions) {
      for (int bin = 0; bin < bins.count(); bin++) {
        if (share(distribution.values(), bin) > 0) {
          top = Math.max(top, band(distribution.values(), bin).high());
        }
      }
    }
    return top;
  }

  private void addBand(Plot plot, int series) {
    Histogram values = distributions.get(series).values();
    if (values.total() == 0) {
      return;
    }
    int first = bins.bin(values.min());
    int count = bins.bin(values.max()) - first + 1;
    double[] x = new double[2 * count];
    double[] y = new double[2 * count];
    for (int i = 0; i < count; i++) {
      Interval band = band(values, first + i);
      x[i] = bins.middle(first + i);
      y[i] = band.low();
      x[2 * count - 1 - i] = x[i];
      y[2 * count - 1 - i] = band.high();
    }
    if (count > 1) {
      plot.addArea(x, y, Palette.veil(series));
    } else {
      plot.addYInterval(x[0], y[0], y[1], Palette.colour(series));
    }
  }

  private void addCurve(Plot plot, int series) {
    Histogram values = distributions.get(series).values();
    if (values.total() == 0) {
      return;
    }
    int before = bins.bin(values.min()) - 1;
    double[] x = new double[bins.bin(values.max()) - before + 2];
    double[] y = new double[x.length];
    for (int i = 0; i < x.length; i++) {
      x[i] = bins.middle(before + i);
      y[i] = share(values, before + i);
    }
    plot.addLine(x, y, Palette.colour(series), Palette.line(series));
  }

  private void addMean(Plot plot, int series, double y) {
    Distribution distribution = distributions.get(series);
    if (distribution.values().total() == 0) {
      return;
    }
    Interval interval = distribution.mean();
    if (interval.isKnown()) {
      plot.addXInterval(interval.low(), interval.high(), y, Palette.colour(series));
    }
    plot.addMarker(
        distribution.values().mean(),
        y,
        Palette.colour(series),
        interval.isKnown() ? Palette.marker(series) : Hollow.MARKER);
  }
}
