package stacklab.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stacklab.agent.AgentSpec;
import stacklab.rules.Colour;
import stacklab.rules.InvalidInput;

class ExperimentReaderTest {
  private static final ExperimentReader READER =
      new ExperimentReader(new Shelf(Path.of("")), ExperimentReaderTest::checkAgent);

  private static void checkAgent(String agent) {
    if (!agent.equals("random") && !agent.equals("greedy")) {
      throw new InvalidInput("no agent is called '" + agent + "'");
    }
  }

  static List<Path> shipped() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("experiments"))) {
      return files.sorted().toList();
    }
  }

  private static Experiment parse(String... lines) {
    return READER.parse("test.yaml", String.join("\n", lines));
  }

  private static List<String> ids(Experiment experiment) {
    return experiment.variants().stream().map(NamedVariant::id).toList();
  }

  private static void assertReadsBack(Experiment experiment) {
    assertReadsBack(READER, experiment);
  }

  private static void assertReadsBack(ExperimentReader reader, Experiment experiment) {
    String text = ExperimentText.of(experiment);
    Experiment again = reader.parse("resolved.yaml", text);
    assertEquals(experiment, again);
    assertEquals(text, ExperimentText.of(again));
  }

  @ParameterizedTest
  @MethodSource("shipped")
  void aShippedExperimentIsNamedLikeItsFileAndItsResolvedFormReadsBackTheSame(Path file) {
    ExperimentReader reader = new ExperimentReader(new Shelf(Path.of("")), AgentSpec::parse);
    Experiment experiment = reader.read(file);
    assertEquals(Shelf.idOf(file.toString()), experiment.name());
    assertTrue(experiment.question().endsWith("?"));
    assertReadsBack(reader, experiment);
  }

  @Test
  void everyKeyIsRead() {
    Experiment experiment =
        parse(
            "name: all-keys",
            "question: What is read?",
            "variants: [avalam-2x2, {name: low, extends: avalam-2x2, height-cap: 2}]",
            "first: [white, black]",
            "agents: [random, greedy]",
            "starts: ['-,BW/B,W b', 'W,B/B,W w']",
            "opening-plies: 2",
            "games: 1000000000000",
            "seed: -9223372036854775808",
            "baseline: low",
            "confidence: 0.99",
            "margin: 0.5",
            "playouts: results",
            "common-starts: true",
            "record: {games: false, moves: true}");
    assertEquals(List.of("avalam-2x2", "low"), ids(experiment));
    assertEquals(List.of(Colour.WHITE, Colour.BLACK), experiment.beginning().first());
    assertEquals(List.of("random", "greedy"), experiment.players().agents());
    assertEquals(List.of("-,BW/B,W b", "W,B/B,W w"), experiment.beginning().starts());
    assertEquals(2, experiment.beginning().openingPlies());
    assertEquals(1_000_000_000_000L, experiment.games());
    assertEquals(Long.MIN_VALUE, experiment.seed());
    assertEquals("low", experiment.inference().baseline());
    assertEquals(0.99, experiment.inference().confidence());
    assertEquals(0.5, experiment.inference().margin());
    assertEquals(Playouts.RESULTS, experiment.measuring().playouts());
    assertTrue(experiment.beginning().common());
    assertEquals(new Experiment.Recording(false, true), experiment.record());
    assertReadsBack(experiment);
  }

  @Test
  void absentKeysHaveDefaults() {
    Experiment experiment = parse("name: short", "variants: [dvonn]");
    assertEquals(List.of(), experiment.beginning().first());
    assertEquals(List.of("random"), experiment.players().agents());
    assertEquals(List.of(), experiment.beginning().starts());
    assertEquals(10_000, experiment.games());
    assertEquals("dvonn", experiment.inference().baseline());
    assertEquals(0.95, experiment.inference().confidence());
    assertEquals(new Experiment.Recording(true, false), experiment.record());
    assertReadsBack(experiment);
  }

  @Test
  void varyGivesEachVariantEachCombinationAndKeepsTheVariantItself() {
    Experiment experiment =
        parse(
            "name: vary",
            "variants: [avalam, {name: wide, extends: avalam-8x8}]",
            "vary: {height-cap: [3, none], move.distance: [height, 2]}");
    assertEquals(
        List.of(
            "avalam",
            "avalam height-cap=3 move.distance=height",
            "avalam height-cap=3 move.distance=2",
            "avalam height-cap=none move.distance=height",
            "avalam height-cap=none move.distance=2",
            "wide",
            "wide height-cap=3 move.distance=height",
            "wide height-cap=3 move.distance=2",
            "wide height-cap=none move.distance=height",
            "wide height-cap=none move.distance=2"),
        ids(experiment));
    NamedVariant third = experiment.variants().get(2);
    assertEquals(
        new VariantReader(new Shelf(Path.of("")))
            .read("avalam", List.of("height-cap=3", "move.distance=2")),
        third);
    assertReadsBack(experiment);
  }

  @Test
  void pathsStartFromTheFolderOfTheFile(@TempDir Path folder) throws IOException {
    Files.createDirectory(folder.resolve("mine"));
    Files.writeString(folder.resolve("mine/low.yaml"), "extends: avalam\nheight-cap: 3\n");
    Files.writeString(
        folder.resolve("e.yaml"),
        "name: e\nvariants: [mine/low.yaml, {name: lower, extends: mine/low.yaml, height-cap: 2}]");
    assertEquals(List.of("low", "lower"), ids(READER.read(folder.resolve("e.yaml"))));
  }

  @Test
  void aSecondReadingAfterAWithHasOnlyThatChanged() {
    Experiment experiment = parse("name: short", "variants: [dvonn]");
    assertEquals(5, experiment.withGames(5).games());
    assertEquals(7, experiment.withSeed(7).seed());
    assertEquals(experiment, experiment.withSeed(7).withSeed(experiment.seed()));
  }

  @Test
  void allFaultsOfAFileAreToldAtOnceInTheOrderOfTheirPlaces() {
    InvalidInput e =
        assertThrows(
            InvalidInput.class,
            () ->
                parse(
                    "name: Caps",
                    "variants: [avalm, {name: low, extends: avalam, height-cap: tree}]",
                    "agents: [radom]",
                    "games: 1e3",
                    "gmaes: 5"));
    assertEquals(
        List.of("test.yaml:1:7", "test.yaml:2:12", "test.yaml:2:60", "test.yaml:3:10").toString(),
        e.messages().stream().limit(4).map(m -> m.replaceAll(": .*", "")).toList().toString());
    assertEquals(6, e.messages().size());
  }
}
