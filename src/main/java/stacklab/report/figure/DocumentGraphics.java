package stacklab.report.figure;

import static java.nio.charset.StandardCharsets.UTF_8;

import de.erichseifert.vectorgraphics2d.VectorGraphics2D;
import de.erichseifert.vectorgraphics2d.svg.SVGProcessor;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import stacklab.report.svg.SvgText;

/**
 * Draws into an SVG document. Its own texts become text elements above all else: outlines would
 * make the document many times larger, and nobody could search or copy them.
 */
final class DocumentGraphics extends VectorGraphics2D {
  private final SvgText texts = new SvgText();

  /** The library fills every dot of a grid's line by itself; here it becomes one line of dots. */
  @Override
  public void fill(Shape shape) {
    if (!Palette.GRID.equals(getColor())) {
      super.fill(shape);
      return;
    }
    Rectangle2D box = shape.getBounds2D();
    setStroke(Palette.dotted(1));
    draw(
        box.getWidth() > box.getHeight()
            ? new Line2D.Double(box.getMinX(), box.getCenterY(), box.getMaxX(), box.getCenterY())
            : new Line2D.Double(box.getCenterX(), box.getMinY(), box.getCenterX(), box.getMaxY()));
  }

  /** Writes a text at a place, turned as the transformation says. */
  void write(String text, double x, double y, Lettering.Look look) {
    Point2D place = getTransform().transform(new Point2D.Double(x, y), null);
    texts.filled(
        "text",
        text,
        "x",
        place.getX(),
        "y",
        place.getY(),
        "font-size",
        look.font().getSize(),
        "font-weight",
        look.font().getFontName().contains("Bold") ? "bold" : "normal",
        "text-anchor",
        look.anchor().inSvg(),
        "fill",
        hex(look.colour()));
  }

  private static String hex(Color colour) {
    return "#" + Integer.toHexString(0x1000000 | (colour.getRGB() & 0xffffff)).substring(1);
  }

  /** Returns what was drawn. */
  String document(Figure figure) {
    PageSize page = new PageSize(0, 0, figure.width(), figure.height());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      new SVGProcessor().getDocument(getCommands(), page).writeTo(bytes);
    } catch (IOException e) {
      throw new IllegalStateException("writing to memory failed", e);
    }
    return SvgCleaner.clean(bytes.toString(UTF_8), figure.title(), texts.toString());
  }
}
