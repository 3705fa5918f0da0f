package stacklab.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import stacklab.rules.Colour;
import stacklab.rules.Variant;

/** Replays games that people and robots played on a public site to their recorded scores. */
class BoardspaceReplayTest {
  private static final String FOLDER = "records/boardspace-dvonn/";

  private final Variant dvonn = KnownVariants.of("dvonn");

  @Test
  void everySharedGameReplaysToItsRecordedEnd() {
    List<CSVRecord> index = SharedFiles.csv(FOLDER + "index.csv");
    assertEquals(600, index.size());
    replayAll(index, BoardspaceReplayTest::sharedLog);
  }

  @Test
  void gamesAmongTheTestResourcesReplayToTheirRecordedEnd() {
    List<CSVRecord> index = SharedFiles.csvResource("boardspace/index.csv");
    assertEquals(3, index.size());
    replayAll(index, file -> SharedFiles.resource("boardspace/" + file));
  }

  private static String sharedLog(String file) {
    try {
      return Files.readString(SharedFiles.require(FOLDER + file));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private void replayAll(List<CSVRecord> index, Function<String, String> logs) {
    for (CSVRecord expected : index) {
      BoardspaceGame game = BoardspaceGame.parse(logs.apply(expected.get("file")));
      Replay replay = new Replay(Position.start(dvonn));
      replay.play(game);
      replay.compare(expected);
    }
  }

  /** A game replayed until it is over, given up, or goes against the rules. */
  private static final class Replay {
    private final Position position;
    private int passes;
    private String status = "unfinished";

    Replay(Position position) {
      this.position = position;
    }

    void play(BoardspaceGame game) {
      for (BoardspaceGame.Turn turn : game.turns()) {
        if (!status.equals("unfinished")) {
          return;
        }
        play(turn);
      }
    }

    private void play(BoardspaceGame.Turn turn) {
      if (turn.move().equals(BoardspaceGame.RESIGN)) {
        status = "resign";
        return;
      }
      int move = Notation.parse(position.variant().board(), turn.move());
      if (turn.colour() != position.turn() || !position.isLegal(move)) {
        status = "illegal";
        return;
      }
      position.play(move);
      passes += move == Move.PASS ? 1 : 0;
      status = position.isOver() ? "over" : "unfinished";
    }

    void compare(CSVRecord expected) {
      String reached = expected.get("file") + " reached " + PositionText.of(position);
      assertEquals(expected.get("status"), status, reached);
      assertEquals(number(expected, "plies"), position.plies(), reached);
      assertEquals(number(expected, "passes"), passes, reached);
      assertEquals(
          2 * number(expected, "white_score"), position.scoreHalves(Colour.WHITE), reached);
      assertEquals(
          2 * number(expected, "black_score"), position.scoreHalves(Colour.BLACK), reached);
      if (status.equals("over")) {
        Optional<Colour> winner = position.outcome().winner();
        assertEquals(expected.get("winner"), winner.map(Colour::text).orElse("draw"), reached);
      }
    }

    private static int number(CSVRecord row, String column) {
      return Integer.parseInt(row.get(column));
    }
  }

  @Test
  void takebacksLeaveOneMovePerTurn() {
    String log =
        """
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
        """;

    BoardspaceGame game = BoardspaceGame.parse(log);

    assertEquals(
        List.of("b1", "d1f1", "pass", "k3j3", "resign"),
        game.turns().stream().map(BoardspaceGame.Turn::move).toList());
    assertTrue(game.turns().stream().anyMatch(turn -> turn.colour() == Colour.BLACK));
  }

  @Test
  void unknownClickIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> BoardspaceGame.parse("; P0[1 fly A 1]\n"));
    assertFalse(BoardspaceGame.parse("; P0[1 dropb A 1]\n; P0[2 done]\n").turns().isEmpty());
  }
}
