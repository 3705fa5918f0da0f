package stacklab.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import stacklab.stats.ResultCounts;
import stacklab.stats.interval.ResultIntervals;

class SeatAndColourTest {
  private static RunResult play(String text) throws Exception {
    return Simulation.play(TestRuns.settings(text), 1, Progress.NONE);
  }

  private static List<SummaryRow> rows(RunResult result, String metric) {
    return result.summary().stream().filter(row -> row.metric().equals(metric)).toList();
  }

  @Test
  void bothFirstColoursWeighTheSame() throws Exception {
    RunResult result =
        play("name: x\nvariants: [dvonn-rows-3-4-3]\nfirst: [white, black]\ngames: 300\n");
    ResultCounts white = result.tallies().get(0).pairings().get(0).whiteResults();
    ResultCounts second = result.tallies().get(1).pairings().get(0).whiteResults();
    SummaryRow seat = rows(result, "first_result_both").get(0);
    SummaryRow colour = rows(result, "white_result_both").get(0);
    SummaryRow both = rows(result, "first_by_colour").get(0);
    assertEquals((white.mean() + 1 - second.mean()) / 2, seat.estimate(), 1e-12);
    assertEquals((white.mean() + second.mean()) / 2, colour.estimate(), 1e-12);
    assertEquals(white.mean() - (1 - second.mean()), both.estimate(), 1e-12);
    assertEquals(600, seat.games());
    // Each of the three comes from one difference: of White's results, or of White's and Black's.
    var ofWhite = ResultIntervals.difference(second, white, 0.95);
    assertEquals((ofWhite.low() + 1) / 2, seat.interval().low(), 1e-12);
    assertEquals((ofWhite.high() + 1) / 2, seat.interval().high(), 1e-12);
    var ofFirst = ResultIntervals.difference(second.mirrored(), white, 0.95);
    assertEquals(ofFirst.low(), both.interval().low(), 1e-12);
    assertEquals((ofFirst.high() + 1) / 2, colour.interval().high(), 1e-12);
  }

  @Test
  void whereTheBoardDecidesOnlyTheColourIsTold() throws Exception {
    RunResult result = play("name: x\nvariants: [avalam-3x3]\nfirst: [white, black]\ngames: 50\n");
    assertEquals(1, rows(result, "white_result_both").size());
    assertTrue(rows(result, "first_result_both").isEmpty());
    assertTrue(rows(result, "first_by_colour").isEmpty());
  }

  @Test
  void oneFirstColourTellsNothingOfBoth() throws Exception {
    RunResult result = play("name: x\nvariants: [dvonn-rows-3-4-3]\ngames: 50\n");
    assertTrue(rows(result, "white_result_both").isEmpty());
  }
}
