package stacklab.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import stacklab.report.RunNotes;

/** Games that a ply limit cuts off. */
class CutOffGamesTest {
  private static RunResult play(int plyLimit) throws InterruptedException {
    String text =
        """
        name: cut
        variants: [{name: cut, extends: dvonn-rows-3-4-3, ply-limit: LIMIT}]
        games: 2000
        seed: 3
        """;
    RunSettings settings = TestRuns.settings(text.replace("LIMIT", Integer.toString(plyLimit)));
    return Simulation.play(settings, 1, Progress.NONE);
  }

  private static Map<String, Double> estimates(RunResult result) {
    return result.summary().stream()
        .collect(Collectors.toMap(SummaryRow::metric, SummaryRow::estimate));
  }

  @Test
  void resultsWithAllOfThemLostAndWonEncloseTheirOwn() throws Exception {
    RunResult result = play(17);
    var tally = result.sides().get(0).tally();
    long cut = tally.ends().get("ply-limit");
    assertTrue(cut > 20 && cut < 2000, "cut off: " + cut);
    Map<String, Double> estimates = estimates(result);
    double lost = estimates.get("first_result_if_cut_lost");
    double won = estimates.get("first_result_if_cut_won");
    assertTrue(lost < estimates.get("first_result") && estimates.get("first_result") < won);
    assertEquals(cut / 2000.0, won - lost, 1e-12, "each of them is worth a whole game");
    assertEquals(
        cut / 2000.0,
        estimates.get("white_result_if_cut_won") - estimates.get("white_result_if_cut_lost"),
        1e-12);
  }

  @Test
  void theWarningSaysBoth() throws Exception {
    List<String> notes = new RunNotes(play(17)).all();
    String warning = notes.stream().filter(n -> n.startsWith("Warning")).findFirst().orElseThrow();
    assertTrue(
        warning.matches(
            "Warning: [0-9.]+ % of the games of cut \\(white:random/random\\) were cut off by the ply"
                + " limit and scored as they stood. The first seat's result would be [0-9.]+ % had"
                + " all of them been lost, and [0-9.]+ % had all been won."),
        warning);
  }

  @Test
  void withoutThemNothingIsAdded() throws Exception {
    assertTrue(estimates(play(1000)).keySet().stream().noneMatch(name -> name.contains("if_cut")));
  }
}
