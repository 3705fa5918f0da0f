package stacklab.sim.records;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import stacklab.game.SharedFiles;
import stacklab.io.records.Turn;
import stacklab.sim.play.GameRecord;

/** Replays games that people and robots played on a public site to their recorded scores. */
class BoardspaceReplayTest {
  private static final String FOLDER = "records/boardspace-dvonn/";
  private static final Map<String, String> ENDS =
      Map.of("over", "no-moves", "resign", "resign", "illegal", "illegal-move");

  private final Referees referee = Records.referee("dvonn");

  @Test
  void everySharedGameReplaysToItsRecordedEnd() {
    List<CSVRecord> index = SharedFiles.csv(FOLDER + "index.csv");
    assertEquals(600, index.size());
    index.forEach(row -> compare(row, BoardspaceReplayTest::sharedLog));
  }

  @Test
  void gamesAmongTheTestResourcesReplayToTheirRecordedEnd() {
    List<CSVRecord> index = SharedFiles.csvResource("boardspace/index.csv");
    assertEquals(3, index.size());
    index.forEach(row -> compare(row, file -> SharedFiles.resource("boardspace/" + file)));
  }

  private static String sharedLog(String file) {
    try {
      return Files.readString(SharedFiles.require(FOLDER + file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void compare(CSVRecord expected, Function<String, String> logs) {
    String file = expected.get("file");
    CheckedGame game = Records.one(referee, logs.apply(file));
    GameRecord record = game.measured().orElseThrow();
    assertEquals(ENDS.get(expected.get("status")), record.end, file);
    assertEquals(expected.get("white"), game.pairing().white(), file);
    assertEquals(expected.get("black"), game.pairing().black(), file);
    assertEquals(number(expected, "plies"), record.plies, file);
    assertEquals(number(expected, "passes"), record.passes, file);
    assertEquals(2 * number(expected, "white_score"), record.whiteHalves, file);
    assertEquals(2 * number(expected, "black_score"), record.blackHalves, file);
    if (!expected.get("winner").isEmpty()) {
      assertEquals(expected.get("winner"), game.winner(), file);
    }
  }

  private static int number(CSVRecord row, String column) {
    return Integer.parseInt(row.get(column));
  }

  @Test
  void takebacksLeaveOneMovePerTurn() {
    String log =
        """
        (;
        ; P0[0 Start P0]
        ; P0[1 pick wr 2]
        ; P0[2 drop wr 2]
        ; P0[3 pick wr 2]
        ; P0[4 dropb A 1]
        ; P0[5 pickb A 1]
        ; P0[6 dropb B 1]
        ; P0[7 done]
        ; P1[8 pickb C 1]
        ; P1[9 dropb C 1]
        ; P1[10 pickb D 1]
        ; P1[11 dropb E 1]
        ; P1[12 pickb E 1]
        ; P1[13 dropb F 1]
        ; P1[14 done]
        ; P0[15 pickb C 1]
        ; P0[16 dropb C 2]
        ; P0[17 pickb C 2]
        ; P0[18 dropb C 1]
        ; P0[19 done]
        ; P1[reset]
        ; P1[20 move K 3 J 3]
        ; P1[21 done]
        ; P0[22 resign]
        ; P0[23 done]
        ; P0[time 0:01:02 ]
        )
        """;

    CheckedGame game = Records.one(referee, log);

    assertEquals(
        List.of("b1", "d1f1", "pass", "k3j3", "resign"),
        game.game().orElseThrow().turns().stream().map(Turn::move).toList());
    assertEquals(
        "standard input:16: ply 2, black's d1f1, is not legal: pieces are still being placed;"
            + " name one empty space",
        game.reason());
  }

  @Test
  void whoResignsLosesWhoeversTurnItIs() {
    String log =
        """
        (;
        P0[id "Somebody"]
        P1[id "Dumbot"]
        ; P1[0 Start P1]
        ; P1[1 dropb A 1]
        ; P1[2 done]
        ; P1[3 resign]
        ; P1[4 done]
        )
        """;

    CheckedGame game = Records.one(referee, log);

    assertEquals(Verdict.RESIGNED, game.verdict());
    assertEquals("white:dumbot/human", game.pairing().text());
    assertEquals("black", game.winner());
    assertEquals(1, game.measured().orElseThrow().plies);
  }
}
