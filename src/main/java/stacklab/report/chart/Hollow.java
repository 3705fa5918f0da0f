package stacklab.report.chart;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import org.knowm.xchart.style.markers.Marker;
import stacklab.report.figure.Palette;

/** A ring: an estimate that has no interval, or whose interval holds the value to compare with. */
final class Hollow extends Marker {
  static final Marker MARKER = new Hollow();

  private Hollow() {}

  @Override
  public void paint(Graphics2D g, double x, double y, int size) {
    Color colour = g.getColor();
    Ellipse2D ring = new Ellipse2D.Double(x - size / 2.0, y - size / 2.0, size, size);
    g.setColor(Color.WHITE);
    g.fill(ring);
    g.setColor(colour);
    g.setStroke(Palette.solid(1.6f));
    g.draw(ring);
  }
}
