package stacklab.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import stacklab.game.Notation;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.random.Random;
import stacklab.rules.Variant;

final class SimpleAgentsTest {
  private static final Variant AVALAM = Boards.avalam();
  private static final String TWO_BY_TWO = "WB\nBW\n";

  private static Agent agent(String text, Variant variant) {
    return AgentSpec.parse(text).create(variant);
  }

  @Test
  void randomPicksEveryMoveAboutEquallyOften() {
    Position start = Position.start(Boards.avalam(TWO_BY_TWO));
    int[] counts = new int[4096];
    Random random = Random.of(1);
    for (int i = 0; i < 12_000; i++) {
      counts[agent("random", start.variant()).choose(start, random)]++;
    }
    for (int move : start.legalMoves()) {
      assertEquals(1000, counts[move], 150);
    }
  }

  @Test
  void greedyCoversAnOpponentsStackAndNeverItsOwn() {
    Position start = Position.start(AVALAM);
    Random random = Random.of(2);
    for (int i = 0; i < 100; i++) {
      Position position = start.copy();
      position.play(agent("greedy", AVALAM).choose(position, random));
      assertEquals(
          2, position.scoreHalves(start.turn()) - position.scoreHalves(start.turn().other()));
    }
  }

  @Test
  void greedyBreaksTiesEvenly() {
    Position start = Position.start(Boards.avalam(TWO_BY_TWO));
    int[] counts = new int[4096];
    Random random = Random.of(3);
    for (int i = 0; i < 4000; i++) {
      counts[agent("greedy", start.variant()).choose(start, random)]++;
    }
    int chosen = 0;
    for (int move : start.legalMoves()) {
      String text = Notation.text(start.variant().board(), move);
      assertTrue(counts[move] == 0 || Math.abs(counts[move] - 4000.0 / 6) < 150, text);
      chosen += counts[move] > 0 ? 1 : 0;
    }
    // Either white stone on either black one, or a black stone on the other black one.
    assertEquals(6, chosen);
  }

  @Test
  void anErringAgentPlaysAboutItsShareOfRandomMoves() {
    Position start = Position.start(AVALAM);
    Agent agent = agent("greedy:epsilon=0.5", AVALAM);
    Random random = Random.of(4);
    int blunders = 0;
    for (int i = 0; i < 2000; i++) {
      int move = agent.choose(start, random);
      start.play(move);
      blunders += start.scoreHalves(start.turn()) > start.scoreHalves(start.turn().other()) ? 1 : 0;
      start.undo();
    }
    // A random move covers a white stack about half the time.
    assertEquals(500, blunders, 100);
  }

  @Test
  void theSameSeedGivesTheSameGame() {
    assertEquals(game(5), game(5));
  }

  private static String game(long seed) {
    Position position = Position.start(Boards.dvonn());
    Agent agent = agent("greedy:epsilon=0.1", position.variant());
    Random random = Random.of(seed);
    while (!position.isOver()) {
      position.play(agent.choose(position, random));
    }
    return PositionText.of(position);
  }
}
