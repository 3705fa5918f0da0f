package stacklab.report.figure;

import static stacklab.report.figure.Lettering.Anchor.LEFT;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import stacklab.report.Fonts;

/** A figure with title, notes and key above a body. */
public final class Sheet implements Figure {
  /** The width of all sheets in pixels. */
  public static final int WIDTH = 960;

  /** The space left free at every edge in pixels. */
  static final int EDGE = 16;

  private static final int NOTE_HEIGHT = 16;
  private static final int TITLE_HEIGHT = 22;

  private final Caption caption;
  private final Body body;
  private final Key key;
  private final List<String> titleLines;
  private final List<String> noteLines = new ArrayList<>();

  /** Makes a sheet. */
  public Sheet(Caption caption, Body body) {
    double room = WIDTH - 2.0 * EDGE;
    this.caption = caption;
    this.body = body;
    this.key = new Key(body.signs(), room);
    this.titleLines = Lettering.wrap(caption.title(), titleFont(), room, 3);
    caption.notes().forEach(note -> noteLines.addAll(Lettering.wrap(note, noteFont(), room, 4)));
  }

  private static Font titleFont() {
    return Fonts.bold(16);
  }

  private static Font noteFont() {
    return Fonts.regular(11);
  }

  @Override
  public String title() {
    return caption.title();
  }

  @Override
  public int width() {
    return WIDTH;
  }

  @Override
  public int height() {
    return bodyTop() + body.height() + EDGE;
  }

  private int keyTop() {
    return EDGE + titleLines.size() * TITLE_HEIGHT + noteLines.size() * NOTE_HEIGHT + 6;
  }

  private int bodyTop() {
    return keyTop() + (int) key.height() + 6;
  }

  @Override
  public void paint(Graphics2D g) {
    g.setColor(Color.WHITE);
    g.fill(new Rectangle2D.Double(0, 0, width(), height()));
    double y = EDGE;
    for (String line : titleLines) {
      Lettering.draw(g, line, EDGE, y + 14, new Lettering.Look(titleFont(), Palette.INK, LEFT));
      y += TITLE_HEIGHT;
    }
    for (String line : noteLines) {
      Lettering.draw(g, line, EDGE, y + 11, new Lettering.Look(noteFont(), Palette.FAINT, LEFT));
      y += NOTE_HEIGHT;
    }
    key.paint(g, EDGE, keyTop());
    AffineTransform before = g.getTransform();
    g.translate(EDGE, bodyTop());
    body.paint(g);
    g.setTransform(before);
  }
}
