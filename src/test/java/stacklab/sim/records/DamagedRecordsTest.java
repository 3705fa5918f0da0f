package stacklab.sim.records;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import stacklab.game.SharedFiles;
import stacklab.io.records.RecordFormat;
import stacklab.io.records.WrittenGame;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.sim.run.RecordedRows;

/** Damages records in many ways; each has to be told with its place, and nothing may break. */
class DamagedRecordsTest {
  private static final int FILES = 1000;
  private static final Pattern REASON =
      Pattern.compile("(?s)standard input(:[0-9]+){0,2}: [^\\x00-\\x1f]{10,400}");
  private static final Pattern MOVE =
      Pattern.compile("\\b[a-kA-K][1-5]([a-kA-K][1-5])?\\b|(?<=[bep] )[A-K] [1-5]");

  /** In a transcript moves stand in remarks as well. */
  private static final Pattern PLY_MOVE =
      Pattern.compile("(?<=(White|Black)  )[a-k][1-5]([a-k][1-5])?");

  private final Referees referees = Records.referee("dvonn");
  private final Random random = Random.of(20_240_601);

  @Test
  void aThousandDamagedFilesGiveAThousandReasons() {
    List<String> whole = texts();
    for (int i = 0; i < FILES; i++) {
      String text = whole.get(i % whole.size());
      byte[] damaged = damage(text, i / whole.size() % 6);
      List<CheckedGame> games = Records.check(referees, damaged);
      String what = "file " + i + ":\n" + new String(damaged, UTF_8);
      assertTrue(games.stream().anyMatch(game -> !game.reason().isEmpty()), what);
      for (CheckedGame game : games) {
        assertTrue(
            game.reason().isEmpty() || REASON.matcher(game.reason()).matches(),
            () -> game.reason() + "\n" + what);
        assertFalse(game.reason().contains("Exception"), game.reason());
      }
    }
  }

  /** The shared extracts in every form. */
  private List<String> texts() {
    List<String> texts = new ArrayList<>();
    for (String name : List.of("00114", "00624", "01086")) {
      String log = SharedFiles.resource("boardspace/" + name + ".sgf");
      CheckedGame game = Records.one(referees, log);
      assertEquals(Verdict.PLAYED_OUT, game.verdict());
      Referee referee = referees.of("dvonn");
      WrittenGame written = game.written(referee.variant(Colour.WHITE));
      texts.add(RecordFormat.BOARDSPACE.write(written));
      texts.add(RecordFormat.LITTLEGOLEM.write(written));
      texts.add(RecordFormat.CODECUP.write(written));
      texts.add(RecordFormat.TRANSCRIPT.write(written));
      texts.add(
          new String(RecordedRows.header(), UTF_8)
              + new String(
                  new RecordedRows()
                      .row(referee.named(), game.pairing(), game.measured().orElseThrow()),
                  UTF_8));
    }
    return texts;
  }

  private byte[] damage(String text, int kind) {
    byte[] bytes = text.getBytes(UTF_8);
    return switch (kind) {
      case 0 -> Arrays.copyOf(bytes, bytes.length / 2 + random.below(bytes.length / 2 - 60));
      case 1 -> scribble(bytes, bytes.length / 2 + random.below(bytes.length / 3), 80);
      case 2 -> replaceMove(text, "").getBytes(UTF_8);
      case 3 -> replaceMove(text, "z99").getBytes(UTF_8);
      case 4 -> replaceMove(text, text.startsWith("(;") ? "A 1" : "a1").getBytes(UTF_8);
      default -> scribble(bytes, 0, bytes.length);
    };
  }

  private byte[] scribble(byte[] bytes, int from, int length) {
    byte[] damaged = bytes.clone();
    for (int i = from; i < Math.min(bytes.length, from + length); i++) {
      damaged[i] = (byte) random.below(256);
    }
    return damaged;
  }

  /** Replaces one of the last moves, by which time every space has been named. */
  private String replaceMove(String text, String by) {
    List<int[]> moves = new ArrayList<>();
    Matcher matcher = (text.startsWith("Stacklab") ? PLY_MOVE : MOVE).matcher(text);
    while (matcher.find()) {
      moves.add(new int[] {matcher.start(), matcher.end()});
    }
    int[] at = moves.get(moves.size() * 2 / 3 - random.below(8));
    return text.substring(0, at[0]) + by + text.substring(at[1]);
  }

  @Test
  void whatIsTooLargeIsLeftUnread() throws Exception {
    String line = "; P0[1 " + "x".repeat(2_000_000) + "]\n";
    assertReason(
        "(;\n" + line, "standard input:2: the line is longer than 1048576 bytes; not a game");
    assertReason(
        "(;\n".concat("; P0[1 pass]\n".repeat(30_000)),
        "standard input:1: not a game: it goes on for more than 20000 lines");

    ByteArrayOutputStream bomb = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bomb)) {
      byte[] empty = "\n".repeat(1 << 20).getBytes(UTF_8);
      for (int i = 0; i < 70; i++) {
        out.write(empty);
      }
    }
    List<CheckedGame> games = Records.check(referees, bomb.toByteArray());
    assertEquals(1, games.size());
    assertEquals(
        "standard input: not a game: it unpacks to more than 67108864 bytes, as no games do",
        games.get(0).reason());
  }

  @Test
  void otherEncodingsAreNamedOrRead() {
    byte[] wide = "(;\n".getBytes(UTF_16);
    assertEquals(
        "standard input:1: the file is in UTF-16; save it as UTF-8",
        Records.check(referees, wide).get(0).reason());

    byte[] latin =
        "\ufeff(;\r\nP0[id \"J\u00fcrgen\"]\r\nP1[id \"dumbot\"]\r\n; P0[0 Start P0]\r\n)\r\n"
            .getBytes(UTF_8);
    CheckedGame game = Records.check(referees, latin).get(0);
    assertEquals("white:human/dumbot", game.pairing().text());
    assertEquals("standard input:1: the record ends after ply 0, white to move", game.reason());
  }

  private void assertReason(String text, String reason) {
    List<CheckedGame> games = Records.check(referees, text);
    assertEquals(1, games.size());
    assertEquals(reason, games.get(0).reason());
  }
}
