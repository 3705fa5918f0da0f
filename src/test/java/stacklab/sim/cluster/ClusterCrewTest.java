package stacklab.sim.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stacklab.agent.state.Weights;
import stacklab.agent.tuned.FittedWeights;
import stacklab.rules.InvalidInput;
import stacklab.rules.Variant;
import stacklab.sim.run.Progress;
import stacklab.sim.run.Run;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.RunSettings;
import stacklab.sim.run.Settings;
import stacklab.sim.run.Shard;
import stacklab.sim.run.Stop;
import stacklab.sim.run.TestRuns;
import stacklab.sim.tally.MatchupTally;

class ClusterCrewTest {
  private static final double MILLISECOND = 1e6;

  @TempDir Path temp;

  private static ClusterCrew crew(FakeCluster cluster, double spanNanos) {
    return new ClusterCrew(cluster, "fake", notice -> {}, spanNanos);
  }

  private RunResult run(RunSettings settings, String folder, FakeCluster cluster, Run.Mode mode)
      throws Exception {
    return new Run(settings, temp.resolve(folder), crew(cluster, 20 * MILLISECOND), Shard.WHOLE)
        .execute(mode, Progress.NONE, Run.Extras.NONE);
  }

  private void assertSame(RunSettings settings, FakeCluster cluster) throws Exception {
    TestRuns.run(settings, temp.resolve("local"), 2);
    run(settings, "cluster", cluster, Run.Mode.BEGIN);
    assertEquals(TestRuns.files(temp.resolve("local")), TestRuns.files(temp.resolve("cluster")));
  }

  @ParameterizedTest
  @CsvSource({"1, false", "3, true", "40, false"})
  void resultsInAnyOrderAndTwiceGiveTheBytesOfALocalRun(int cores, boolean gzip) throws Exception {
    RunSettings settings = Settings.of(TestRuns.experiment(TestRuns.SMALL), gzip);
    FakeCluster cluster = new FakeCluster(cores);
    assertSame(settings, cluster);
    assertTrue(Files.exists(temp.resolve(gzip ? "cluster/games.csv.gz" : "cluster/games.csv")));
    assertEquals(1, cluster.closed());
  }

  @Test
  void pairsOfGamesBetweenAgentsGiveTheBytesOfALocalRun() throws Exception {
    assertSame(TestRuns.settings(TestRuns.AGENTS), new FakeCluster(2));
  }

  @Test
  void spansAreSeveralChunksWhereChunksAreQuick() throws Exception {
    RunSettings settings = TestRuns.settings(TestRuns.SMALL.replace("6000", "60000"));
    FakeCluster cluster = new FakeCluster(1);
    new Run(settings, temp.resolve("run"), crew(cluster, 1e12), Shard.WHOLE)
        .execute(Run.Mode.BEGIN, Progress.NONE, Run.Extras.NONE);
    assertTrue(cluster.spans() * 2L < settings.plan().chunkCount(), cluster.spans() + " spans");
  }

  @Test
  void aRuleThatStopsARunStopsItAtTheSameGame() throws Exception {
    RunSettings settings =
        TestRuns.settings(TestRuns.AGENTS.replace("games: 41", "games: 1000"))
            .withStop(new After(70));
    assertSame(settings, new FakeCluster(3));
    int rows = Files.readAllLines(temp.resolve("cluster/games.csv")).size() - 1;
    assertEquals(160, rows, "the chunk of 16 pairs that holds the 70th is the last");
  }

  @ParameterizedTest
  @CsvSource({"1, 20", "3, 20", "3, 1e6"})
  void matchupsEndWhereTheyEndInALocalRun(int cores, double spanMillis) throws Exception {
    RunSettings settings =
        TestRuns.settings(
            TestRuns.SMALL.replace("6000", "60000") + "until: {white_result: 2.2, plies: 0.2}\n");
    RunResult local = TestRuns.run(settings, temp.resolve("local"), 2);
    new Run(
            settings,
            temp.resolve("cluster"),
            crew(new FakeCluster(cores), spanMillis * MILLISECOND),
            Shard.WHOLE)
        .execute(Run.Mode.BEGIN, Progress.NONE, Run.Extras.NONE);
    assertTrue(local.tallies().get(0).units() < 60_000, "it ended early");
    assertEquals(TestRuns.files(temp.resolve("local")), TestRuns.files(temp.resolve("cluster")));
  }

  private record After(long units) implements Stop {
    @Override
    public boolean isDue(List<MatchupTally> tallies) {
      return tallies.get(0).units() >= units;
    }

    @Override
    public String text() {
      return "after " + units;
    }
  }

  @Test
  void aRunWhoseClusterBrokeDownGoesOnFromWhatWasPlayed() throws Exception {
    RunSettings settings = TestRuns.settings(TestRuns.SMALL.replace("6000", "20000"));
    TestRuns.run(settings, temp.resolve("local"), 2);
    FakeCluster broken = new FakeCluster(2).breakingAfter(7);
    ClusterFailure failure =
        assertThrows(ClusterFailure.class, () -> run(settings, "cluster", broken, Run.Mode.BEGIN));
    assertEquals("the machines are gone", failure.getMessage());
    assertEquals(1, broken.closed());
    assertFalse(Files.exists(temp.resolve("cluster/manifest.yaml")));
    run(settings, "cluster", new FakeCluster(3), Run.Mode.RESUME);
    assertEquals(TestRuns.files(temp.resolve("local")), TestRuns.files(temp.resolve("cluster")));
  }

  @Test
  void aFinishedRunNeedsNoCluster() throws Exception {
    RunSettings settings = TestRuns.settings(TestRuns.AGENTS);
    TestRuns.run(settings, temp.resolve("run"), 1);
    FakeCluster cluster = new FakeCluster(1);
    run(settings, "run", cluster, Run.Mode.BEGIN);
    assertEquals(0, cluster.spans());
  }

  @Test
  void whatGoesWrongInAGameIsToldAndNotPlayedAgain() throws Exception {
    Work nonsense = new Work("name: x\n", false, true, Map.of());
    SpanResult result = SpanPlayer.play(nonsense, new Span(0, 0, 0));
    assertTrue(result.failure().contains("variants"), result.failure());
  }

  /** Files of this machine are not on the others, so that what is in them travels. */
  @Test
  void fittedWeightsTravelToTheMachines() throws Exception {
    Variant variant = TestRuns.settings(TestRuns.AGENTS).plan().matchups().get(0).variant();
    Path file = temp.resolve("fitted.weights.yaml");
    FittedWeights fitted =
        new FittedWeights(
            "avalam-3x3", FittedWeights.rules(variant), List.of(), Weights.defaults(variant));
    Files.writeString(file, fitted.text());
    String fittedAgent = "'alphabeta:nodes=50,weights=" + file + "'";
    RunSettings settings =
        TestRuns.settings(
            TestRuns.AGENTS
                .replace("avalam-3x3, dvonn-rows-3-4-3", "avalam-3x3")
                .replace("[random, greedy]", "[random, " + fittedAgent + "]"));
    Work work = Work.of(settings);
    TestRuns.run(settings, temp.resolve("local"), 1);
    Files.delete(file);
    SpanResult result = SpanPlayer.play(work, new Span(0, 2, 0));
    assertEquals("", result.failure());
    assertEquals(settings.plan().matchups(), work.settings().plan().matchups(), "the same agents");
    run(settings, "cluster", new FakeCluster(2), Run.Mode.BEGIN);
    assertEquals(TestRuns.files(temp.resolve("local")), TestRuns.files(temp.resolve("cluster")));
  }

  @Test
  void programsOfThisMachineAreRefusedWithTheReason() {
    RunSettings settings =
        TestRuns.settings(
            TestRuns.AGENTS.replace("[random, greedy]", "[random, 'external:python3 x.py']"));
    InvalidInput refused =
        assertThrows(
            InvalidInput.class, () -> run(settings, "run", new FakeCluster(1), Run.Mode.BEGIN));
    assertEquals(
        "'external(time=10s):python3 x.py' is a program of this machine, which a cluster's"
            + " machines do not have; play without --cluster, or with --shard on machines that"
            + " have it",
        refused.getMessage());
  }
}
