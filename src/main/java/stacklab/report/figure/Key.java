package stacklab.report.figure;

import static stacklab.report.figure.Lettering.Anchor.LEFT;

import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import stacklab.report.Fonts;

/** The key to a figure's signs: as many in a row as fit. */
final class Key {
  private static final double SAMPLE = 30;
  private static final double GAP = 22;
  private static final double LINE_HEIGHT = 20;

  private final List<Sign> signs;
  private final double width;
  private final Font font = Fonts.regular(12);

  Key(List<Sign> signs, double width) {
    this.signs = signs;
    this.width = width;
  }

  private interface Placed {
    void at(Sign sign, double x, double y);
  }

  /** Returns the height of all rows. */
  double height() {
    double[] bottom = {0};
    place((sign, x, y) -> bottom[0] = y + LINE_HEIGHT);
    return bottom[0];
  }

  void paint(Graphics2D g, double left, double top) {
    place((sign, x, y) -> paint(g, sign, left + x, top + y + LINE_HEIGHT / 2));
  }

  private void place(Placed placed) {
    double x = 0;
    double y = 0;
    for (Sign sign : signs) {
      double room = SAMPLE + 6 + textWidth(sign);
      if (x > 0 && x + room > width) {
        x = 0;
        y += LINE_HEIGHT;
      }
      placed.at(sign, x, y);
      x += room + GAP;
    }
  }

  private double textWidth(Sign sign) {
    return Math.min(Lettering.width(sign.meaning(), font), width - SAMPLE - 6);
  }

  private void paint(Graphics2D g, Sign sign, double x, double middle) {
    sign.fill()
        .ifPresent(
            fill -> {
              Rectangle2D box = new Rectangle2D.Double(x, middle - 6, SAMPLE, 12);
              g.setColor(fill);
              g.fill(box);
            });
    g.setColor(sign.colour());
    sign.line()
        .ifPresent(
            line -> {
              g.setStroke(line);
              g.draw(new Line2D.Double(x, middle, x + SAMPLE, middle));
            });
    sign.marker().ifPresent(marker -> marker.paint(g, x + SAMPLE / 2, middle, Plot.MARKER_SIZE));
    String text = Lettering.shorten(sign.meaning(), font, width - SAMPLE - 6);
    Lettering.draw(
        g, text, x + SAMPLE + 6, middle + 4.5, new Lettering.Look(font, Palette.INK, LEFT));
  }
}
