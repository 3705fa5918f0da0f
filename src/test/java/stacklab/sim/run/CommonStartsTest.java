package stacklab.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stacklab.sim.compare.Comparison;
import stacklab.sim.compare.Family;
import stacklab.stats.Moments;
import stacklab.stats.interval.MeanIntervals;

/** Variants that share their starts are compared start by start. */
class CommonStartsTest {
  private static final String SHUFFLED =
      """
      name: common
      variants:
        - {name: low, extends: avalam-3x3, map: "###\\n###\\n###", setup: {shuffle: {W: 5, B: 4}}}
        - {name: high, extends: avalam-3x3, map: "###\\n###\\n###", setup: {shuffle: {W: 5, B: 4}}, height-cap: 3}
        - {name: tied, extends: avalam-3x3, map: "###\\n###\\n###", setup: {shuffle: {W: 5, B: 4}}, tie-break: [capped-stacks, draw]}
      games: 5000
      seed: 4
      common-starts: true
      """;

  private static final String OPENINGS =
      """
      name: openings
      variants: [avalam-2x4, {name: low, extends: avalam-2x4, height-cap: 3}]
      agents: [random, greedy]
      opening-plies: 1
      games: 200
      seed: 4
      common-starts: true
      """;

  @TempDir Path temp;

  @Test
  void differencesAreThoseOfTheEstimatesWithIntervalsOfTheirOwn() throws Exception {
    for (String experiment : List.of(SHUFFLED, OPENINGS)) {
      RunResult result = Simulation.play(TestRuns.settings(experiment), 2, Progress.NONE);
      Map<String, Double> estimates =
          result.summary().stream()
              .collect(
                  Collectors.toMap(
                      r -> r.variant() + r.pairing().text() + r.metric(), SummaryRow::estimate));
      List<Comparison> rows = result.comparisons();
      assertTrue(rows.size() >= 10, "rows: " + rows.size());
      for (Comparison row : rows) {
        assertTrue(row.interval().method().endsWith(", paired by start"), row.toString());
        assertTrue(row.test().endsWith(", paired by start"), row.toString());
        // What some games lack is compared from the starts from which both games have it.
        boolean ofAll = row.family() == Family.MAIN || row.units() == starts(result, row);
        if (!row.metric().endsWith("imbalance") && ofAll) {
          String key = row.pairing().text() + row.metric();
          double plain = estimates.get(row.variant() + key) - estimates.get(row.baseline() + key);
          assertEquals(plain, row.difference(), 1e-9, row.toString());
        }
        assertEquals(row.pValue() < 0.05, !row.interval().contains(0), "p and interval: " + row);
      }
    }
  }

  private static long starts(RunResult result, Comparison row) {
    return result.comparisons().stream()
        .filter(each -> each.metric().equals("plies"))
        .filter(each -> each.variant().equals(row.variant()))
        .filter(each -> each.pairing().equals(row.pairing()))
        .findFirst()
        .orElseThrow()
        .units();
  }

  @Test
  void lengthsAreThoseOfTheRowsTakenTwoByTwo() throws Exception {
    RunResult result = TestRuns.run(TestRuns.settings(SHUFFLED), temp.resolve("run"), 2);
    Map<String, List<CSVRecord>> games = new LinkedHashMap<>();
    try (var reader = Files.newBufferedReader(temp.resolve("run/games.csv"))) {
      for (CSVRecord row : CSVFormat.RFC4180.builder().setHeader().get().parse(reader)) {
        games.computeIfAbsent(row.get("variant"), v -> new ArrayList<>()).add(row);
      }
    }
    Moments differences = new Moments();
    for (int game = 0; game < 5000; game++) {
      CSVRecord low = games.get("low").get(game);
      CSVRecord high = games.get("high").get(game);
      assertEquals(low.get("start"), high.get("start"));
      differences.add(Long.parseLong(high.get("plies")) - Long.parseLong(low.get("plies")));
    }
    Comparison row =
        result.comparisons().stream()
            .filter(r -> r.variant().equals("high") && r.metric().equals("plies"))
            .findFirst()
            .orElseThrow();
    var slow = MeanIntervals.student(differences.sample(), 0.95);
    assertEquals(slow.low(), row.interval().low(), 1e-12);
    assertEquals(slow.high(), row.interval().high(), 1e-12);
  }

  @Test
  void decidingPliesAreThoseOfStartsFromWhichBothGamesHaveOne() throws Exception {
    RunResult result = TestRuns.run(TestRuns.settings(SHUFFLED), temp.resolve("run"), 2);
    Map<String, List<String>> decided = new LinkedHashMap<>();
    try (var reader = Files.newBufferedReader(temp.resolve("run/games.csv"))) {
      for (CSVRecord row : CSVFormat.RFC4180.builder().setHeader().get().parse(reader)) {
        decided
            .computeIfAbsent(row.get("variant"), v -> new ArrayList<>())
            .add(row.get("decided_ply"));
      }
    }
    Moments differences = new Moments();
    for (int game = 0; game < 5000; game++) {
      String low = decided.get("low").get(game);
      String high = decided.get("high").get(game);
      if (!low.isEmpty() && !high.isEmpty()) {
        differences.add(Long.parseLong(high) - Long.parseLong(low));
      }
    }
    Comparison row =
        result.comparisons().stream()
            .filter(r -> r.variant().equals("high") && r.metric().equals("decided_ply"))
            .findFirst()
            .orElseThrow();
    assertEquals(differences.count(), row.units());
    assertEquals(
        MeanIntervals.student(differences.sample(), 0.95).low(), row.interval().low(), 1e-12);
  }

  @Test
  void shardsMergeAndThreadsAgree() throws Exception {
    RunSettings settings = TestRuns.settings(SHUFFLED);
    TestRuns.run(settings, temp.resolve("whole"), 1);
    List<Path> parts = new ArrayList<>();
    for (int i = 1; i <= 2; i++) {
      Path part = temp.resolve("part" + i);
      new Run(settings, part, 3, new Shard(i, 2))
          .execute(Run.Mode.BEGIN, Progress.NONE, Run.Extras.NONE);
      parts.add(part);
    }
    new Merge(
            parts,
            recorded -> Settings.of(TestRuns.reader().parse("m", recorded.experiment()), false))
        .into(temp.resolve("merged"), false, Run.Extras.NONE);
    assertEquals(TestRuns.files(temp.resolve("whole")), TestRuns.files(temp.resolve("merged")));
  }

  @Test
  void withoutAStartToShareSamplesAreIndependent() throws Exception {
    String drawn =
        """
        name: drawn
        variants: [avalam-3x3, avalam-2x4]
        games: 100
        common-starts: true
        """;
    RunResult result = Simulation.play(TestRuns.settings(drawn), 1, Progress.NONE);
    assertTrue(result.comparisons().stream().noneMatch(row -> row.test().contains("paired")));
  }
}
