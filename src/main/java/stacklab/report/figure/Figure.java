package stacklab.report.figure;

import java.awt.Graphics2D;

/** Something that can be drawn and written to files. */
public interface Figure {
  /** Returns what it shows, for those who do not see it. */
  String title();

  /** Returns the width in pixels. */
  int width();

  /** Returns the height in pixels. */
  int height();

  /** Draws it; may be called again, with the same result. */
  void paint(Graphics2D g);
}
