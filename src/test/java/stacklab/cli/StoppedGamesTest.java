package stacklab.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Stops real processes that read games, as a polite kill and Ctrl-C do. */
class StoppedGamesTest {
  private static final int TERMINATED = 128 + 15;

  @TempDir private Path temp;

  /** Runs a command until its folder is there and a moment longer; returns what it says then. */
  private String stopped(Path folder, String command) throws IOException, InterruptedException {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.add("-Dstacklab.home=" + Path.of("").toAbsolutePath());
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    words.addAll(Session.split(command + " - --variant avalam-2x2 --out " + folder));
    Process process = new ProcessBuilder(words).start();
    OutputStream typed = process.getOutputStream();
    typed.write("A1B1 B2A2 A2B1\n\n".repeat(200).getBytes(UTF_8));
    typed.flush();
    while (process.isAlive() && !Files.exists(folder)) {
      Thread.sleep(5);
    }
    assertFalse(process.waitFor(500, TimeUnit.MILLISECONDS), "it does not wait for more games");
    process.toHandle().destroy();
    String said = new String(process.getErrorStream().readAllBytes(), UTF_8);
    assertEquals(TERMINATED, process.waitFor(), said);
    return said;
  }

  @Test
  void anImportThatIsStoppedLeavesNothing() throws Exception {
    Path folder = temp.resolve("run");
    assertEquals("\nstopped; nothing is written\n", stopped(folder, "import"));
    assertFalse(Files.exists(folder));
  }

  @Test
  void anExportThatIsStoppedSaysHowManyWholeGamesItWrote() throws Exception {
    Path folder = temp.resolve("games");
    String said = stopped(folder, "export --to codecup");
    int written = folder.toFile().list().length;
    String games = written + (written == 1 ? " game" : " games");
    assertEquals("\nstopped; " + games + " written to " + folder + "\n", said);
    for (String name : folder.toFile().list()) {
      assertTrue(Files.readString(folder.resolve(name)).endsWith("A2B1\n\n"), name);
    }
  }

  @Test
  void tablesOfAStoppedCommandGetNoName() throws Exception {
    for (String command : List.of("export --to games", "annotate --agent alphabeta:nodes=10")) {
      Path folder = temp.resolve(command.replaceAll("\\W+", "-"));
      assertEquals("\nstopped; nothing is written\n", stopped(folder, command));
      assertEquals(0, folder.toFile().list().length);
    }
  }
}
