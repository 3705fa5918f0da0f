package stacklab.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stacklab.board.Directions;
import stacklab.board.Grid;
import stacklab.rules.Colour;
import stacklab.rules.Distance;
import stacklab.rules.First;
import stacklab.rules.InvalidInput;
import stacklab.rules.Komi;
import stacklab.rules.Setup;
import stacklab.rules.Stacks;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;

/** What {@code extends} and {@code --set} make of a variant, and what they say if they cannot. */
class SettingsTest {
  private static final VariantReader READER = new VariantReader(new Shelf(Path.of("")));

  private static NamedVariant read(String name, String... settings) {
    return READER.read(name, List.of(settings));
  }

  private static List<String> refused(String name, String... settings) {
    return assertThrows(InvalidInput.class, () -> read(name, settings)).messages();
  }

  @Test
  void aSettingChangesOneRuleAndTheName() {
    NamedVariant named = read("avalam", "height-cap=3");
    assertEquals("avalam height-cap=3", named.id());
    assertEquals("avalam height-cap=3", named.variant().name());
    assertEquals("", named.variant().summary());
    assertEquals(OptionalInt.of(3), named.variant().heightCap());
    Variant avalam = read("avalam").variant();
    assertEquals(avalam.move(), named.variant().move());
    assertEquals(avalam.board(), named.variant().board());
  }

  @Test
  void severalSettingsAreNamedInTheirOrder() {
    NamedVariant named =
        read("avalam", "move.distance=height", "tie-break=[tallest,  draw]", "komi.black=0.5");
    assertEquals(
        "avalam move.distance=height tie-break=[tallest, draw] komi.black=0.5", named.id());
    assertEquals(Distance.Measured.HEIGHT, named.variant().move().distance());
    assertEquals(List.of(TieBreak.TALLEST, TieBreak.DRAW), named.variant().tieBreaks());
    assertEquals(new Komi(0, 1), named.variant().komi());
  }

  @Test
  void aGroupThatIsSetIsMergedUnderMoveAndReplacedElsewhere() {
    Variant dvonn = read("dvonn", "move={distance: 2}").variant();
    assertEquals(new Distance.Exactly(2), dvonn.move().distance());
    assertEquals(Stacks.OWN, dvonn.move().stacks());
    Variant bases = read("dvonn", "setup={place: {bases: 1}}").variant();
    assertEquals(new Setup.Place(1, OptionalInt.of(48)), bases.setup());
  }

  @Test
  void aDottedKeyKeepsTheOtherKeysOfItsGroup() {
    Variant dvonn = read("dvonn", "setup.place.bases=2").variant();
    assertEquals(new Setup.Place(2, OptionalInt.of(46)), dvonn.setup());
    Variant black =
        read("dvonn", "first={place: white, move: black}", "first.place=black").variant();
    assertEquals(First.of(Colour.BLACK), black.first());
  }

  @Test
  void anotherGridLeavesTheKeysOfTheOldOneBehind() {
    assertEquals(Grid.HEX, read("avalam", "board.grid=hex").variant().board().grid());
    Variant square = read("dvonn", "board.grid=square").variant();
    assertEquals(Directions.ALL, square.board().directions());
    assertEquals(
        List.of(
            "--set board.directions=all: board.directions: a hex grid always has all six directions;"
                + " leave it out"),
        refused("avalam", "board.grid=hex", "board.directions=all"));
  }

  @Test
  void aMessageNamesTheSettingAsItWasGiven() {
    assertEquals(
        List.of(
            "--set move.distanc=2: unknown key 'distanc' in move; allowed: stacks, bases, distance,"
                + " path, onto, locked; did you mean 'distance'?"),
        refused("avalam", "move.distanc=2"));
    assertEquals(
        List.of(
            "--set height-cap=nune: height-cap: 'nune' is not allowed; allowed: a whole number from"
                + " 1 to 1000000, none; did you mean 'none'?"),
        refused("avalam", "height-cap=nune"));
    assertEquals(
        List.of(
            "--set height-cap=: height-cap: nothing is not allowed; allowed: a whole number from 1"
                + " to 1000000, none"),
        refused("avalam", "height-cap="));
  }

  @Test
  void aSettingThatIsNoneIsRefused() {
    assertEquals(
        List.of("--set height-cap: no KEY=VALUE; write, for example, --set height-cap=4"),
        refused("avalam", "height-cap"));
    assertEquals(
        List.of(
            "--set move..distance=1: 'move..distance' is no key; allowed: words with dots between,"
                + " such as move.distance"),
        refused("avalam", "move..distance=1"));
    assertEquals(
        List.of(
            "--set name=x: 'name' is no rule and cannot be set; write a variant that extends this"
                + " one"),
        refused("avalam", "name=x"));
    assertEquals(
        List.of("--set height-cap=4: 'height-cap' is set twice; leave one out"),
        refused("avalam", "height-cap=3", "height-cap=4"));
    assertEquals(
        List.of(
            "--set tie-break=[draw: not YAML: while parsing a flow sequence: expected ',' or ']',"
                + " but got <stream end>"),
        refused("avalam", "tie-break=[draw"));
  }

  @Test
  void rulesThatClashPointToTheSettingThatMadeThem() {
    assertEquals(
        List.of(
            "--set height-cap=none: tie-break: capped-stacks needs a height-cap; give one, or leave"
                + " it out (in avalam-publisher score=pieces height-cap=none pass=never)"),
        refused("avalam-publisher", "score=pieces", "height-cap=none", "pass=never"));
  }

  @Test
  void anUnknownNameIsRefusedWithTheNearest() {
    assertEquals(
        List.of(
            "no variant is called 'avlam'; `stacklab list` shows all, and a file's path has a / or"
                + " ends with .yaml; did you mean 'avalam'?"),
        refused("avlam"));
    assertEquals(List.of("nowhere/x: there is no such file; check the path"), refused("nowhere/x"));
    assertTrue(refused("../pom").get(0).contains("pom: there is no such file"));
  }

  @Test
  void aFileExtendsAChainOfFilesRelativeToItself(@TempDir Path folder) throws IOException {
    Files.createDirectories(folder.resolve("sub/deep"));
    Files.writeString(folder.resolve("one.yaml"), "extends: avalam\nheight-cap: 3\nfirst: black\n");
    Files.writeString(
        folder.resolve("sub/two.yaml"), "extends: ../one.yaml\nmove: {stacks: own}\n");
    Files.writeString(
        folder.resolve("sub/deep/three.yaml"),
        "extends: ../two.yaml\nname: Three\nmove: {distance: height}\nheight-cap: none\n");
    NamedVariant three = READER.read(folder.resolve("sub/deep/three.yaml"));
    assertEquals("three", three.id());
    assertEquals("Three", three.variant().name());
    assertEquals("", three.variant().summary());
    assertEquals(First.of(Colour.BLACK), three.variant().first());
    assertEquals(OptionalInt.empty(), three.variant().heightCap());
    assertEquals(Stacks.OWN, three.variant().move().stacks());
    assertEquals(Distance.Measured.HEIGHT, three.variant().move().distance());
  }

  @Test
  void aHexagonalAvalamSevenHighIsAFileOfAFewLines(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("mine.yaml");
    Files.writeString(file, "extends: avalam\nboard: {grid: hex}\nheight-cap: 7\n");
    NamedVariant mine = READER.read(file.toString(), List.of());
    assertEquals("mine", mine.id());
    assertEquals(Grid.HEX, mine.variant().board().grid());
    assertEquals(48, mine.variant().board().size());
  }

  @Test
  void valuesWrittenLikeOtherTypesStayWhatTheyAre(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("x.yaml");
    Files.writeString(
        file, "\uFEFFextends: avalam\r\nname: 007\r\nsummary: yes\r\nmove: {distance: any}\r\n");
    Variant variant = READER.read(file).variant();
    assertEquals("007", variant.name());
    assertEquals("yes", variant.summary());
    assertEquals(Distance.Measured.ANY, variant.move().distance());
  }

  @Test
  void absentKeysHaveDefaults() {
    Variant variant = READER.parse("x", "map: |\n  WB\n  BW\n").variant();
    Variant avalam =
        READER.parse("x", "extends: avalam\nheight-cap: none\nmap: |\n  WB\n  BW").variant();
    assertEquals(avalam, variant);
  }

  @Test
  void theShelfIsFoundFromAFolderBelow(@TempDir Path folder) throws IOException {
    Files.createDirectories(folder.resolve("a/b"));
    Files.createDirectory(folder.resolve("variants"));
    Files.writeString(folder.resolve("variants/small.yaml"), "map: WB\n");
    Shelf shelf = Shelf.above(folder.resolve("a/b"));
    assertEquals(List.of("small"), shelf.names());
    assertEquals(2, new VariantReader(shelf).read("small", List.of()).variant().board().size());
  }
}
