package stacklab.report.figure;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.util.ArrayList;
import java.util.List;

/** Text in a figure: outlines in a picture, real text in a document. */
public final class Lettering {
  private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);
  private static final String ELLIPSIS = "\u2026";

  private Lettering() {}

  /** Which point of the text a place means. */
  public enum Anchor {
    /** The left end of the base line. */
    LEFT("start", 0),
    /** The middle of the base line. */
    MIDDLE("middle", 0.5),
    /** The right end of the base line. */
    RIGHT("end", 1);

    private final String inSvg;
    private final double share;

    Anchor(String inSvg, double share) {
      this.inSvg = inSvg;
      this.share = share;
    }

    String inSvg() {
      return inSvg;
    }
  }

  /** How a text looks and which of its points is placed. */
  public record Look(Font font, Color colour, Anchor anchor) {}

  /** Returns the width of a text in pixels. */
  public static double width(String text, Font font) {
    return font.getStringBounds(text, CONTEXT).getWidth();
  }

  /** Returns the width of the widest of some texts in pixels. */
  public static double width(List<String> texts, Font font) {
    return texts.stream().mapToDouble(text -> width(text, font)).max().orElse(0);
  }

  /** Draws a text at a place on its base line. */
  public static void draw(Graphics2D g, String text, double x, double y, Look look) {
    if (text.isBlank()) {
      return;
    }
    if (g instanceof DocumentGraphics document) {
      document.write(text, x, y, look);
      return;
    }
    GlyphVector glyphs = look.font.createGlyphVector(CONTEXT, text);
    double left = x - look.anchor.share * width(text, look.font);
    g.setColor(look.colour);
    g.fill(glyphs.getOutline((float) left, (float) y));
  }

  /**
   * Returns a text broken at blanks into lines of at most the given width; what does not fit into
   * the last one allowed is cut and ends in an ellipsis.
   *
   * @param most the number of lines allowed, at least 1
   */
  public static List<String> wrap(String text, Font font, double width, int most) {
    List<String> lines = new ArrayList<>();
    String rest = text.strip();
    while (lines.size() < most - 1 && width(rest, font) > width) {
      int end = breakAt(rest, font, width);
      lines.add(rest.substring(0, end).strip());
      rest = rest.substring(end).strip();
    }
    lines.add(shorten(rest, font, width));
    return lines;
  }

  /** Returns where to break a text that is too wide: after the last blank that fits. */
  private static int breakAt(String text, Font font, double width) {
    int end = fitting(text, font, width);
    int blank = text.lastIndexOf(' ', end);
    return blank > 0 ? blank : end;
  }

  /** Returns how many characters fit, at least 1. */
  private static int fitting(String text, Font font, double width) {
    int fits = 1;
    int tooMany = text.length() + 1;
    while (tooMany - fits > 1) {
      int middle = (fits + tooMany) / 2;
      if (width(text.substring(0, middle), font) <= width) {
        fits = middle;
      } else {
        tooMany = middle;
      }
    }
    return fits;
  }

  /** Returns the text, or its beginning with an ellipsis if it is wider than allowed. */
  public static String shorten(String text, Font font, double width) {
    if (width(text, font) <= width) {
      return text;
    }
    double room = width - width(ELLIPSIS, font);
    return text.substring(0, fitting(text, font, room)).strip() + ELLIPSIS;
  }
}
