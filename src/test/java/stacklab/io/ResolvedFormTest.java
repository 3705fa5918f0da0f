package stacklab.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import stacklab.random.Random;
import stacklab.rules.InvalidInput;
import stacklab.rules.Komi;
import stacklab.rules.RulesText;
import stacklab.rules.Variant;

class ResolvedFormTest {
  private static final VariantReader READER = new VariantReader(new Shelf(Path.of("")));

  private static Variant parse(String... lines) {
    return READER.parse("test", String.join("\n", lines) + "\n").variant();
  }

  private static Variant readBack(Variant variant) {
    String text = RulesText.of(variant);
    Variant again = READER.parse("again", text).variant();
    assertEquals(variant, again, text);
    assertEquals(text, RulesText.of(again));
    assertEquals(variant.rulesHash(), again.rulesHash());
    return again;
  }

  @Test
  void everyRuleValueReadsBack() {
    readBack(
        parse(
            "board: {grid: square, directions: diagonal, wrap: columns}",
            "map: |",
            "  ....",
            "  .WB#D",
            "  ..",
            "  .#W",
            "setup: {place: {bases: 1}}",
            "first: {place: black, move: white}",
            "move: {stacks: own, bases: movable, distance: up-to-height, path: clear,"
                + " onto: any-or-empty, locked: surrounded}",
            "height-cap: 7",
            "removal: disconnected-from-base",
            "pass: when-stuck",
            "ply-limit: 300",
            "score: tallest",
            "tie-break: [capped-stacks, bases, pieces, stacks, last-mover, second-seat]",
            "swap: after-1",
            "komi: {white: -0.5, black: 12.5}"));
  }

  @Test
  void komiIsKeptInHalves() {
    assertEquals(
        new Komi(-1, 25), readBack(parse("map: WB", "komi: {white: -0.5, black: 12.5}")).komi());
    assertEquals(new Komi(0, -4), readBack(parse("map: WB", "komi: {black: -2.0}")).komi());
  }

  @Test
  void emptyRowsAndColumnsAroundTheBoardAreKept() {
    Variant variant = readBack(parse("map: |", "  ...", "  .WB.", "  ...", "board: {wrap: both}"));
    assertEquals("b2", variant.board().name(0));
    assertEquals(3, variant.board().rowCount());
    assertEquals(4, variant.board().columnCount());
  }

  @Test
  void linesBoardsReadBackWhateverTheirPlaces() {
    readBack(
        parse(
            "board:",
            "  grid: lines",
            "  spaces: {a1: [-0, 0.5], zz99: [-1.25, 3.000001], b1: [99999, -0.000000], c1: [1, 1]}",
            "  lines: [[a1, zz99, b1, a1], [c1, a1], [b1, c1]]",
            "pieces: {a1: W, b1: D}",
            "setup: {shuffle: {B: 2}}"));
  }

  @Test
  void textsOfAnyLettersReadBack() {
    for (String text :
        List.of(
            "a \"quoted\" \\ name",
            "it's: # no comment",
            "- [x] {y}: &z *w !v | > % @ `",
            "caf\u00e9 \u6f22 \ud83c\udfb2",
            "null",
            "0x10")) {
      Variant variant = parse("name: " + RulesText.quoted(text), "map: WB");
      assertEquals(text, variant.name());
      readBack(variant);
    }
  }

  @Test
  void linesOfATextAreJoined() {
    assertEquals(
        "One sentence over two lines.",
        parse("summary: >", "  One sentence", "  over two lines.", "map: WB").summary());
  }

  @Test
  void randomRulesReadBackIfTheyGoTogether() {
    Random random = Random.of(5);
    int accepted = 0;
    for (int i = 0; i < 500; i++) {
      String text = randomRules(random);
      try {
        readBack(parse(text));
        accepted++;
      } catch (InvalidInput e) {
        assertEquals(List.of(), e.messages().stream().filter(m -> !m.startsWith("test:")).toList());
      }
    }
    assertEquals(true, accepted > 100, "accepted: " + accepted);
  }

  private static String randomRules(Random random) {
    return String.join(
        "\n",
        "board: {grid: "
            + one(random, "square", "hex")
            + ", wrap: "
            + one(random, "none", "rows")
            + "}",
        "map: |",
        "  " + row(random),
        "  " + row(random),
        "  " + row(random),
        "setup: " + one(random, "map", "{place: {bases: 1}}", "{shuffle: {W: 1, B: 2}}"),
        "move:",
        "  stacks: " + one(random, "any", "own"),
        "  bases: " + one(random, "fixed", "movable"),
        "  distance: " + one(random, "1", "2", "height", "up-to-height", "target-height", "any"),
        "  path: " + one(random, "jump", "clear"),
        "  onto: " + one(random, "any", "own", "opponent", "neutral", "any-or-empty"),
        "  locked: " + one(random, "never", "surrounded"),
        "height-cap: " + one(random, "none", "3", "9"),
        "removal: " + one(random, "none", "none", "disconnected-from-base"),
        "pass: " + one(random, "never", "when-stuck"),
        "ply-limit: " + one(random, "none", "40"),
        "score: " + one(random, "stacks", "pieces", "tallest"),
        "tie-break: " + one(random, "[]", "[draw]", "[last-mover]", "[second-seat, draw]"));
  }

  private static String one(Random random, String... values) {
    return values[random.below(values.length)];
  }

  private static String row(Random random) {
    StringBuilder row = new StringBuilder();
    int length = 2 + random.below(5);
    for (int i = 0; i < length; i++) {
      row.append(".#WBD".charAt(random.below(5)));
    }
    return row.toString();
  }

  @Test
  void aResolvedFormWithAKeyTakenOutOrMisspeltIsNotTheSame() {
    Variant variant = parse("map: WB", "height-cap: 3");
    String text = RulesText.of(variant);
    Variant other = READER.parse("x", text.replace("height-cap: 3\n", "")).variant();
    assertEquals(false, variant.equals(other));
    assertThrows(
        InvalidInput.class, () -> READER.parse("x", text.replace("height-cap", "heightcap")));
  }
}
