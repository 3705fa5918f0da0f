package stacklab.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stacklab.rules.InvalidInput;

/** Runs that end each matchup as soon as a metric is known well enough. */
class EarlyEndTest {
  private static final String UNTIL =
      """
      name: until
      variants: [avalam-3x3, dvonn-rows-3-4-3, {name: tied, extends: avalam-2x4}]
      agents: [random]
      games: 100000
      seed: 5
      baseline: avalam-3x3
      until: {white_result: 2.2, plies: 0.2}
      """;

  @TempDir Path temp;

  private static SummaryRow row(RunResult result, int side, String metric) {
    return Summary.of(List.of(result.sides().get(side)), 0.95).stream()
        .filter(row -> row.metric().equals(metric))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void endsEachVariantAtTheFirstLookAtWhichItIsKnown() throws Exception {
    RunResult result = TestRuns.run(TestRuns.settings(UNTIL), temp.resolve("run"), 2);
    for (int side = 0; side < 3; side++) {
      SummaryRow known = row(result, side, "white_result");
      assertEquals(0, known.games() % 1000, known.variant());
      assertTrue(known.games() < 100_000, known.variant());
      assertTrue(known.interval().halfWidth() <= 0.022, known.variant());
      assertTrue(row(result, side, "plies").interval().halfWidth() <= 0.2, known.variant());
      assertEquals("score, repeated at 8 looks", known.interval().method());
    }
    SummaryRow late = row(result, 1, "white_result");
    String half =
        UNTIL.replace("100000", Long.toString(late.games() / 2)).replaceAll("until:.*", "");
    RunResult before = TestRuns.run(TestRuns.settings(half), temp.resolve("half"), 1);
    assertTrue(row(before, 1, "white_result").interval().halfWidth() > 0.018, "it was not known");
  }

  @Test
  void writesTheSameBytesWithAnyThreadsAndInterruptedOrNot() throws Exception {
    RunSettings settings = TestRuns.settings(UNTIL);
    TestRuns.run(settings, temp.resolve("one"), 1);
    Map<String, String> one = TestRuns.files(temp.resolve("one"));
    TestRuns.run(settings, temp.resolve("five"), 5);
    assertEquals(one, TestRuns.files(temp.resolve("five")));
    for (long games : List.of(500L, 2000L, 5500L)) {
      Path folder = temp.resolve("died-" + games);
      ReproducibleRunTest.dieAfter(games, settings, folder);
      new Run(settings, folder, 2, Shard.WHOLE)
          .execute(Run.Mode.RESUME, Progress.NONE, Run.Extras.NONE);
      assertEquals(one, TestRuns.files(folder), "died after " + games);
    }
  }

  @Test
  void doesNotEndSooner() throws Exception {
    String strict = UNTIL.replace("100000", "5000").replace("2.2", "0.1");
    RunResult result = TestRuns.run(TestRuns.settings(strict), temp.resolve("run"), 2);
    result.sides().forEach(side -> assertEquals(5000, side.tally().games()));
  }

  @Test
  void refusesWhatItCannotDecide() {
    assertEquals(
        List.of(
            "--shard 1/2: a run that may end early decides on all games so far, which a part does"
                + " not see; run it whole, or take `until` out"),
        assertThrows(
                InvalidInput.class,
                () -> new Run(TestRuns.settings(UNTIL), temp, 1, new Shard(1, 2)))
            .messages());
    assertEquals(
        List.of(
            "until: first_result is not given for avalam-3x3, where both players have the same"
                + " moves and draw them at random; ask for white_result",
            "until: first_result is not given for tied, where both players have the same moves and"
                + " draw them at random; ask for white_result"),
        assertThrows(
                InvalidInput.class,
                () -> TestRuns.settings(UNTIL.replace("white_result", "first_result")))
            .messages());
    String unknown =
        assertThrows(InvalidInput.class, () -> TestRuns.settings(UNTIL.replace("plies", "plys")))
            .messages()
            .get(0);
    assertTrue(unknown.startsWith("until: 'plys' is no metric; allowed: first_result, "), unknown);
    assertTrue(unknown.endsWith("; did you mean 'plies'?"), unknown);
  }
}
