package stacklab.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stacklab.sim.search.Answer;
import stacklab.sim.search.Search;

/** Searches over variants: most games go to those still in question. */
class SearchTest {
  private static final String SWEEP =
      """
      name: sweep
      variants: [avalam-3x3]
      vary: {height-cap: [2, 3, 4]}
      games: 16000
      seed: 2
      baseline: avalam-3x3 height-cap=2
      playouts: results
      """;

  private static final String FIND = SWEEP + "find: {draw: [0.1, 0.3], plies: [5, 7]}\n";

  private static final String ELIMINATE = SWEEP + "eliminate: {draw: lowest}\n";

  @TempDir Path temp;

  private static RunResult play(String experiment) throws Exception {
    return Simulation.play(TestRuns.settings(experiment), 2, Progress.NONE);
  }

  private static List<Answer> answers(RunResult result) {
    return ((Search) result.settings().stop()).answers(result);
  }

  private static Map<String, Long> games(RunResult result) {
    return result.sides().stream()
        .collect(
            Collectors.toMap(side -> side.matchup().variantId(), side -> side.tally().games()));
  }

  /** The truth, for what it is worth: the same variants at all their games. */
  private static Map<String, SummaryRow> long16000(String metric) throws Exception {
    return play(SWEEP).summary().stream()
        .filter(row -> row.metric().equals(metric))
        .collect(Collectors.toMap(SummaryRow::variant, row -> row));
  }

  @Test
  void findSaysWhatMeetsAllRangesAndStopsThere() throws Exception {
    RunResult result = play(FIND);
    Map<String, SummaryRow> draws = long16000("draw");
    Map<String, SummaryRow> plies = long16000("plies");
    for (Answer answer : answers(result)) {
      String variant = answer.row().variant();
      double draw = draws.get(variant).estimate();
      double length = plies.get(variant).estimate();
      boolean meets = 0.1 <= draw && draw <= 0.3 && 5 <= length && length <= 7;
      assertEquals(meets ? "meets" : "fails", answer.verdict(), variant);
      assertEquals(
          1 - 0.05 / 2 / result.sides().size(), answer.row().interval().confidence(), 1e-12);
    }
    assertTrue(answers(result).stream().map(Answer::verdict).distinct().count() > 1);
    assertTrue(games(result).values().stream().allMatch(games -> games < 16_000));
  }

  @Test
  void eliminateDropsWhatIsSurelyWorse() throws Exception {
    RunResult result = play(ELIMINATE);
    Map<String, SummaryRow> draws = long16000("draw");
    String best =
        draws.values().stream()
            .min((a, b) -> Double.compare(a.estimate(), b.estimate()))
            .orElseThrow()
            .variant();
    long most = games(result).get(best);
    for (Answer answer : answers(result)) {
      boolean isBest = answer.row().variant().equals(best);
      assertEquals(isBest ? "best" : "dropped", answer.verdict(), answer.row().variant());
      assertTrue(games(result).get(answer.row().variant()) <= most);
    }
    assertEquals(0, most % 1000);
  }

  @Test
  void aValueToComeNearestToIsFound() throws Exception {
    RunResult result = play(SWEEP + "eliminate: {plies: 6.1}\n");
    assertTrue(answers(result).stream().anyMatch(a -> a.verdict().equals("dropped")));
    assertTrue(answers(result).stream().noneMatch(a -> a.verdict().isEmpty()));
  }

  @ParameterizedTest
  @ValueSource(strings = {FIND, ELIMINATE, "nearest"})
  void searchesWriteTheSameBytesWithAnyThreadsAndInterruptedOrNot(String given) throws Exception {
    String experiment = given.equals("nearest") ? SWEEP + "eliminate: {plies: 6.1}\n" : given;
    RunSettings settings = TestRuns.settings(experiment);
    TestRuns.run(settings, temp.resolve("one"), 1);
    Map<String, String> one = TestRuns.files(temp.resolve("one"));
    assertTrue(one.containsKey("search.csv"));
    TestRuns.run(settings, temp.resolve("three"), 3);
    assertEquals(one, TestRuns.files(temp.resolve("three")));
    for (long games : List.of(500L, 2500L, 3500L, 5200L)) {
      Path folder = temp.resolve("died-" + games);
      ReproducibleRunTest.dieAfter(games, settings, folder);
      new Run(settings, folder, 2, Shard.WHOLE)
          .execute(Run.Mode.RESUME, Progress.NONE, Run.Extras.NONE);
      assertEquals(one, TestRuns.files(folder), "died after " + games);
    }
  }
}
