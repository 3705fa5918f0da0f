package stacklab.cli.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stacklab.agent.AgentSpec;
import stacklab.agent.engine.Command;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.rules.Variant;
import stacklab.sim.Matchup;
import stacklab.sim.Streams;
import stacklab.sim.play.AgentGames;
import stacklab.sim.play.GameRecord;

final class ProtocolsTest {
  @ParameterizedTest
  @CsvSource({
    "dvonn-rows-3-4-3, alphabeta:nodes=300, external, codecup",
    "dvonn, alphabeta:nodes=60, codecup, external",
    "avalam-3x3, alphabeta:depth=2, external, external",
  })
  void stacklabPlaysTheSameGamesThroughEveryProtocol(
      String name, String agent, String white, String black) {
    Variant variant = new VariantReader(new Shelf(Path.of(""))).read(name, List.of()).variant();
    int[][] inside = games(variant, agent, agent);
    int[][] outside = games(variant, command(white, name, agent), command(black, name, agent));
    assertTrue(inside[0].length > 0);
    assertEquals(inside.length, outside.length);
    for (int game = 0; game < inside.length; game++) {
      assertArrayEquals(inside[game], outside[game]);
    }
  }

  private static String command(String protocol, String variant, String agent) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String command =
        new Command(
                List.of(
                    java,
                    "-XX:TieredStopAtLevel=1",
                    "-cp",
                    System.getProperty("java.class.path"),
                    "stacklab.cli.Main",
                    "engine",
                    variant,
                    "--agent",
                    agent,
                    "--protocol",
                    protocol.equals("codecup") ? "codecup" : "stacklab"))
            .text();
    return protocol + "(time=60s):" + command;
  }

  /** Returns the moves of two games. */
  private static int[][] games(Variant variant, String white, String black) {
    Matchup matchup =
        new Matchup("x", variant, AgentSpec.parse(white), AgentSpec.parse(black), 0, List.of(), 2);
    try (AgentGames games = new AgentGames(matchup, Streams.of(1, 2, false))) {
      return new int[][] {moves(games.play(1, false)), moves(games.play(1, true))};
    }
  }

  private static int[] moves(GameRecord game) {
    assertTrue(game.playedOut, game.end);
    return Arrays.copyOf(game.moves, game.plies);
  }
}
