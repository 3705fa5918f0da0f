package stacklab.agent.tuned;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import stacklab.agent.AgentSpec;
import stacklab.agent.state.Feature;
import stacklab.agent.state.Weights;
import stacklab.agent.state.Weights.Stage;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.rules.Colour;
import stacklab.rules.InvalidInput;
import stacklab.rules.Variant;

class FittedWeightsTest {
  private static final String FEATURES =
      "turn, score, stacks, bases, settled, anchored, moves, movers, exposed-mover,"
          + " exposed-waiting, exposed-once, dangers";

  @TempDir private Path folder;

  private static Variant variant(String name) {
    return new VariantReader(Shelf.above(Path.of(""))).read(name, List.of()).variant();
  }

  private static FittedWeights weights() {
    int[][] values = new int[Stage.values().length][Feature.COUNT];
    for (int stage = 0; stage < values.length; stage++) {
      for (int f = 0; f < Feature.COUNT; f++) {
        values[stage][f] = 100 * stage - 7 * f;
      }
    }
    return new FittedWeights(
        "avalam-3x3",
        FittedWeights.rules(variant("avalam-3x3")),
        List.of("version: 1", "match: 55.0 % [50.1, 60.0] in 100 pairs"),
        Weights.of(values));
  }

  private Path file(String text) throws Exception {
    Path file = folder.resolve("a.weights.yaml");
    Files.writeString(file, text);
    return file;
  }

  private static void assertRefused(String message, Executable work) {
    assertEquals(List.of(message), assertThrows(InvalidInput.class, work).messages());
  }

  @Test
  void aFileReadsBackAsTheSameWeights() {
    FittedWeights read = FittedWeights.parse("w", weights().text());
    assertEquals(weights().text(), read.text());
    assertEquals(weights().hash(), read.hash());
    assertEquals(weights().facts(), read.facts());
  }

  @Test
  void theHashTellsWeightsAndRulesApartAndNothingElse() {
    String text = weights().text();
    assertEquals(
        weights().hash(), FittedWeights.parse("w", text.replace("55.0 %", "56.0 %")).hash());
    assertNotEquals(
        weights().hash(),
        FittedWeights.parse("w", text.replace("[0, 100, 200]", "[0, 100, 201]")).hash());
    assertNotEquals(
        weights().hash(),
        FittedWeights.parse("w", text.replaceFirst("rules: .*", "rules: 0123456789abcdef")).hash());
  }

  @Test
  void anAgentsTextNamesTheWeightsForEver() throws Exception {
    Path file = file(weights().text());
    AgentSpec spec = AgentSpec.parse("alphabeta:weights=" + file + ",nodes=50");
    String text = "alphabeta:nodes=50,weights=" + file + "#" + weights().hash();
    assertEquals(text, spec.text());
    assertEquals(text, AgentSpec.parse(text).text());
    spec.create(variant("avalam-3x3")).close();
    spec.create(variant("avalam-3x3").withFirst(Colour.BLACK)).close();
    AgentSpec later = AgentSpec.parse(text);
    Files.writeString(file, weights().text().replace("[0, 100, 200]", "[0, 100, 201]"));
    String now = FittedWeights.read(file).hash();
    assertRefused(
        file
            + ": these weights have changed: "
            + weights().hash()
            + " is wanted, the file holds "
            + now
            + "; bring the old file back, or leave #"
            + weights().hash()
            + " out",
        () -> later.create(variant("avalam-3x3")));
    Files.delete(file);
    assertEquals(text, AgentSpec.parse(text).text());
  }

  @Test
  void defaultWeightsAreThoseWithoutAnyWord() {
    assertEquals("mcts:iterations=1000", AgentSpec.parse("mcts:weights=default").text());
    assertTrue(AgentSpec.parse("solver:weights=default").weights().isEmpty());
  }

  @Test
  void anotherVariantsWeightsAreRefused() throws Exception {
    Path file = file(weights().text());
    AgentSpec spec = AgentSpec.parse("alphabeta:weights=" + file);
    assertRefused(
        file
            + ": these weights were fitted to avalam-3x3, whose rules are not those of Avalam 4x4;"
            + " use weights=default, or make some with `stacklab tune`",
        () -> spec.create(variant("avalam-4x4")));
  }

  @Test
  void faultsOfAFileAreToldWithTheirLine() {
    String text = weights().text();
    assertRefused(
        "w:9: no feature is called 'luck'; the features are " + FEATURES,
        () -> FittedWeights.parse("w", text.replace("  score:", "  luck:")));
    assertRefused(
        "w: weights are missing for dangers; every feature needs a line, so make them anew with"
            + " `stacklab tune`",
        () -> FittedWeights.parse("w", text.replaceFirst("  dangers.*\n", "")));
    assertRefused(
        "w:9: turn is there twice; leave one out",
        () -> FittedWeights.parse("w", text.replace("  score:", "  turn:")));
    assertRefused(
        "w:9: 'score: [much, 0, 0]' is not a feature with three whole numbers of at most six"
            + " digits, such as score: [0, 10, 20]",
        () -> FittedWeights.parse("w", text.replaceFirst("  score: .*", "  score: [much, 0, 0]")));
    assertRefused(
        "w:3: rules are 16 digits of 0-9 and a-f, as tune writes them",
        () -> FittedWeights.parse("w", text.replaceFirst("rules: .*", "rules: all")));
    assertRefused(
        "w: this is no file of weights: it lacks variant; `stacklab tune` makes one",
        () -> FittedWeights.parse("w", ""));
    assertRefused(
        "w:1: '- a' is no key with a value, such as variant: NAME",
        () -> FittedWeights.parse("w", "- a\n"));
  }

  @Test
  void aFileThatIsNotThereIsAFaultOfTheAgentsText() {
    assertRefused(
        "agent 'alphabeta:weights=none.yaml': none.yaml: there is no such file of weights;"
            + " `stacklab tune` makes one",
        () -> AgentSpec.parse("alphabeta:weights=none.yaml"));
    assertRefused(
        "agent 'mcts:weights=': weights cannot be ''; use default or the path of a file",
        () -> AgentSpec.parse("mcts:weights="));
    assertRefused(
        "agent 'greedy:weights=a': no option is called 'weights'; greedy takes epsilon",
        () -> AgentSpec.parse("greedy:weights=a"));
  }
}
