package stacklab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import stacklab.agent.AgentSpec;
import stacklab.io.ExperimentReader;
import stacklab.io.Shelf;

/** What the help of the commands for games shows as examples is run here as it stands there. */
final class GamesExamplesTest {
  private static final Path GAMES = Path.of("src/test/resources/stacklab/game/boardspace");
  private static final List<String> COMMANDS =
      List.of("import", "export", "replay", "verify", "annotate", "sources");
  private static final Pattern EXAMPLE = Pattern.compile("(?m)^  stacklab (.*)$");
  private static final Pattern RUN = Pattern.compile("results/([a-z0-9-]+)");

  @TempDir private static Path folder;

  /** Lays out what the examples speak of: logs, an archive's worth of them, and two runs. */
  @BeforeAll
  static void layOut() throws IOException {
    Path games = Files.createDirectory(folder.resolve("games"));
    String log = Files.readString(GAMES.resolve("01086.sgf"));
    String alone = log.replace("\"smartbot\"", "\"human\"");
    for (int i = 0; i < 3; i++) {
      Files.writeString(games.resolve(i + ".sgf"), log.replace("smartbot", "dumbot"));
    }
    Files.writeString(games.resolve("people.sgf"), alone);
    Files.writeString(folder.resolve("00042.sgf"), alone);
    Files.writeString(folder.resolve("games.zip"), alone);
    Files.writeString(folder.resolve("more.zip"), alone);
    for (String run : List.of("people", "dvonn-agents")) {
      Session made = run("import games/ --variant dvonn --out results/" + run);
      assertEquals(0, made.exitCode(), made.err());
    }
  }

  private static Session run(String command) {
    String here = folder + "/";
    return Session.run(
        command
            .replaceAll("(^|[ '])(games/|games.zip|more.zip|00042|results/)", "$1" + here + "$2")
            .replaceAll("--(out|html) (?!/)", "--$1 " + here)
            .replaceAll("nodes=[0-9]+", "nodes=20")
            .replaceAll(" > .*", ""));
  }

  private static Stream<String> examples() {
    return COMMANDS.stream()
        .flatMap(command -> EXAMPLE.matcher(Session.run(command + " --help").out()).results())
        .map(match -> match.group(1));
  }

  @TestFactory
  Stream<DynamicTest> everyExampleIsDone() {
    return examples()
        .filter(example -> !example.contains(" < "))
        .map(
            example ->
                dynamicTest(
                    example,
                    () -> {
                      Session session =
                          run(example + (example.startsWith("import") ? " --overwrite" : ""));
                      assertEquals(0, session.exitCode(), session.err());
                    }));
  }

  @Test
  void runsOfExamplesAreImportedOrPlayedWithTheirMoves() throws IOException {
    List<String> imported = examples().filter(example -> example.startsWith("import")).toList();
    Matcher run = RUN.matcher(String.join("\n", examples().toList()));
    while (run.find()) {
      Path experiment = Path.of("experiments", run.group(1) + ".yaml");
      boolean played = Files.exists(experiment) && keepsMoves(experiment);
      assertTrue(
          played || imported.stream().anyMatch(one -> one.contains(run.group())), run.group());
    }
  }

  private static boolean keepsMoves(Path experiment) throws IOException {
    return new ExperimentReader(new Shelf(Path.of("")), AgentSpec::parse)
        .read(experiment)
        .record()
        .moves();
  }
}
