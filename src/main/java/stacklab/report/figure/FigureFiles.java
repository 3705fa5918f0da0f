package stacklab.report.figure;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import stacklab.io.AtomicFile;

/** Turns figures into files. */
public final class FigureFiles {
  /**
   * Pixels of a PNG for each pixel of a figure, so that it is sharp in print and on fine screens.
   */
  private static final int SCALE = 2;

  /** Half the time of the best compression for a sixth more bytes; the picture is the same. */
  private static final float QUICK = 0.8f;

  private FigureFiles() {}

  /**
   * Writes {@code NAME.svg} and {@code NAME.png}. Each appears complete or not at all.
   *
   * @param folder an existing folder
   * @throws IOException if a file cannot be written
   */
  public static void write(Figure figure, Path folder, String name) throws IOException {
    AtomicFile.write(folder.resolve(name + ".svg"), svg(figure));
    byte[] png = png(figure);
    AtomicFile.write(folder.resolve(name + ".png"), out -> out.write(png));
  }

  /** Returns the figure as an SVG document that names its title. */
  public static String svg(Figure figure) {
    DocumentGraphics graphics = new DocumentGraphics();
    figure.paint(graphics);
    return graphics.document(figure);
  }

  /** Returns the figure as a PNG image. */
  public static byte[] png(Figure figure) {
    BufferedImage image =
        new BufferedImage(
            figure.width() * SCALE, figure.height() * SCALE, BufferedImage.TYPE_3BYTE_BGR);
    Graphics2D graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.scale(SCALE, SCALE);
    figure.paint(graphics);
    graphics.dispose();
    return encoded(image);
  }

  private static byte[] encoded(BufferedImage image) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    try (MemoryCacheImageOutputStream output = new MemoryCacheImageOutputStream(bytes)) {
      writer.setOutput(output);
      ImageWriteParam parameters = writer.getDefaultWriteParam();
      parameters.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
      parameters.setCompressionQuality(QUICK);
      writer.write(null, new IIOImage(image, null, null), parameters);
    } catch (IOException e) {
      throw new IllegalStateException("writing to memory failed", e);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }
}
