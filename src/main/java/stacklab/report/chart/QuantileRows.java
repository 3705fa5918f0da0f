package stacklab.report.chart;

import java.util.ArrayList;
import java.util.List;
import stacklab.report.figure.Body;
import stacklab.report.figure.Numbers;
import stacklab.report.figure.Palette;
import stacklab.report.figure.Plot;
import stacklab.report.figure.Range;
import stacklab.report.figure.Rows;
import stacklab.report.figure.Sign;
import stacklab.stats.Histogram;

/** Many distributions, one a row: quantiles and the mean with its interval. */
final class QuantileRows {
  private QuantileRows() {}

  static Body body(Measure measure, List<Distribution> distributions) {
    List<Double> ends = new ArrayList<>();
    List<Rows.Row> rows = new ArrayList<>();
    for (Distribution distribution : distributions) {
      Histogram values = distribution.values();
      if (values.total() > 0) {
        ends.add((double) values.quantile(0.05));
        ends.add((double) values.quantile(0.95));
      }
      String mean = measure.text(values.mean(), distribution.mean());
      rows.add(new Rows.Row(distribution.label(), List.of(mean, Numbers.count(values.total()))));
    }
    Rows.Axis axis = new Rows.Axis(Range.of(ends, 4), measure.title(), Numbers::plain);
    Rows body = new Rows(rows, List.of("mean [interval]", "games"), axis, signs());
    for (int row = 0; row < distributions.size(); row++) {
      if (distributions.get(row).values().total() > 0) {
        draw(body.plot(), distributions.get(row), body.middle(row));
      }
    }
    return body;
  }

  private static List<Sign> signs() {
    return List.of(
        Sign.line("5 % to 95 % of games", Palette.FAINT, Palette.solid(1)),
        Sign.area("25 % to 75 %", Palette.NEUTRAL),
        Sign.line("median", Palette.INK, Palette.solid(2.4f)),
        Sign.marked("mean with interval", Palette.BLUE, Palette.solid(1.4f), Palette.marker(0)));
  }

  private static void draw(Plot plot, Distribution distribution, double y) {
    Histogram values = distribution.values();
    double low = values.quantile(0.25);
    double high = values.quantile(0.75);
    plot.addLine(
        new double[] {values.quantile(0.05), values.quantile(0.95)},
        new double[] {y, y},
        Palette.FAINT,
        Palette.solid(1));
    if (low < high) {
      plot.addArea(
          new double[] {low, high, high, low},
          new double[] {y - 7, y - 7, y + 7, y + 7},
          Palette.NEUTRAL);
    }
    double median = values.quantile(0.5);
    plot.addLine(
        new double[] {median, median},
        new double[] {y - 7, y + 7},
        Palette.INK,
        Palette.solid(2.4f));
    Measure plain = Measure.of("", "", 2);
    Estimate mean =
        new Estimate(distribution.label(), values.mean(), distribution.mean(), values.total());
    Drawn.estimate(plot, plain, mean, y);
  }
}
