package stacklab.cli.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import stacklab.agent.Agent;
import stacklab.agent.AgentSpec;
import stacklab.agent.Forfeit;
import stacklab.game.Position;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.rules.Variant;
import stacklab.sim.Matchup;
import stacklab.sim.Streams;
import stacklab.sim.play.AgentGames;
import stacklab.sim.play.GameRecord;

/** Plays against the program that docs/engine-protocol.md shows. */
final class ExampleEngineTest {
  private static final String EXAMPLE = "external:python3 src/test/python/example_engine.py";

  @BeforeEach
  void pythonIsThere() throws InterruptedException {
    boolean there;
    try {
      there = new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException missing) {
      there = false;
    }
    assumeTrue(there, "there is no python3 to run the example with");
  }

  @Test
  void theExamplePlaysWholeGamesAndBeatsChance() {
    Matchup matchup =
        new Matchup(
            "avalam",
            variant("avalam"),
            AgentSpec.parse(EXAMPLE),
            AgentSpec.parse("random"),
            2,
            List.of(),
            3);
    int won = 0;
    try (AgentGames games = new AgentGames(matchup, Streams.of(1, 2, false))) {
      for (int unit = 1; unit <= 3; unit++) {
        won += won(games.play(unit, false), 0);
        won += won(games.play(unit, true), 1);
      }
    }
    assertTrue(won >= 5, "won " + won + " of 6");
  }

  private static int won(GameRecord game, int colour) {
    assertEquals("no-moves", game.end);
    return game.winner == colour ? 1 : 0;
  }

  @Test
  void theExampleRefusesRulesItDoesNotKnow() {
    Variant variant = variant("dvonn");
    try (Agent agent = AgentSpec.parse(EXAMPLE).create(variant)) {
      Forfeit forfeit = assertThrows(Forfeit.class, () -> agent.newGame(Position.start(variant)));
      assertTrue(forfeit.getMessage().contains("this program needs"), forfeit.getMessage());
    }
  }

  private static Variant variant(String name) {
    return new VariantReader(new Shelf(Path.of(""))).read(name, List.of()).variant();
  }
}
