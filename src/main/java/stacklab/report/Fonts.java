package stacklab.report;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.FontRenderContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;

/**
 * The fonts that charts are drawn with: the shipped DejaVu Sans, never the system's. Java cannot
 * draw on a machine without fonts, and with a machine's own fonts the same chart would come out
 * differently everywhere.
 *
 * <p>All methods may be called from any thread.
 */
public final class Fonts {
  private static final String REGULAR = "DejaVuSans.ttf";
  private static final String BOLD = "DejaVuSans-Bold.ttf";

  private static Fonts installed;

  private final Font regular;
  private final Font bold;

  private Fonts(Path folder) throws IOException, FontFormatException {
    regular = Font.createFont(Font.TRUETYPE_FONT, folder.resolve(REGULAR).toFile());
    bold = Font.createFont(Font.TRUETYPE_FONT, folder.resolve(BOLD).toFile());
  }

  /**
   * Makes the shipped fonts ready for use, and on Linux also the fonts behind Java's logical names,
   * such as {@link Font#SANS_SERIF}. Works only once in the life of the Java machine, so it must be
   * called before anything else that draws; further calls do nothing.
   *
   * @throws FontsUnavailable if this Java cannot draw text at all, or the fonts cannot be unpacked
   *     into the folder for temporary files
   */
  public static synchronized void install() throws FontsUnavailable {
    if (installed != null) {
      return;
    }
    System.setProperty("java.awt.headless", "true");
    Path folder = unpack();
    try {
      Fonts fonts = new Fonts(folder);
      probe(fonts.regular);
      probe(new Font(Font.SANS_SERIF, Font.PLAIN, 12));
      installed = fonts;
    } catch (IOException | FontFormatException | RuntimeException | LinkageError e) {
      throw cannotDraw(e);
    } catch (InternalError e) { // what Java 17 wraps a missing font configuration in
      throw cannotDraw(e);
    }
  }

  /**
   * Returns the shipped font in regular weight.
   *
   * @param size in points
   * @throws IllegalStateException if {@link #install} was not called before
   */
  public static Font regular(int size) {
    return ready().regular.deriveFont((float) size);
  }

  /**
   * Returns the shipped font in bold weight.
   *
   * @param size in points
   * @throws IllegalStateException if {@link #install} was not called before
   */
  public static Font bold(int size) {
    return ready().bold.deriveFont((float) size);
  }

  private static synchronized Fonts ready() {
    if (installed == null) {
      throw new IllegalStateException("Fonts.install() must be called first");
    }
    return installed;
  }

  /** Makes Java load what it needs to draw text, so that what is missing shows here. */
  private static void probe(Font font) {
    font.getStringBounds("Stacklab", new FontRenderContext(null, true, true));
  }

  private static FontsUnavailable cannotDraw(Throwable cause) {
    return new FontsUnavailable(
        "this Java cannot draw text ("
            + cause
            + "); charts need a Java with its desktop module and the system library freetype"
            + " (on Debian and Ubuntu: apt-get install libfreetype6)",
        cause);
  }

  private static Path unpack() throws FontsUnavailable {
    try {
      Path folder = Files.createTempDirectory("stacklab-fonts");
      folder.toFile().deleteOnExit(); // registered first, deleted last
      for (String name : List.of(REGULAR, BOLD)) {
        try (InputStream font = Fonts.class.getResourceAsStream("fonts/" + name)) {
          Files.copy(font, temporary(folder.resolve(name)));
        }
      }
      if (usesFontconfig()) {
        System.setProperty("sun.awt.fontconfig", writeConfiguration(folder).toString());
      }
      return folder;
    } catch (IOException e) {
      throw new FontsUnavailable(
          "the chart fonts cannot be unpacked into "
              + System.getProperty("java.io.tmpdir")
              + " ("
              + e
              + "); let -Djava.io.tmpdir=DIR name a folder that can be written",
          e);
    }
  }

  private static Path temporary(Path file) {
    file.toFile().deleteOnExit();
    return file;
  }

  private static boolean usesFontconfig() {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    return !system.startsWith("windows") && !system.startsWith("mac");
  }

  /**
   * Writes the table that Java reads in place of asking the system's fontconfig; its form is
   * described in the internationalization guide of Java 8, "Font Configuration Files".
   */
  private static Path writeConfiguration(Path folder) throws IOException {
    Properties table = new Properties();
    table.setProperty("version", "1");
    table.setProperty("sequence.allfonts", "all");
    for (String family : List.of("dialog", "dialoginput", "sansserif", "serif", "monospaced")) {
      for (String slant : List.of("", "italic")) {
        table.setProperty(family + "." + (slant.isEmpty() ? "plain" : slant) + ".all", "regular");
        table.setProperty(family + ".bold" + slant + ".all", "bold");
      }
    }
    table.setProperty("filename.regular", folder.resolve(REGULAR).toString());
    table.setProperty("filename.bold", folder.resolve(BOLD).toString());
    Path file = temporary(folder.resolve("fontconfig.properties"));
    try (Writer writer = Files.newBufferedWriter(file)) {
      table.store(writer, null);
    }
    return file;
  }
}
