package stacklab.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import stacklab.game.Notation;
import stacklab.game.Position;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.random.Random;
import stacklab.rules.InvalidInput;
import stacklab.rules.Variant;

class MirrorAgentTest {
  private static Variant variant(String name) {
    return new VariantReader(Shelf.above(Path.of(""))).read(name, List.of()).variant();
  }

  /** Returns the answers that 40 generators give after some moves. */
  private static Set<String> answers(Variant variant, String... moves) {
    Position position = Position.start(variant);
    for (String move : moves) {
      position.play(Notation.parse(variant.board(), move));
    }
    Agent agent = AgentSpec.parse("mirror").create(variant);
    agent.newGame(position);
    Set<String> answers = new HashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      int answer = agent.choose(position, Random.of(seed));
      assertTrue(position.isLegal(answer));
      answers.add(Notation.text(variant.board(), answer));
    }
    return answers;
  }

  @Test
  void itAnswersWithTheImageOfTheLastMove() {
    // The half turn of 2 by 3 takes a1 to c2, b1 to b2.
    assertEquals(Set.of("c2b2"), answers(variant("avalam-2x3"), "a1b1"));
    assertEquals(Set.of("a1"), answers(variant("dvonn-rows-3-4-3"), "d3"));
  }

  @Test
  void itPlaysAtRandomWhereThereIsNothingToCopy() {
    assertTrue(answers(variant("avalam-2x3")).size() > 5);
    // The image of b1b2 would be b2b1, and b1 is empty now.
    assertTrue(answers(variant("avalam-2x3"), "b1b2").size() > 3);
  }

  @Test
  void itRefusesBoardsWithoutASuitableSymmetry() {
    InvalidInput refusal =
        assertThrows(
            InvalidInput.class, () -> AgentSpec.parse("mirror").create(variant("avalam-hex")));
    assertEquals(
        "agent 'mirror' cannot play Avalam on hexagons: no symmetry of its board and start lets one"
            + " player copy the other; leave it out there",
        refusal.getMessage());
  }
}
