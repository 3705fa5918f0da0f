package stacklab.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import stacklab.sim.compare.Comparisons;

/** Where the difference between the colours can only come from the board. */
class BoardOnlyTest {
  private static boolean colourIsBoard(String more) throws InterruptedException {
    String text =
        "name: b\nvariants: [{name: v, extends: avalam-2x3" + more + "}]\ngames: 20\nseed: 1\n";
    RunResult result = Simulation.play(TestRuns.settings(text), 1, Progress.NONE);
    return Comparisons.sides(result.settings().plan(), result.tallies()).get(0).colourIsBoard();
  }

  @Test
  void theBoardAloneTellsColoursApartUnlessASeatCanDecide() throws Exception {
    assertEquals(true, colourIsBoard(""));
    assertEquals(true, colourIsBoard(", tie-break: [pieces]"));
    assertEquals(false, colourIsBoard(", tie-break: [last-mover]"));
    assertEquals(false, colourIsBoard(", tie-break: [second-seat]"));
    assertEquals(false, colourIsBoard(", swap: after-1"));
    assertEquals(false, colourIsBoard(", move: {stacks: own}"));
  }
}
