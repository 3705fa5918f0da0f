package stacklab.agent.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stacklab.game.Position;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.random.Random;
import stacklab.rules.Colour;

class BestPlayTest {
  private static Position start(String variant) {
    return Position.start(
        new VariantReader(Shelf.above(Path.of(""))).read(variant, List.of()).variant());
  }

  @ParameterizedTest
  @ValueSource(strings = {"avalam-2x2", "avalam-2x4", "avalam-3x3", "dvonn-rows-3-4-3"})
  void theLineEndsInTheValueAndTheMargin(String variant) {
    Random random = Random.of(7);
    Position position = start(variant);
    for (int opening = 0; opening < 10; opening++) {
      position.restart(random);
      while (!position.isOver() && position.moveCount() > 12) {
        position.play(position.randomMove(random));
      }
      if (!position.isOver()) {
        holds(position);
      }
    }
  }

  private static void holds(Position position) {
    Solver solver = new Solver(position.variant(), 16);
    Solution.Full full = solver.solveFully(position, 5_000_000);
    BestPlay play = BestPlay.of(solver, position, 5_000_000);
    assertTrue(play.complete());
    Position end = position.copy();
    play.moves().forEach(end::play);
    assertTrue(end.isOver());
    Colour turn = position.turn();
    int value = end.outcome().winner().map(winner -> winner == turn ? 1 : -1).orElse(0);
    assertEquals(full.value().value(), value);
    int margin = end.scoreHalves(turn) - end.scoreHalves(turn.other());
    assertEquals(full.marginHalves().orElse(margin), margin);
  }

  @Test
  void aLineCutShortByItsNodesSaysSo() {
    Position position = start("avalam-3x3");
    Solver solver = new Solver(position.variant(), 16);
    BestPlay play = BestPlay.of(solver, position, 100);
    assertFalse(play.complete());
  }
}
