package stacklab.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program in another language reads a run's folder and computes its figures again. */
class IndependentReaderTest {
  private static final String SCRIPT = "src/test/python/check_run.py";

  @TempDir Path temp;

  /** What the script printed, and how it ended. */
  private record Said(int exitCode, String text) {}

  @BeforeAll
  static void pythonIsInstalled() {
    boolean found;
    try {
      found = new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException | InterruptedException e) {
      found = false;
    }
    assumeTrue(found, "python3 is not installed, so that no other program reads the files");
  }

  private static Said check(Path folder) throws Exception {
    Process process =
        new ProcessBuilder("python3", SCRIPT, folder.toString()).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Said(process.waitFor(), text);
  }

  private Path run(String experiment) throws Exception {
    RunSettings settings = TestRuns.settings(experiment);
    Path folder = temp.resolve(settings.name());
    TestRuns.run(settings, folder, 2);
    return folder;
  }

  @Test
  void randomGamesAddUp() throws Exception {
    String fewer = TestRuns.SMALL.replace("games: 6000", "games: 3000");
    Said said = check(run(fewer + "measure: {position-games: 2000}\n"));
    assertEquals("12000 games, 73 figures, 4 tables of spaces: they agree\n", said.text());
    assertEquals(0, said.exitCode());
  }

  @Test
  void gamesOfAgentsAddUp() throws Exception {
    Said said = check(run(TestRuns.AGENTS));
    assertTrue(said.text().endsWith("they agree\n"), said.text());
    assertEquals(0, said.exitCode());
  }

  @Test
  void itFindsAWrongFigure() throws Exception {
    Path folder = run(TestRuns.AGENTS);
    Path summary = folder.resolve("summary.csv");
    String text = Files.readString(summary);
    int at = text.indexOf(",plies,");
    int digit = text.indexOf('.', at) - 1;
    char wrong = text.charAt(digit) == '9' ? '8' : (char) (text.charAt(digit) + 1);
    Files.writeString(summary, text.substring(0, digit) + wrong + text.substring(digit + 1));
    Said said = check(folder);
    assertTrue(said.text().startsWith("summary.csv, "), said.text());
    assertEquals(1, said.exitCode());
  }
}
