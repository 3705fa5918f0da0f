package stacklab.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stacklab.agent.AgentSpec;
import stacklab.io.Experiment;
import stacklab.rules.InvalidInput;
import stacklab.sim.Matchup;
import stacklab.sim.ladder.Attempt;
import stacklab.sim.ladder.Ladder;
import stacklab.sim.ladder.LevelComparison;
import stacklab.stats.interval.ResultIntervals;

class LadderRunTest {
  private static final String LADDER =
      """
      name: ladder
      variants: [avalam-3x3, dvonn-rows-3-4-3]
      agents: [random, greedy, 'alphabeta:nodes=20', 'alphabeta:nodes=40', 'alphabeta:nodes=400']
      meetings: ladder
      opening-plies: 2
      games: 160
      seed: 3
      baseline: avalam-3x3
      record: {games: true, moves: true}
      """;

  @TempDir private Path folder;

  private static RunSettings ladder(int mostLevels) {
    return Ladder.settings(TestRuns.experiment(LADDER), mostLevels);
  }

  private static RunResult play(Experiment experiment, int mostLevels) throws Exception {
    return Simulation.play(Ladder.settings(experiment, mostLevels), 2, Progress.NONE);
  }

  @Test
  void isTheSameWhateverTheNumberOfThreadsAndWhereverItWasStopped() throws Exception {
    TestRuns.run(ladder(9), folder.resolve("one"), 1);
    TestRuns.run(ladder(9), folder.resolve("three"), 3);
    assertEquals(TestRuns.files(folder.resolve("one")), TestRuns.files(folder.resolve("three")));
    for (long stopAt : new long[] {100, 400, 700}) {
      Path path = folder.resolve("stopped-" + stopAt);
      assertThrows(IllegalStateException.class, () -> stopped(path, stopAt));
      Run again = new Run(ladder(9), path, 2, Shard.WHOLE);
      List<Long> begun = new ArrayList<>();
      again.execute(
          Run.Mode.RESUME,
          new Progress() {
            @Override
            public void begun(long total, long done) {
              begun.add(done);
            }
          },
          Run.Extras.NONE);
      assertTrue(begun.get(0) >= stopAt - 32, begun + " games were kept of " + stopAt);
      assertEquals(TestRuns.files(folder.resolve("one")), TestRuns.files(path));
    }
  }

  private static void stopped(Path path, long games) throws Exception {
    Progress progress =
        new Progress() {
          @Override
          public void played(long played) {
            if (played >= games) {
              throw new IllegalStateException("stopped");
            }
          }
        };
    new Run(ladder(9), path, 2, Shard.WHOLE)
        .withCheckpointEvery(0)
        .execute(Run.Mode.BEGIN, progress, Run.Extras.NONE);
  }

  @Test
  void playsOnlyMatchesAgainstTheLevelBelowAndLevelsAgainstThemselves() throws Exception {
    RunResult result = play(TestRuns.experiment(LADDER), 9);
    Set<String> expected = new TreeSet<>();
    for (Ladder ladder : Ladder.all(result)) {
      ladder.attempts().forEach(a -> expected.add(key(ladder.variant(), a.agent(), a.below())));
      ladder.levels().forEach(l -> expected.add(key(ladder.variant(), l.agent(), l.agent())));
      ladder.levels().forEach(l -> assertEquals(160, l.play().games()));
      assertEquals("random", ladder.levels().get(0).agent());
    }
    Set<String> played = new TreeSet<>();
    for (int m = 0; m < result.tallies().size(); m++) {
      Matchup matchup = result.settings().plan().matchups().get(m);
      if (result.tallies().get(m).games() > 0) {
        played.add(key(matchup.variantId(), matchup.white().text(), matchup.black().text()));
      }
    }
    assertEquals(expected, played);
  }

  private static String key(String... words) {
    return String.join(" | ", words);
  }

  @Test
  void eachAgentIsTriedAgainstTheLastLevelAndALevelBeatsItBySixtyPercent() throws Exception {
    for (Ladder ladder : Ladder.all(play(TestRuns.experiment(LADDER), 9))) {
      String level = "random";
      int tried = 0;
      List<String> levels = new ArrayList<>(List.of(level));
      for (Attempt attempt : ladder.attempts()) {
        assertEquals(level, attempt.below());
        assertEquals(++tried, attempt.tried());
        // The interval of one look is narrower than that of several and of many agents.
        double once = ResultIntervals.score(attempt.pairs(), 0.95).low();
        assertTrue(attempt.state().interval().low() <= once);
        assertEquals(attempt.isLevel(), attempt.state().interval().low() >= Ladder.STEP);
        if (attempt.isLevel()) {
          level = attempt.agent();
          levels.add(level);
          tried = 0;
        }
      }
      assertTrue(levels.size() > 1, ladder.variant() + " has no level");
      assertEquals(levels, ladder.levels().stream().map(Ladder.Level::agent).toList());
    }
  }

  @Test
  void matchesEndAtLooksThatDoubleAndLevelsAreDecidedEarly() throws Exception {
    for (Ladder ladder : Ladder.all(play(TestRuns.experiment(LADDER), 9))) {
      for (Attempt attempt : ladder.attempts()) {
        long pairs = attempt.pairs().size();
        assertTrue(List.of(16L, 32L, 80L).contains(pairs), attempt.toString());
        assertTrue(pairs < 80 || !attempt.isLevel() || attempt.pairs().mean() < 0.8);
      }
    }
  }

  @Test
  void stopsAtTheLevelsAskedForAndSaysSo() throws Exception {
    for (Ladder ladder : Ladder.all(play(TestRuns.experiment(LADDER), 1))) {
      assertEquals(1, ladder.depth());
      assertEquals(Ladder.End.MOST_LEVELS, ladder.end());
    }
  }

  @Test
  void aHighestAgentThatIsALevelLeavesTheDepthOpen() throws Exception {
    String two = LADDER.replaceAll("agents: .*", "agents: [random, 'alphabeta:nodes=400']");
    Ladder ladder = Ladder.all(play(TestRuns.experiment(two), 9)).get(1);
    assertEquals(1, ladder.depth());
    assertEquals(Ladder.End.BUDGET, ladder.end());
  }

  @Test
  void anAgentNoStrongerThanItsLevelIsRefutedOrNotDecidedAndNeverALevel() throws Exception {
    String same = LADDER.replaceAll("agents: .*", "agents: [random, 'greedy:epsilon=1']");
    for (int seed = 1; seed <= 8; seed++) {
      Experiment experiment = TestRuns.experiment(same).withSeed(seed).withGames(64);
      for (Ladder ladder : Ladder.all(play(experiment, 9))) {
        assertEquals(0, ladder.depth());
        assertTrue(Set.of(Ladder.End.REFUTED, Ladder.End.UNDECIDED).contains(ladder.end()));
      }
    }
  }

  @Test
  void variantsAreComparedLevelByLevelWithCorrectionOverAll() throws Exception {
    RunResult result = play(TestRuns.experiment(LADDER), 9);
    List<Ladder> ladders = Ladder.all(result);
    List<LevelComparison> all = LevelComparison.all(ladders, result.settings());
    int common = Math.min(ladders.get(0).depth(), ladders.get(1).depth());
    Set<Integer> levels = all.stream().map(LevelComparison::level).collect(Collectors.toSet());
    assertEquals(common + 1, levels.size());
    for (LevelComparison each : all) {
      assertEquals(ladders.get(0).levels().get(each.level()).agent(), each.baselineAgent());
      assertEquals(ladders.get(1).levels().get(each.level()).agent(), each.agent());
      assertTrue(!(each.comparison().holm() < each.comparison().pValue()));
      assertFalse(each.comparison().verdict().isEmpty());
    }
  }

  @Test
  void bothFirstColoursTellSeatAndColourApart() throws Exception {
    Experiment both = TestRuns.experiment(LADDER.replace("seed: 3", "first: [white, black]"));
    Ladder ladder = Ladder.all(play(both, 1)).get(1);
    var figures = ladder.levels().get(1).play().figures(0.95);
    assertEquals(320, ladder.levels().get(1).play().games());
    assertTrue(figures.get(0).estimate() != figures.get(1).estimate(), figures.toString());
  }

  @Test
  void needsGamesThatDiffer() {
    Experiment closed = TestRuns.experiment(LADDER.replace("opening-plies: 2\n", ""));
    InvalidInput refused = assertThrows(InvalidInput.class, () -> Ladder.settings(closed, 9));
    assertEquals(
        List.of(
            "a ladder needs games that differ, and nothing is left to chance between"
                + " alphabeta:nodes=20 and alphabeta:nodes=40 on avalam-3x3; give --opening-plies 4"
                + " or the like"),
        refused.messages());
  }

  @Test
  void budgetsDoubleUpToTheLargest() {
    assertEquals(
        List.of("random", "greedy", "mcts:iterations=5", "mcts:iterations=10"),
        Ladder.agents(AgentSpec.parse("mcts:iterations=5"), 5, 19));
    assertEquals(
        List.of("random", "greedy", "alphabeta:nodes=7,epsilon=0.1"),
        Ladder.agents(AgentSpec.parse("alphabeta:nodes=7,epsilon=0.1"), 7, 7));
  }

  @Test
  void theManifestGivesThePlanAgain() throws Exception {
    TestRuns.run(ladder(9), folder.resolve("run"), 2);
    String manifest = Files.readString(folder.resolve("run/manifest.yaml"));
    assertTrue(manifest.contains("stop: ladder step=0.600000,most-levels=9"), manifest);
    FinishedRun.Recorded recorded = FinishedRun.recorded(folder.resolve("run"));
    RunSettings again = Settings.of(TestRuns.experiment(recorded.experiment()), false);
    RunResult result = FinishedRun.result(folder.resolve("run"), again);
    assertEquals(again.plan().matchups().size(), result.tallies().size());
    assertTrue(result.summary().stream().allMatch(row -> row.games() > 0));
  }
}
