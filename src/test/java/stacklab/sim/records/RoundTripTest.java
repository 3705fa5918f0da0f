package stacklab.sim.records;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import stacklab.game.KnownVariants;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.io.NamedVariant;
import stacklab.io.records.RecordFormat;
import stacklab.io.records.WrittenGame;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.rules.Setup;
import stacklab.rules.Variant;
import stacklab.sim.run.RecordedRows;

/** Writes random games in every form and reads them back. */
class RoundTripTest {
  private static final List<RecordFormat> TEXTS =
      Arrays.stream(RecordFormat.values()).filter(form -> form != RecordFormat.GAMES).toList();
  private static final List<String> ENDS =
      List.of("no-moves", "no-moves", "resign", "unfinished", "timeout", "crash", "illegal-move");

  private static List<String> variants() {
    List<String> names = new ArrayList<>(KnownVariants.names());
    names.add("avalam swap=after-1");
    names.add("dvonn move.onto=any-or-empty ply-limit=90");
    return names;
  }

  @ParameterizedTest
  @MethodSource("variants")
  void whatIsWrittenReadsBackAsTheSameGame(String name) {
    Referees referees = Records.referee(name);
    Random random = Random.of(7);
    for (int i = 0; i < 12; i++) {
      WrittenGame game = random(Records.variant(name), random, ENDS.get(i % ENDS.size()));
      for (RecordFormat form : TEXTS) {
        if (form.refuses(game.variant()).isEmpty() && form.refuses(game).isEmpty()) {
          assertSame(game, Records.one(referees, form.write(game)), form + " " + name + " " + i);
        }
      }
      assertTableReadsBack(referees, Records.one(referees, RecordFormat.TRANSCRIPT.write(game)));
    }
  }

  private static void assertTableReadsBack(Referees referees, CheckedGame game) {
    String table = table(referees, game);
    assertEquals(table, table(referees, Records.one(referees, table)));
  }

  private static String table(Referees referees, CheckedGame game) {
    byte[] row =
        new RecordedRows()
            .row(
                referees.of(game.variantId()).named(),
                game.pairing(),
                game.measured().orElseThrow());
    return new String(RecordedRows.header(), UTF_8) + new String(row, UTF_8);
  }

  private static WrittenGame random(NamedVariant named, Random random, String wanted) {
    Variant variant = named.variant();
    Position position = Position.start(variant, random);
    String start = variant.setup() instanceof Setup.Shuffle ? PositionText.of(position) : "";
    List<Integer> moves = new ArrayList<>();
    int most = wanted.equals("no-moves") ? Integer.MAX_VALUE : random.below(60);
    while (!position.isOver() && moves.size() < most) {
      int move = position.randomMove(random);
      position.play(move);
      moves.add(move);
    }
    boolean over = position.isOver();
    String end = over ? position.outcome().end().text() : wanted;
    String winner =
        over
            ? position.outcome().winner().map(Colour::text).orElse("draw")
            : end.equals("unfinished") ? "" : random.below(2) == 0 ? "white" : "black";
    return new WrittenGame(
        named.id(),
        variant,
        "human",
        "alphabeta:nodes=100",
        start,
        moves.stream().mapToInt(Integer::intValue).toArray(),
        end,
        winner);
  }

  private static void assertSame(WrittenGame expected, CheckedGame found, String what) {
    assertTrue(found.verdict().isGame(), () -> what + ": " + found.reason());
    WrittenGame game = found.written(expected.variant());
    assertArrayEquals(expected.moves(), game.moves(), what);
    assertEquals(expected.start(), game.start(), what);
    assertEquals(expected.white(), game.white(), what);
    assertEquals(expected.black(), game.black(), what);
    assertEquals(expected.end(), game.end(), what);
    assertEquals(expected.winner(), game.winner(), what);
  }

  @ParameterizedTest
  @ValueSource(strings = {"dvonn", "avalam", "dvonn-shuffled", "avalam-black-first"})
  void severalGamesInOneTextAreReadOneByOne(String name) {
    Referees referees = Records.referee(name);
    Map<RecordFormat, StringBuilder> texts = new EnumMap<>(RecordFormat.class);
    Random random = Random.of(11);
    List<WrittenGame> games = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      WrittenGame game = random(Records.variant(name), random, "no-moves");
      games.add(game);
      TEXTS.stream()
          .filter(form -> form.refuses(game.variant()).isEmpty() && form.refuses(game).isEmpty())
          .forEach(
              form ->
                  texts.computeIfAbsent(form, f -> new StringBuilder()).append(form.write(game)));
    }
    assertTrue(texts.containsKey(RecordFormat.TRANSCRIPT));
    texts.forEach(
        (form, text) -> {
          List<CheckedGame> found = Records.check(referees, text.toString());
          assertEquals(games.size(), found.size(), form.text());
          for (int i = 0; i < games.size(); i++) {
            assertSame(games.get(i), found.get(i), form.text());
          }
        });
  }

  @Test
  void littleGolemLeavesOutTheForcedPlacementAndSaysWhatItCannotHold() {
    WrittenGame whole = random(Records.variant("dvonn"), Random.of(3), "no-moves");
    String text = RecordFormat.LITTLEGOLEM.write(whole);
    assertTrue(text.contains("\n25. "), text);

    int[] before = Arrays.copyOf(whole.moves(), 48);
    WrittenGame stopped =
        new WrittenGame(
            whole.variantId(), whole.variant(), "human", "human", "", before, "unfinished", "");

    assertEquals(
        "it stops just before a placement that this form leaves out",
        RecordFormat.LITTLEGOLEM.refuses(stopped).orElseThrow());
    assertEquals(
        "the variant starts at random, and this form cannot say how",
        RecordFormat.CODECUP.refuses(KnownVariants.of("dvonn-shuffled")).orElseThrow());
  }

  @Test
  void peoplesNamesAreNotKept() {
    String transcript =
        "Event [Tournament 5] Site [www.littlegolem.net] White [Ann Other] Black [DumBot]\n1. e4\n";
    CheckedGame game = Records.one(Records.referee("dvonn"), transcript);
    assertEquals("white:human/dumbot", game.pairing().text());

    String list = "# Player 1: Ann Other\n# Player 2: smartbot\nE4 D4\n";
    assertEquals(
        "white:human/smartbot", Records.one(Records.referee("dvonn"), list).pairing().text());
  }
}
