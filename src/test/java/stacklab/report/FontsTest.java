package stacklab.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FontsTest {
  /** A fontconfig that knows no font folder, as on a machine where none is installed. */
  private static final String NO_FONTS = "<?xml version=\"1.0\"?><fontconfig></fontconfig>";

  @BeforeAll
  static void install() throws FontsUnavailable {
    Fonts.install();
  }

  @Test
  void bothWeightsAreTheShippedFont() {
    assertEquals("DejaVuSans", Fonts.regular(12).getPSName());
    assertEquals("DejaVuSans-Bold", Fonts.bold(12).getPSName());
    assertEquals(12, Fonts.regular(12).getSize());
  }

  @Test
  @DisabledOnOs({OS.MAC, OS.WINDOWS})
  void logicalNamesAreTheShippedFont() {
    for (String family : List.of(Font.SANS_SERIF, Font.SERIF, Font.MONOSPACED, Font.DIALOG)) {
      assertEquals(width(Fonts.regular(12)), width(new Font(family, Font.PLAIN, 12)));
      assertEquals(width(Fonts.bold(12)), width(new Font(family, Font.BOLD, 12)));
    }
  }

  @Test
  void chartsAreTheSameBytesOnAMachineWithoutFonts(@TempDir Path folder) throws Exception {
    Path here = Files.createDirectory(folder.resolve("here"));
    Path bare = Files.createDirectory(folder.resolve("bare"));
    SampleChart.write(here);
    assertEquals("", draw(bare));
    for (String name : List.of("chart.png", "chart.svg")) {
      byte[] expected = Files.readAllBytes(here.resolve(name));
      assertTrue(expected.length > 1000, name + " is empty");
      assertArrayEquals(expected, Files.readAllBytes(bare.resolve(name)), name);
    }
  }

  @Test
  void unwritableTemporaryFolderIsExplained(@TempDir Path folder) throws Exception {
    Path nowhere = folder.resolve("nowhere");
    String output = draw(folder, "-Djava.io.tmpdir=" + nowhere);
    assertTrue(
        output.contains("the chart fonts cannot be unpacked into " + nowhere + " ("), output);
  }

  @Test
  void nothingIsLeftInTheTemporaryFolder(@TempDir Path folder) throws Exception {
    Path temporary = Files.createDirectory(folder.resolve("temporary"));
    assertEquals("", draw(folder, "-Djava.io.tmpdir=" + temporary));
    try (var left = Files.list(temporary)) {
      assertEquals(List.of(), left.filter(file -> file.toString().contains("stacklab")).toList());
    }
  }

  private static double width(Font font) {
    return font.getStringBounds("Moves 0123", new FontRenderContext(null, true, true)).getWidth();
  }

  /** Draws the sample chart in a Java of its own that sees no fonts; returns what it printed. */
  private static String draw(Path folder, String... options)
      throws IOException, InterruptedException {
    Path empty = Files.writeString(folder.resolve("fonts.conf"), NO_FONTS);
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(options));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(SampleChart.class.getName(), folder.toString()));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("FONTCONFIG_FILE", empty.toString());
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    process.waitFor();
    return output;
  }
}
