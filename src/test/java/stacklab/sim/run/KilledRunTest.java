package stacklab.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kills real processes, as kill -9 does, and continues what they left. */
class KilledRunTest {
  private static final String EXPERIMENT =
      """
      name: killed
      variants: [avalam, dvonn-rows-3-4-3, path-03-removal]
      agents: [random]
      games: 30000
      seed: 9
      baseline: avalam
      record: {games: true, moves: true}
      """;

  @TempDir Path temp;

  /** Plays the experiment in a file into a folder, with checkpoints at every chunk. */
  public static final class Player {
    private Player() {}

    /** Takes the file, the folder, the number of threads and the shard. */
    public static void main(String[] args) throws Exception {
      Path folder = Path.of(args[1]);
      RunSettings settings = TestRuns.settings(Files.readString(Path.of(args[0])));
      Run.Mode mode =
          Files.exists(folder.resolve("progress/experiment.yaml"))
              ? Run.Mode.RESUME
              : Run.Mode.BEGIN;
      new Run(settings, folder, Integer.parseInt(args[2]), Shard.parse(args[3]))
          .withCheckpointEvery(0)
          .execute(mode, Progress.NONE, Run.Extras.NONE);
    }
  }

  private Process start(Path folder, int threads, String shard) throws IOException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            Player.class.getName(),
            temp.resolve("experiment.yaml").toString(),
            folder.toString(),
            Integer.toString(threads),
            shard);
    return new ProcessBuilder(command).redirectErrorStream(true).start();
  }

  /** Kills the run at the given milliseconds after its folder appeared, then lets it finish. */
  private void killAndContinue(Path folder, int threads, String shard, int millis)
      throws Exception {
    Process process = start(folder, threads, shard);
    while (process.isAlive() && !Files.exists(folder.resolve("progress"))) {
      Thread.sleep(2);
    }
    process.waitFor(millis, TimeUnit.MILLISECONDS);
    process.destroyForcibly().waitFor();
    if (!Files.exists(folder.resolve(RunFolder.MANIFEST))) {
      Process again = start(folder, threads, shard);
      String said = new String(again.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(0, again.waitFor(), said);
    }
  }

  private Map<String, String> whole() throws Exception {
    Files.writeString(temp.resolve("experiment.yaml"), EXPERIMENT);
    Path whole = temp.resolve("whole");
    TestRuns.run(TestRuns.settings(EXPERIMENT), whole, 2);
    return TestRuns.files(whole);
  }

  @Test
  void aKilledRunContinuesToTheSameBytes() throws Exception {
    killManyTimes(2);
  }

  @Test
  @Tag("long")
  void aRunKilledAtTwentyFiveMomentsContinuesToTheSameBytes() throws Exception {
    killManyTimes(25);
  }

  private void killManyTimes(int times) throws Exception {
    Map<String, String> whole = whole();
    Random random = new Random(25);
    int[] threads = {1, 2, 5};
    for (int i = 0; i < times; i++) {
      Path folder = temp.resolve("killed" + i);
      int millis = random.nextInt(1500);
      killAndContinue(folder, threads[i % 3], "1/1", millis);
      assertEquals(whole, TestRuns.files(folder), "killed after " + millis + " ms");
    }
  }

  @Test
  @Tag("long")
  void killedShardsMergeIntoTheSameBytes() throws Exception {
    Map<String, String> whole = whole();
    Random random = new Random(26);
    List<Path> parts = new ArrayList<>();
    for (int i = 1; i <= 3; i++) {
      Path part = temp.resolve("part" + i);
      killAndContinue(part, 2, i + "/3", random.nextInt(1000));
      parts.add(part);
    }
    Merge merge =
        new Merge(
            parts,
            recorded ->
                Settings.of(
                    TestRuns.reader().parse("manifest", recorded.experiment()), recorded.gzip()));
    merge.into(temp.resolve("merged"), false, Run.Extras.NONE);
    assertEquals(whole, TestRuns.files(temp.resolve("merged")));
    assertTrue(whole.containsKey("games.csv"));
  }
}
