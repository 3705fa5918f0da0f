package stacklab.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stacklab.game.Notation;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.rules.Variant;

class GivenStartsTest {
  private static final String WHITE = "W,B,W/B,W,B/W,B,W w";
  private static final String LATE = "-,BW,W/B,W,B/W,B,W w";
  private static final String BLACK = "-,BW,W/B,W,B/W,B,W b";

  @TempDir Path temp;

  private List<CSVRecord> games(String... lines) throws Exception {
    String experiment =
        "name: starts\nvariants: [avalam-3x3]\nseed: 3\nrecord: {moves: true}\n"
            + String.join("\n", lines)
            + "\n";
    TestRuns.run(TestRuns.settings(experiment), temp.resolve("run"), 2);
    try (Reader reader = Files.newBufferedReader(temp.resolve("run").resolve("games.csv"))) {
      return CSVFormat.DEFAULT.builder().setHeader().get().parse(reader).getRecords();
    }
  }

  private static void assertReplays(CSVRecord game) {
    Variant variant =
        TestRuns.experiment("name: x\nvariants: [avalam-3x3]\n").variants().get(0).variant();
    Position position = PositionText.parse(variant, game.get("start"));
    assertEquals(game.get("first"), position.turn().text());
    for (String move : game.get("moves").split(" ", -1)) {
      position.play(Notation.parse(variant.board(), move));
    }
    assertTrue(position.isOver());
    String winner = position.outcome().winner().map(colour -> colour.text()).orElse("draw");
    assertEquals(game.get("winner"), winner);
  }

  @Test
  void gamesTakeTheGivenStartsInTurn() throws Exception {
    List<CSVRecord> games =
        games("agents: [random]", "games: 7", "starts: ['" + WHITE + "', '" + LATE + "']");
    assertEquals(7, games.size());
    for (int i = 0; i < games.size(); i++) {
      assertEquals(i % 2 == 0 ? WHITE : LATE, games.get(i).get("start"));
      assertReplays(games.get(i));
    }
  }

  @Test
  void bothGamesOfAPairHaveOneStartInWhichTheFirstColourIsToMove() throws Exception {
    List<CSVRecord> games =
        games(
            "agents: [random, greedy]",
            "games: 6",
            "first: [white, black]",
            "starts: ['" + WHITE + "', '" + BLACK + "', '" + LATE + "']");
    assertEquals(12, games.size());
    for (CSVRecord game : games) {
      boolean odd = game.get("pair").equals("1") || game.get("pair").equals("3");
      String start = game.get("first").equals("black") ? BLACK : odd ? WHITE : LATE;
      assertEquals(start, game.get("start"));
      assertReplays(game);
    }
  }
}
