package stacklab.agent.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import stacklab.agent.Boards;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.game.RandomVariants;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.rules.Variant;

final class SolverTest {
  /** Tries everything, once for each position: the slow twin. */
  private static final class BruteForce {
    private final Map<Long, Integer> values = new HashMap<>();
    private final boolean margins;

    /** Makes a search for the margin in half points, or else for the value. */
    BruteForce(boolean margins) {
      this.margins = margins;
    }

    int value(Position position) {
      Integer known = values.get(position.hash());
      if (known != null) {
        return known;
      }
      int[] moves = position.legalMoves();
      int best = moves.length == 0 ? atTheEnd(position) : Integer.MIN_VALUE;
      for (int move : moves) {
        best = Math.max(best, after(position, move));
      }
      values.put(position.hash(), best);
      return best;
    }

    private int atTheEnd(Position position) {
      Colour me = position.turn();
      return margins
          ? position.scoreHalves(me) - position.scoreHalves(me.other())
          : position.outcome().winner().map(w -> w == me ? 1 : -1).orElse(0);
    }

    int after(Position position, int move) {
      int seat = position.seat(position.turn());
      position.playUnchecked(move);
      int value = position.seat(position.turn()) == seat ? value(position) : -value(position);
      position.undo();
      return value;
    }
  }

  @Test
  void valuesMovesAndMarginsOfSmallBoardsAgreeWithBruteForce() {
    compareFrom(Position.start(Boards.avalam("WB\nBW\n")));
    compareFrom(Position.start(Boards.avalam("WBW\nBWB\n")));
    compareFrom(Position.start(Boards.dvonn("##.\n###\n", 1)));
  }

  @Test
  void scatteredStacksAgreeWithBruteForce() {
    for (int seed = 0; seed < 20; seed++) {
      Random random = Random.of(seed);
      StringBuilder map = new StringBuilder();
      for (int cell = 0; cell < 12; cell++) {
        map.append("WB.WB.WBW.BD".charAt(random.below(seed % 3 == 0 ? 12 : 11)));
        map.append(cell % 6 == 5 ? "\n" : "");
      }
      compareFrom(Position.start(Boards.avalam(map.toString())));
    }
  }

  @Test
  void endingsOfTheParentGamesAgreeWithBruteForce() {
    for (int seed = 0; seed < 8; seed++) {
      compareFrom(ending(Boards.avalam(), seed, 5));
      compareFrom(ending(Boards.dvonn(), seed, 5));
    }
  }

  @Test
  void endingsOfRandomVariantsAgreeWithBruteForce() {
    for (int seed = 0; seed < 150; seed++) {
      compareFrom(ending(RandomVariants.of(seed, 12), seed, 4));
    }
  }

  /** Returns a position of a random game some plies before its end. */
  private static Position ending(Variant variant, long seed, int plies) {
    Random random = Random.of(seed);
    Position position = Position.start(variant, random);
    while (!position.isOver()) {
      position.play(position.randomMove(random));
    }
    for (int i = 0; i < plies && position.undoable() > 0; i++) {
      position.undo();
    }
    return position;
  }

  private static void compareFrom(Position position) {
    BruteForce slow = new BruteForce(false);
    Solver solver = new Solver(position.variant(), 12);
    String where = position.variant().name() + ": " + PositionText.of(position);
    int expected = slow.value(position);
    Solution quick = solver.solve(position, Long.MAX_VALUE);
    assertEquals(expected, quick.value(), where);
    Solution.Full full = solver.solveFully(position, Long.MAX_VALUE);
    assertEquals(expected, full.value().value(), where);
    List<Integer> keeping = new ArrayList<>();
    for (int move : position.legalMoves()) {
      if (slow.after(position, move) == expected) {
        keeping.add(move);
      }
    }
    assertEquals(keeping, full.moves(), where);
    assertTrue(position.isOver() || keeping.contains(quick.move()), where);
    BruteForce margins = new BruteForce(true);
    full.marginHalves().ifPresent(margin -> assertEquals(margins.value(position), margin, where));
  }

  @Test
  void tooFewNodesAreAdmitted() {
    Solver solver = new Solver(Boards.avalam(), 12);
    Solution solution = solver.solve(Position.start(Boards.avalam()), 1000);
    assertFalse(solution.solved());
    assertEquals(-1, solution.move());
    // What is begun in a small region is finished.
    assertTrue(solution.nodes() >= 1000 && solution.nodes() < 1100);
    assertThrows(IllegalStateException.class, solution::value);
  }

  @Test
  void aSolverThatIsClearedRepeatsItself() {
    Position position = ending(Boards.avalam(), 1, 9);
    Solver solver = new Solver(Boards.avalam(), 14);
    Solution first = solver.solve(position, 1_000_000);
    solver.clear();
    assertEquals(first, solver.solve(position, 1_000_000));
  }
}
