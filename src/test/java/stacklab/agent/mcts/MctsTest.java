package stacklab.agent.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import stacklab.agent.Boards;
import stacklab.agent.search.Solution;
import stacklab.agent.search.Solver;
import stacklab.agent.state.Weights;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.random.Random;
import stacklab.rules.Variant;

final class MctsTest {
  @Test
  void endingsAreProvenAndTheMoveKeepsTheirValue() {
    for (int seed = 0; seed < 10; seed++) {
      proveFrom(ending(Boards.avalam(), seed, 4));
      proveFrom(ending(Boards.dvonn(), seed, 5));
    }
  }

  private static Position ending(Variant variant, long seed, int plies) {
    Random random = Random.of(seed);
    Position position = Position.start(variant);
    while (!position.isOver()) {
      position.play(position.randomMove(random));
    }
    for (int i = 0; i < plies; i++) {
      position.undo();
    }
    return position;
  }

  private static void proveFrom(Position position) {
    Mcts search =
        new Mcts(position.variant(), Weights.defaults(position.variant()), Settings.MEASURED);
    search.set(position);
    Random random = Random.of(1);
    for (int i = 0; i < 50_000 && !(search.proven() && i > 0); i++) {
      search.iterate(random);
    }
    String where = PositionText.of(position);
    assertTrue(search.proven(), where);
    Solution.Full solution =
        new Solver(position.variant(), 12).solveFully(position, Long.MAX_VALUE);
    assertTrue(solution.moves().contains(search.best()), where);
  }

  @Test
  void theTreeOfTheMovesBeforeIsUsed() {
    Position position = Position.start(Boards.avalam());
    Mcts search =
        new Mcts(position.variant(), Weights.defaults(position.variant()), Settings.MEASURED);
    search.set(position);
    Random random = Random.of(1);
    for (int i = 0; i < 2000; i++) {
      search.iterate(random);
    }
    assertEquals(2000, search.visits());
    position.play(search.best());
    search.set(position);
    int kept = search.visits();
    assertTrue(kept > 5 && kept < 2000, kept + " random games were kept");
    position.play(search.best());
    search.set(position);
    assertTrue(search.visits() > 0);
    search.clear();
    search.set(position);
    assertEquals(0, search.visits());
  }
}
