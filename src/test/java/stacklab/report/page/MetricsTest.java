package stacklab.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stacklab.report.page.Metric.Unit;
import stacklab.sim.run.RunResult;

class MetricsTest {
  @TempDir Path temp;

  @Test
  void everyMetricOfARunIsExplained() throws Exception {
    RunResult result = ReportRuns.run(ReportRuns.settings(ReportRuns.MIXED), temp, 1);
    Set<String> unexplained =
        Stream.concat(
                result.summary().stream().map(row -> row.metric()),
                result.comparisons().stream().map(row -> row.metric()))
            .filter(id -> Metrics.of(id).definition().isEmpty())
            .collect(Collectors.toSet());
    assertEquals(Set.of(), unexplained, "not in a table of docs/metrics.md");
  }

  @Test
  void definitionsAreSentencesWithoutMarkdown() {
    Metric imbalance = Metrics.of("first_imbalance");
    assertTrue(
        imbalance.definition().startsWith("The difference of |first seat's result - 1/2|: "),
        imbalance.definition());
    assertFalse(Metrics.of("plies_below").definition().contains("`"));
  }

  @Test
  void unitsAreThoseOfTheDocumentation() {
    assertEquals(Unit.SHARE, Metrics.of("draw").unit());
    assertEquals(Unit.SHARE, Metrics.of("white_imbalance").unit());
    assertEquals(Unit.PLIES, Metrics.of("plies").unit());
    assertEquals(Unit.POINTS, Metrics.of("margin").unit());
    assertEquals(Unit.MOVES, Metrics.of("branching").unit());
    assertEquals(Unit.PIECES, Metrics.of("removed").unit());
    assertEquals(Unit.COUNT, Metrics.of("lead_changes").unit());
  }

  @Test
  void anUnknownMetricIsCalledAsInFiles() {
    assertEquals("Some thing, new", new Metric("x", "Some thing, new", Unit.NUMBER, "").title());
    assertEquals("Some thing", Metrics.of("some_thing").name());
    assertEquals("", Metrics.of("some_thing").anchor());
  }
}
