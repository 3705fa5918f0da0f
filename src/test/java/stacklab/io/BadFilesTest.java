package stacklab.io;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stacklab.rules.InvalidInput;

/**
 * Every file under {@code bad-variants} and {@code bad-experiments} is named for its fault and has
 * its messages beside it. {@code -Dstacklab.update=true} writes them anew, for review.
 */
class BadFilesTest {
  private static final Path RESOURCES = Path.of("src/test/resources");
  private static final boolean UPDATE = Boolean.getBoolean("stacklab.update");
  private static final Shelf SHELF = new Shelf(Path.of(""));
  private static final VariantReader VARIANTS = new VariantReader(SHELF);
  private static final ExperimentReader EXPERIMENTS =
      new ExperimentReader(
          SHELF,
          agent -> {
            if (!agent.equals("random")) {
              throw new InvalidInput("'" + agent + "' is no agent; allowed: random");
            }
          });

  static List<Path> badVariants() throws IOException {
    return yamlFiles(RESOURCES.resolve("bad-variants"));
  }

  static List<Path> badExperiments() throws IOException {
    return yamlFiles(RESOURCES.resolve("bad-experiments"));
  }

  private static List<Path> yamlFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".yaml")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("badVariants")
  void aBadVariantFileGetsExactlyTheseMessages(Path file) throws IOException {
    assertMessages(file, assertThrows(InvalidInput.class, () -> VARIANTS.read(file)));
  }

  @ParameterizedTest
  @MethodSource("badExperiments")
  void aBadExperimentFileGetsExactlyTheseMessages(Path file) throws IOException {
    assertMessages(file, assertThrows(InvalidInput.class, () -> EXPERIMENTS.read(file)));
  }

  private static void assertMessages(Path file, InvalidInput e) throws IOException {
    String folder = file.getParent() + "/";
    String messages =
        e.messages().stream().map(m -> m.replace(folder, "") + "\n").collect(joining());
    Path expected = Path.of(file.toString().replace(".yaml", ".expected"));
    if (UPDATE) {
      Files.writeString(expected, messages);
    }
    assertEquals(Files.readString(expected), messages);
    assertEquals(e.messages().size(), messages.lines().count(), "one line a message");
  }

  private static List<String> refused(Path file) {
    return assertThrows(InvalidInput.class, () -> VARIANTS.read(file)).messages();
  }

  @Test
  void aMissingFileAFolderAndAHugeFileAreTold(@TempDir Path folder) throws IOException {
    Path missing = folder.resolve("missing.yaml");
    assertEquals(List.of(missing + ": there is no such file; check the path"), refused(missing));
    assertEquals(List.of(folder + ": this is a folder; give a file"), refused(folder));
    Path huge = folder.resolve("huge.yaml");
    Files.writeString(huge, "# ".repeat(600_000));
    assertEquals(
        List.of(huge + ": the file is larger than 1048576 bytes; is it the right file?"),
        refused(huge));
  }

  @Test
  void filesMadeToTakeLongAreRefusedInAShortTimeWithShortMessages(@TempDir Path folder)
      throws IOException {
    String[] texts = {
      "[".repeat(1_000_000),
      "{a: ".repeat(250_000),
      "? ".repeat(500_000),
      "- ".repeat(500_000),
      "a: &a [" + "x, ".repeat(300_000) + "]",
      keys(80_000),
      "map: |\n" + "  W\n".repeat(250_000),
      "map: |\n  " + "W".repeat(1_000_000),
      "map: |\n" + ("  " + ".".repeat(1023) + "\n").repeat(1000) + "  W\n",
      "name: \"" + "\\u0041".repeat(170_000) + "\"\nextends: avalam",
      "extends: " + "a".repeat(1_000_000),
      "a".repeat(1_000_000) + ": x",
      "tie-break: [" + "draw, ".repeat(170_000) + "]\nextends: avalam",
      "\n".repeat(1_000_000) + "\t",
    };
    for (String text : texts) {
      Path file = folder.resolve("long.yaml");
      Files.writeString(file, text, UTF_8);
      long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      List<String> messages = refused(file);
      long millis =
          (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / 1_000_000;
      assertTrue(messages.stream().allMatch(m -> m.length() < 1000), () -> messages.get(0));
      assertTrue(millis < 2000, text.substring(0, 20) + " took " + millis + " ms");
    }
  }

  private static String keys(int count) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append('k').append(i).append(": x\n");
    }
    return text.toString();
  }
}
