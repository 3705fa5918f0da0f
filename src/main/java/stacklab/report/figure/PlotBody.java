package stacklab.report.figure;

import java.awt.Graphics2D;
import java.util.List;

/** A body that is one plot. */
public record PlotBody(Plot plot, List<Sign> signs, int height) implements Body {
  @Override
  public void paint(Graphics2D g) {
    plot.paint(g, 0, 0);
  }
}
