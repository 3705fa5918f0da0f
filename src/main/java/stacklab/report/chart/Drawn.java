package stacklab.report.chart;

import java.util.ArrayList;
import java.util.List;
import stacklab.report.figure.Palette;
import stacklab.report.figure.Plot;
import stacklab.report.figure.Sign;

/** Parts that several charts draw alike. */
final class Drawn {
  private Drawn() {}

  /** Returns the signs of estimates with and without an interval, if there are any. */
  static List<Sign> signs(List<Estimate> estimates) {
    List<Sign> signs = new ArrayList<>();
    if (estimates.stream().anyMatch(estimate -> estimate.interval().isKnown())) {
      signs.add(
          Sign.marked(
              "estimate with interval", Palette.BLUE, Palette.solid(1.4f), Palette.marker(0)));
    }
    if (estimates.stream().anyMatch(e -> !e.interval().isKnown() && !Double.isNaN(e.value()))) {
      signs.add(Sign.marker("estimate without interval", Palette.BLUE, Hollow.MARKER));
    }
    return signs;
  }

  /** Draws an estimate with its interval along the x-axis; nothing if it is not known. */
  static void estimate(Plot plot, Measure measure, Estimate estimate, double y) {
    if (Double.isNaN(estimate.value())) {
      return;
    }
    boolean known = estimate.interval().isKnown();
    if (known) {
      double low = measure.onAxis(estimate.interval().low());
      double high = measure.onAxis(estimate.interval().high());
      plot.addXInterval(low, high, y, Palette.BLUE);
    }
    plot.addMarker(
        measure.onAxis(estimate.value()),
        y,
        Palette.BLUE,
        known ? Palette.marker(0) : Hollow.MARKER);
  }
}
