package stacklab.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stacklab.rules.InvalidInput;

/** What a second run into a folder finds, and what it says. */
class RunFolderTest {
  @TempDir Path temp;

  private final RunSettings settings = TestRuns.settings(TestRuns.AGENTS);
  private Path folder;

  @BeforeEach
  void nameFolder() {
    folder = temp.resolve("run");
  }

  private Run run(RunSettings what) {
    return new Run(what, folder, 1, Shard.WHOLE);
  }

  private String refusal(RunSettings what, Run.Mode mode) {
    InvalidInput refused =
        assertThrows(
            InvalidInput.class, () -> run(what).execute(mode, Progress.NONE, Run.Extras.NONE));
    return refused.getMessage().replace(folder.toString(), "DIR");
  }

  @Test
  void aFinishedRunIsLeftAsItIs() throws Exception {
    TestRuns.run(settings, folder, 1);
    String manifest = Files.readString(folder.resolve("manifest.yaml"));
    assertTrue(run(settings).isFinished());
    RunResult again = run(settings).execute(Run.Mode.BEGIN, Progress.NONE, Run.Extras.NONE);
    assertEquals(manifest, Files.readString(folder.resolve("manifest.yaml")));
    assertEquals(run(settings).finished().summary(), again.summary());
    assertFalse(Files.exists(folder.resolve("progress")));
  }

  @Test
  void aFinishedRunOfSomethingElseIsRefusedNamingWhatDiffers() throws Exception {
    TestRuns.run(settings, folder, 1);
    RunSettings other = TestRuns.settings(TestRuns.AGENTS.replace("seed: 6", "seed: 7"));
    assertEquals(
        "DIR holds a finished run of something else (there 'seed: 6', here 'seed: 7'); give another"
            + " folder with --out, or --overwrite to replace it",
        refusal(other, Run.Mode.BEGIN));
    assertEquals(refusal(other, Run.Mode.BEGIN), refusal(other, Run.Mode.RESUME));
    run(other).execute(Run.Mode.OVERWRITE, Progress.NONE, Run.Extras.NONE);
    assertTrue(run(other).isFinished());
  }

  @Test
  void anUnfinishedRunIsContinuedOnlyWhenAsked() throws Exception {
    Progress dying =
        new Progress() {
          @Override
          public void played(long games) {
            throw new IllegalStateException("killed");
          }
        };
    assertThrows(
        IllegalStateException.class,
        () -> run(settings).execute(Run.Mode.BEGIN, dying, Run.Extras.NONE));
    assertEquals(
        "DIR holds an unfinished run of this experiment; --resume continues it, --overwrite begins"
            + " again",
        refusal(settings, Run.Mode.BEGIN));
    RunSettings changed = TestRuns.settings(TestRuns.AGENTS.replace("games: 41", "games: 42"));
    assertEquals(
        "DIR holds an unfinished run of something else (there 'games: 41', here 'games: 42'); give"
            + " another folder with --out, or --overwrite to replace it",
        refusal(changed, Run.Mode.RESUME));
    run(settings).execute(Run.Mode.RESUME, Progress.NONE, Run.Extras.NONE);
    assertTrue(run(settings).isFinished());
  }

  @Test
  void aFolderWithOtherFilesIsRefusedEvenToOverwrite() throws Exception {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("thesis.tex"), "mine");
    for (Run.Mode mode : Run.Mode.values()) {
      assertEquals(
          "DIR holds 'thesis.tex', which no run wrote; give an empty or new folder with --out",
          refusal(settings, mode));
    }
  }

  @Test
  void ofTwoRunsIntoOneFolderTheSecondFails() throws Exception {
    try (FileChannel lock = new RunFolder(folder).lock()) {
      assertTrue(lock.isOpen());
      RunFailure failure =
          assertThrows(
              RunFailure.class,
              () -> run(settings).execute(Run.Mode.BEGIN, Progress.NONE, Run.Extras.NONE));
      assertEquals(
          "another run is writing to "
              + folder
              + "; wait for it, or give another folder with --out",
          failure.getMessage());
    }
  }

  @Test
  void resultsOnlyLeavesWhatItDoesNotCountEmpty() throws Exception {
    TestRuns.run(
        TestRuns.settings(
            """
            name: r
            variants: [avalam]
            agents: [random]
            games: 300
            seed: 1
            baseline: avalam
            playouts: results
            record: {games: true}
            """),
        folder,
        2);
    List<String> rows = Files.readAllLines(folder.resolve("games.csv"));
    assertEquals(301, rows.size());
    for (String row : rows.subList(1, rows.size())) {
      String[] cells = row.split(",", -1);
      assertEquals("", cells[15], "branching_mean of " + row);
      assertEquals("", cells[17], "lead_changes of " + row);
      assertEquals("", cells[18], "decided_ply of " + row);
    }
    String summary = Files.readString(folder.resolve("summary.csv"));
    assertTrue(
        summary.contains(
            "avalam,white:random/random,white,random,random,branching,300,300,,,,,0.950000,not counted"
                + " in results-only playouts\n"),
        summary);
    assertFalse(Files.exists(folder.resolve("plies.csv")));
  }
}
