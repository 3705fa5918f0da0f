package stacklab.report.chart;

import static stacklab.report.figure.Lettering.Anchor.MIDDLE;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import stacklab.report.Fonts;
import stacklab.report.figure.Lettering;
import stacklab.report.figure.Palette;
import stacklab.report.figure.Plot;

/**
 * Writes the values of a parameter below an x-axis, each at its place, and the axis's title. A
 * value that would touch the one before is left out.
 *
 * @param numbered whether numbers stand for the values
 */
record TickLabels(Plot plot, Positions positions, boolean numbered, String title) {
  /** The room to leave below the plot in pixels. */
  static final int HEIGHT = 34;

  private static final double AXIS = 60;

  /** Returns whether all values of an equally spaced axis fit below a plot of this width. */
  static boolean fit(Positions positions, int width) {
    double room = (width - AXIS) / Math.max(1, positions.labels().size()) - 6;
    return Lettering.width(positions.labels(), font()) <= room;
  }

  private static Font font() {
    return Fonts.regular(11);
  }

  void paint(Graphics2D g) {
    Lettering.Look look = new Lettering.Look(font(), Palette.INK, MIDDLE);
    double end = Double.NEGATIVE_INFINITY;
    for (int label : positions.inOrder()) {
      double x = plot.screenX(positions.places().get(label));
      g.setColor(Palette.FAINT);
      g.setStroke(Palette.solid(1));
      g.draw(new Line2D.Double(x, plot.bottom(), x, plot.bottom() + 4));
      String text = numbered ? String.valueOf(label + 1) : positions.labels().get(label);
      double half = Lettering.width(text, font()) / 2;
      if (x - half > end) {
        Lettering.draw(g, text, x, plot.bottom() + 17, look);
        end = x + half + 4;
      }
    }
    double middle = (plot.left() + plot.right()) / 2;
    Lettering.Look head = new Lettering.Look(Fonts.regular(12), Palette.INK, MIDDLE);
    Lettering.draw(g, title, middle, plot.bottom() + 36, head);
  }
}
