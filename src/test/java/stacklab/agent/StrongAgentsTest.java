package stacklab.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.game.RandomVariants;
import stacklab.random.Random;
import stacklab.rules.Variant;

final class StrongAgentsTest {
  private static final List<String> AGENTS =
      List.of(
          "greedy",
          "alphabeta:depth=2",
          "alphabeta:nodes=300",
          "mcts:iterations=40",
          "solver:nodes=500",
          "alphabeta:nodes=100,epsilon=0.3",
          "mcts:iterations=20,epsilon=0.3");

  @Test
  void everyAgentPlaysLegalMovesAndLeavesThePositionUntouchedInRandomVariants() {
    for (int seed = 0; seed < 35; seed++) {
      Variant variant = RandomVariants.of(seed, 14);
      playThrough(variant, AGENTS.get(seed % AGENTS.size()), seed);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"alphabeta:nodes=300", "mcts:iterations=30", "solver:nodes=300", "greedy"})
  void boardsOfMoreThan64SpacesArePlayedToo(String text) {
    playThrough(RandomVariants.large(5, 9), text, 1);
  }

  private static void playThrough(Variant variant, String text, long seed) {
    Random random = Random.of(seed);
    Position position = Position.start(variant, random);
    Agent agent = AgentSpec.parse(text).create(variant);
    agent.newGame(position);
    while (!position.isOver()) {
      String before = PositionText.of(position);
      long hash = position.hash();
      int undoable = position.undoable();
      int move = agent.choose(position, random);
      assertEquals(before, PositionText.of(position));
      assertEquals(hash, position.hash(), before);
      assertEquals(undoable, position.undoable(), before);
      position.play(move);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "alphabeta:depth=2",
        "alphabeta:nodes=400",
        "mcts:iterations=60",
        "solver:nodes=300",
        "mcts:iterations=30,epsilon=0.2"
      })
  void theSameSeedGivesTheSameGameWhateverWasPlayedBefore(String text) {
    Agent fresh = AgentSpec.parse(text).create(Boards.dvonn());
    Agent used = AgentSpec.parse(text).create(Boards.dvonn());
    game(used, 6);
    assertEquals(game(fresh, 7), game(used, 7));
  }

  /** Plays an agent against itself after a random opening. */
  private static List<Integer> game(Agent agent, long seed) {
    Position position = Position.start(Boards.dvonn());
    Random random = Random.of(seed);
    List<Integer> moves = new ArrayList<>();
    agent.newGame(position);
    while (!position.isOver()) {
      int move =
          position.plies() < 49 ? position.randomMove(random) : agent.choose(position, random);
      moves.add(move);
      position.play(move);
    }
    return moves;
  }

  @ParameterizedTest
  @ValueSource(strings = {"alphabeta:nodes=1000", "mcts:iterations=300", "solver:nodes=20000"})
  void greedyIsBeaten(String text) {
    double sum = 0;
    Variant variant = Boards.avalam();
    Agent strong = AgentSpec.parse(text).create(variant);
    Agent greedy = AgentSpec.parse("greedy").create(variant);
    for (int game = 0; game < 12; game++) {
      Random random = Random.of(game / 2);
      Position position = Position.start(variant);
      for (int i = 0; i < 4; i++) {
        position.play(position.randomMove(random));
      }
      strong.newGame(position);
      int seat = 1 + game % 2;
      while (!position.isOver()) {
        boolean mine = position.seat(position.turn()) == seat;
        position.play((mine ? strong : greedy).choose(position, random));
      }
      sum += position.outcome().winner().map(w -> position.seat(w) == seat ? 1.0 : 0.0).orElse(0.5);
    }
    assertTrue(sum >= 8, text + " scored " + sum + " of 12");
  }
}
