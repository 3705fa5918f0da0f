package stacklab.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stacklab.agent.state.Weights;
import stacklab.agent.tuned.FittedWeights;
import stacklab.io.Experiment;
import stacklab.rules.InvalidInput;
import stacklab.rules.Variant;

class WeightsRunTest {
  private static final String MATCH =
      """
      name: weights
      variants: [%s]
      agents: ['alphabeta:nodes=30', 'alphabeta:nodes=30,weights=%s']
      opening-plies: 2
      games: 8
      record: {games: true, moves: true}
      """;

  @TempDir private Path folder;

  private Path weights(String row) throws Exception {
    Variant variant =
        TestRuns.experiment(MATCH.formatted("avalam-3x3", "default")).variants().get(0).variant();
    Path file = folder.resolve("w.weights.yaml");
    Weights weights = Weights.parse(row);
    long rules = FittedWeights.rules(variant);
    Files.writeString(file, new FittedWeights("avalam-3x3", rules, List.of(), weights).text());
    return file;
  }

  @Test
  void theManifestSaysWhichWeightsTheFileHeldAndARunIsReadWithoutIt() throws Exception {
    Path file = weights("score: 0 -100 -100");
    Experiment match = TestRuns.experiment(MATCH.formatted("avalam-3x3", file));
    TestRuns.run(Settings.of(match, false), folder.resolve("run"), 2);
    String hash = FittedWeights.read(file).hash();
    Files.delete(file);
    FinishedRun.Recorded recorded = FinishedRun.recorded(folder.resolve("run"));
    String agent = "alphabeta:nodes=30,weights=" + file + "#" + hash;
    assertTrue(recorded.experiment().contains(agent), recorded.experiment());
    assertTrue(Files.readString(folder.resolve("run/games.csv")).contains(agent));
    RunSettings again = Settings.of(TestRuns.experiment(recorded.experiment()), false);
    assertEquals(8, FinishedRun.result(folder.resolve("run"), again).tallies().get(0).games());
  }

  @Test
  void otherWeightsUnderTheSameNameAreAnotherRun() throws Exception {
    String text = MATCH.formatted("avalam-3x3", weights("score: 0 100 100"));
    RunSettings one = Settings.of(TestRuns.experiment(text), false);
    weights("score: 0 -100 -100");
    RunSettings other = Settings.of(TestRuns.experiment(text), false);
    assertNotEquals(one.experiment(), other.experiment());
  }

  @Test
  void weightsDecideTheMoves() throws Exception {
    String text = MATCH.formatted("avalam-3x3", weights("score: 0 -100 -100"));
    TestRuns.run(Settings.of(TestRuns.experiment(text), false), folder.resolve("run"), 1);
    List<String> rows = Files.readAllLines(folder.resolve("run/games.csv"));
    long different = 0;
    for (int i = 1; i < rows.size(); i += 2) {
      different += moves(rows.get(i)).equals(moves(rows.get(i + 1))) ? 0 : 1;
    }
    assertTrue(different > 0, "both games of every pair are the same");
  }

  private static String moves(String row) {
    return row.substring(row.lastIndexOf(',') + 1);
  }

  @Test
  void anotherVariantsWeightsAreRefusedBeforeAnythingIsPlayed() throws Exception {
    Path file = weights("score: 0 100 100");
    Experiment match = TestRuns.experiment(MATCH.formatted("avalam-4x4", file));
    InvalidInput refused = assertThrows(InvalidInput.class, () -> Settings.of(match, false));
    assertEquals(
        List.of(
            file
                + ": these weights were fitted to avalam-3x3, whose rules are not those of Avalam"
                + " 4x4; use weights=default, or make some with `stacklab tune`"),
        refused.messages());
  }
}
