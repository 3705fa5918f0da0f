package stacklab.report.figure;

import java.awt.Graphics2D;
import java.util.List;

/** What a sheet shows below its caption, {@link #WIDTH} pixels wide. */
public interface Body {
  /** The width of every body in pixels. */
  int WIDTH = Sheet.WIDTH - 2 * Sheet.EDGE;

  /** Returns the height in pixels. */
  int height();

  /** Returns the signs to explain. */
  List<Sign> signs();

  /** Draws it with its upper left corner at the origin. */
  void paint(Graphics2D g);
}
