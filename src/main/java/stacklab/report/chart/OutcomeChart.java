package stacklab.report.chart;

import static stacklab.report.figure.Lettering.Anchor.MIDDLE;

import java.awt.Color;
import java.util.List;
import java.util.stream.Stream;
import stacklab.report.Fonts;
import stacklab.report.figure.Figure;
import stacklab.report.figure.Lettering;
import stacklab.report.figure.Numbers;
import stacklab.report.figure.Palette;
import stacklab.report.figure.Plot;
import stacklab.report.figure.Range;
import stacklab.report.figure.Rows;
import stacklab.report.figure.Sheet;
import stacklab.report.figure.Sign;
import stacklab.stats.Interval;

/**
 * Wins, draws and losses of many variants as stacked bars. The interval of each side's wins lies at
 * the edge of its bar, that of the draws is written beside it.
 */
public final class OutcomeChart {
  private static final Measure SHARE = Measure.share("share of games");
  private static final double HALF_BAR = 8;

  /** The room for a number, in percent. */
  private static final double ROOM = 6;

  private OutcomeChart() {}

  /**
   * Returns the chart, in the order given.
   *
   * @param first what the first part of a bar means, such as {@code White wins}
   * @param second what its last part means
   */
  public static Figure of(Setting setting, String first, String second, List<OutcomeShares> all) {
    List<Sign> signs =
        List.of(
            Sign.area(first, Palette.BLUE),
            Sign.area("draw", Palette.NEUTRAL),
            Sign.area(second, Palette.ORANGE),
            Sign.line("interval of the wins", Palette.INK, Palette.solid(1.4f)));
    Rows.Axis axis = new Rows.Axis(new Range(0, 100), SHARE.title(), Numbers::plain);
    Rows body = new Rows(rows(all), List.of("draws [interval]", "games"), axis, signs);
    for (int row = 0; row < all.size(); row++) {
      draw(body.plot(), all.get(row), body.middle(row));
    }
    List<Estimate> estimates =
        all.stream().flatMap(s -> Stream.of(s.first(), s.draw(), s.second())).toList();
    return new Sheet(
        setting.caption(
            all.stream().map(shares -> shares.first().games()).toList(),
            estimates.stream().map(Estimate::interval).toList()),
        body);
  }

  private static List<Rows.Row> rows(List<OutcomeShares> all) {
    return all.stream()
        .map(
            shares -> {
              Estimate draw = shares.draw();
              String text = SHARE.text(draw.value(), draw.interval());
              return new Rows.Row(shares.label(), List.of(text, Numbers.count(draw.games())));
            })
        .toList();
  }

  private static void draw(Plot plot, OutcomeShares shares, double y) {
    double first = SHARE.onAxis(shares.first().value());
    double second = 100 - SHARE.onAxis(shares.second().value());
    if (Double.isNaN(first) || Double.isNaN(second)) {
      return;
    }
    bar(plot, new double[] {0, first}, y, Palette.BLUE);
    bar(plot, new double[] {first, second}, y, Palette.NEUTRAL);
    bar(plot, new double[] {second, 100}, y, Palette.ORANGE);
    double[] left = span(shares.first());
    double[] right = span(shares.second());
    write(plot, shares.first(), new double[] {0, left[0]}, y, Color.WHITE);
    write(plot, shares.draw(), new double[] {left[1], 100 - right[1]}, y, Palette.INK);
    write(plot, shares.second(), new double[] {100 - right[0], 100}, y, Palette.INK);
    // One a little above the other, so that both are seen where there are few draws.
    interval(plot, shares.first().interval(), y + HALF_BAR / 2);
    interval(plot, shares.second().interval().mapped(-1, 1), y - HALF_BAR / 2);
  }

  private static void interval(Plot plot, Interval interval, double y) {
    if (interval.isKnown()) {
      double low = SHARE.onAxis(interval.low());
      plot.addXInterval(low, SHARE.onAxis(interval.high()), y, Palette.INK);
    }
  }

  private static void bar(Plot plot, double[] ends, double y, Color fill) {
    if (ends[0] < ends[1]) {
      plot.addArea(
          new double[] {ends[0], ends[1], ends[1], ends[0]},
          new double[] {y - HALF_BAR, y - HALF_BAR, y + HALF_BAR, y + HALF_BAR},
          fill);
    }
  }

  /** Returns where the interval of a share starts and ends, the share itself if there is none. */
  private static double[] span(Estimate share) {
    Interval interval = share.interval();
    double value = share.value();
    return new double[] {
      SHARE.onAxis(interval.isKnown() ? Math.min(value, interval.low()) : value),
      SHARE.onAxis(interval.isKnown() ? Math.max(value, interval.high()) : value)
    };
  }

  /** Writes a share in the middle of the room that intervals leave, if there is enough. */
  private static void write(Plot plot, Estimate part, double[] room, double y, Color ink) {
    if (room[1] - room[0] < ROOM) {
      return;
    }
    double x = (room[0] + room[1]) / 2;
    Lettering.Look look = new Lettering.Look(Fonts.regular(10), ink, MIDDLE);
    String text = SHARE.text(part.value());
    plot.over(g -> Lettering.draw(g, text, plot.screenX(x), plot.screenY(y) + 3.5, look));
  }
}
