package stacklab.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import stacklab.rules.Colour;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;

/** Replays complete games with their number of legal moves at every ply and their end. */
class KnownGamesTest {
  private final Variant avalam = KnownVariants.of("avalam");

  @Test
  void gamesOfTheSharedTableReplay() {
    List<CSVRecord> games = SharedFiles.csv("known-answers/avalam-games.csv");
    assertEquals(100, games.size());
    games.forEach(game -> replay(game, avalam));
  }

  @Test
  void gamesOfTheTestResourcesReplay() {
    List<CSVRecord> games = SharedFiles.csvResource("avalam-games.csv");
    assertEquals(3, games.size());
    games.forEach(game -> replay(game, avalam));
  }

  @Test
  void equalGamesGoToTheMoreCappedStacksWhereTheTieBreakSaysSo() {
    Variant publisher = KnownVariants.of("avalam-publisher");
    List<CSVRecord> games = SharedFiles.csvResource("avalam-games.csv");
    int broken = 0;
    for (CSVRecord game : games) {
      Outcome outcome = replay(game, publisher).outcome();
      int difference = number(game, "white_capped") - number(game, "black_capped");
      if (game.get("winner").equals("draw") && difference != 0) {
        assertEquals("capped-stacks", outcome.decidedBy());
        Colour more = difference > 0 ? Colour.WHITE : Colour.BLACK;
        assertEquals(Optional.of(more), outcome.winner());
        broken++;
      } else {
        assertEquals(game.get("winner"), winner(outcome));
      }
    }
    assertTrue(broken > 0, "no game was decided by the tie-break");
  }

  private static Position replay(CSVRecord game, Variant variant) {
    String shown = String.join(" ", game.values());
    Position position = Position.start(variant);
    List<String> counts = new ArrayList<>();
    for (String move : game.get("moves").split(" ", -1)) {
      counts.add(Integer.toString(position.moveCount()));
      position.play(Notation.parse(variant.board(), move));
    }
    counts.add(Integer.toString(position.moveCount()));
    assertEquals(game.get("legal_moves"), String.join(" ", counts), shown);
    assertEquals(number(game, "plies"), position.plies(), shown);
    assertTrue(position.isOver(), shown);
    assertEquals(2 * number(game, "white_score"), position.scoreHalves(Colour.WHITE), shown);
    assertEquals(2 * number(game, "black_score"), position.scoreHalves(Colour.BLACK), shown);
    assertEquals(number(game, "white_capped"), position.cappedStacks(Colour.WHITE), shown);
    assertEquals(number(game, "black_capped"), position.cappedStacks(Colour.BLACK), shown);
    if (!variant.tieBreaks().contains(TieBreak.CAPPED_STACKS)) {
      assertEquals(game.get("winner"), winner(position.outcome()), shown);
    }
    return position;
  }

  private static String winner(Outcome outcome) {
    return outcome.winner().map(Colour::text).orElse("draw");
  }

  private static int number(CSVRecord row, String column) {
    return Integer.parseInt(row.get(column));
  }
}
