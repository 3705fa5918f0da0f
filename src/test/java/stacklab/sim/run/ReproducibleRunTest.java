package stacklab.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReproducibleRunTest {
  private static final Path GOLDEN = Path.of("src/test/resources/stacklab/sim");
  private static final String TINY =
      """
      name: tiny
      variants: [avalam-3x3, dvonn-rows-3-4-3, avalam-placed]
      agents: [random, greedy]
      games: 4
      seed: 77
      baseline: avalam-3x3
      record: {games: true, moves: true}
      """;

  private final Locale locale = Locale.getDefault();

  @TempDir Path temp;

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(locale);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "tr-TR", "ar-EG-u-nu-arab"})
  void writesTheGoldenBytesUnderEveryLocale(String tag) throws Exception {
    Locale.setDefault(Locale.forLanguageTag(tag));
    TestRuns.run(TestRuns.settings(TINY), temp.resolve("run"), 2);
    for (String file :
        List.of("games.csv", "summary.csv", "comparisons.csv", "plies.csv", "spaces.csv")) {
      Path golden = GOLDEN.resolve("tiny-" + file);
      String written = Files.readString(temp.resolve("run").resolve(file));
      if (Boolean.getBoolean("update-snapshots")) {
        Files.writeString(golden, written);
      }
      assertEquals(Files.readString(golden), written, file);
    }
  }

  @Test
  void writesTheSameBytesWithOneTwoAndFiveThreads() throws Exception {
    for (String experiment : List.of(TestRuns.SMALL, TestRuns.AGENTS)) {
      RunSettings settings = TestRuns.settings(experiment);
      Path folder = temp.resolve(settings.name());
      TestRuns.run(settings, folder.resolve("1"), 1);
      Map<String, String> one = TestRuns.files(folder.resolve("1"));
      assertTrue(one.get("games.csv").lines().count() > settings.plan().games());
      for (int threads : new int[] {2, 5}) {
        Path other = folder.resolve("" + threads);
        TestRuns.run(settings, other, threads);
        assertEquals(one, TestRuns.files(other), threads + " threads");
      }
    }
  }

  @Test
  void continuesAnInterruptedRunToTheSameBytes() throws Exception {
    Random random = new Random(1);
    for (String experiment : List.of(TestRuns.SMALL, TestRuns.AGENTS)) {
      RunSettings settings = TestRuns.settings(experiment);
      Path whole = temp.resolve(settings.name() + "-whole");
      TestRuns.run(settings, whole, 1);
      for (int i = 0; i < 6; i++) {
        Path folder = temp.resolve(settings.name() + i);
        dieAfter(random.nextInt((int) settings.plan().games()), settings, folder);
        assertFalse(Files.exists(folder.resolve("games.csv")), "no half file has its name");
        Run again = new Run(settings, folder, 2, Shard.WHOLE);
        again.execute(Run.Mode.RESUME, Progress.NONE, Run.Extras.NONE);
        assertEquals(TestRuns.files(whole), TestRuns.files(folder));
      }
    }
  }

  static void dieAfter(long games, RunSettings settings, Path folder) throws Exception {
    Progress dying =
        new Progress() {
          @Override
          public void played(long played) {
            if (played > games) {
              throw new IllegalStateException("killed");
            }
          }
        };
    try {
      new Run(settings, folder, 2, Shard.WHOLE)
          .withCheckpointEvery(0)
          .execute(Run.Mode.BEGIN, dying, Run.Extras.NONE);
    } catch (IllegalStateException e) {
      assertEquals("killed", e.getMessage());
    }
  }

  @Test
  void continuesARunThatDiedBetweenItsLastFileAndItsManifest() throws Exception {
    RunSettings settings = TestRuns.settings(TestRuns.AGENTS);
    Path whole = temp.resolve("whole");
    TestRuns.run(settings, whole, 1);
    Path folder = temp.resolve("dead");
    Run.Extras blocking =
        (result, path) -> Files.createDirectories(path.resolve(".manifest.yaml.part"));
    try {
      new Run(settings, folder, 1, Shard.WHOLE).execute(Run.Mode.BEGIN, Progress.NONE, blocking);
    } catch (IOException expected) {
      assertTrue(Files.exists(folder.resolve("games.csv")));
    }
    Files.deleteIfExists(folder.resolve(".manifest.yaml.part"));
    new Run(settings, folder, 1, Shard.WHOLE)
        .execute(Run.Mode.RESUME, Progress.NONE, Run.Extras.NONE);
    assertEquals(TestRuns.files(whole), TestRuns.files(folder));
  }

  @Test
  void mergesShardsIntoTheBytesOfOneRun() throws Exception {
    for (String experiment : List.of(TestRuns.SMALL, TestRuns.AGENTS)) {
      RunSettings settings = TestRuns.settings(experiment);
      Path base = temp.resolve(settings.name() + "-shards");
      Path whole = base.resolve("whole");
      TestRuns.run(settings, whole, 2);
      List<Path> parts = new ArrayList<>();
      for (int i = 3; i >= 1; i--) {
        Path part = base.resolve("part" + i);
        new Run(settings, part, i, new Shard(i, 3))
            .execute(Run.Mode.BEGIN, Progress.NONE, Run.Extras.NONE);
        parts.add(part);
      }
      Merge merge =
          new Merge(
              parts,
              recorded ->
                  Settings.of(
                      TestRuns.reader().parse("manifest", recorded.experiment()), recorded.gzip()));
      merge.into(base.resolve("merged"), false, Run.Extras.NONE);
      assertEquals(TestRuns.files(whole), TestRuns.files(base.resolve("merged")));
    }
  }

  @Test
  void compressedRowsUnpackToThePlainOnes() throws Exception {
    Path plain = temp.resolve("plain");
    TestRuns.run(TestRuns.settings(TestRuns.SMALL), plain, 1);
    Path packed = temp.resolve("packed");
    TestRuns.run(Settings.of(TestRuns.experiment(TestRuns.SMALL), true), packed, 2);
    try (var in = new GZIPInputStream(Files.newInputStream(packed.resolve("games.csv.gz")))) {
      assertEquals(
          Files.readString(plain.resolve("games.csv")),
          new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }
}
