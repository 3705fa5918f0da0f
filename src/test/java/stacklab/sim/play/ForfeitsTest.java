package stacklab.sim.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stacklab.agent.AgentSpec;
import stacklab.agent.Boards;
import stacklab.agent.engine.BadEngine;
import stacklab.agent.engine.Processes;
import stacklab.sim.Matchup;
import stacklab.sim.Streams;

final class ForfeitsTest {
  @ParameterizedTest
  @CsvSource({
    "dies, crash",
    "cheats, illegal-move",
    "moves-out-of-turn, illegal-move",
    "babbles, illegal-move",
    "stalls, timeout",
    "floods, illegal-move",
    "floods-one-line, crash",
    "floods-asides, crash",
    "resigns, resign",
  })
  void aMatchGoesOnAfterAForfeitAndTheRecordSaysWhy(String fault, String end) throws Exception {
    Set<ProcessHandle> before = Processes.running();
    String limit = fault.equals("stalls") ? "(time=1s)" : "";
    Matchup matchup =
        new Matchup(
            "small",
            Boards.avalam("WB\nBW\n"),
            AgentSpec.parse("external" + limit + ":" + BadEngine.command(fault)),
            AgentSpec.parse("greedy"),
            0,
            List.of(),
            2);
    try (AgentGames games = new AgentGames(matchup, Streams.of(1, 2, false))) {
      for (long unit = 1; unit <= 2; unit++) {
        assertPlayedOut(games.play(unit, false));
        assertForfeited(games.play(unit, true), end);
      }
    }
    Processes.assertNoneSince(before);
  }

  private static void assertPlayedOut(GameRecord game) {
    assertTrue(game.playedOut);
    assertEquals("no-moves", game.end);
    assertEquals(3, game.plies);
  }

  /** The program was Black and moved second; greedy had made its first move. */
  private static void assertForfeited(GameRecord game, String end) {
    assertFalse(game.playedOut);
    assertEquals(end, game.end);
    assertEquals("forfeit", game.decidedBy);
    assertEquals(0, game.winner);
    assertEquals(1, game.winnerSeat);
    assertEquals(1, game.plies);
    assertEquals(-1, game.decidedPly());
  }
}
