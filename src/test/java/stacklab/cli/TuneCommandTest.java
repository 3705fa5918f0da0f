package stacklab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TuneCommandTest {
  private static final String FIT =
      "tune avalam-4x4 --agent alphabeta:depth=1 --rounds 1 --games 20 --sweeps 1 --pairs 2"
          + " --match-games 32 --seed ";

  @TempDir Path folder;

  @Test
  void aFitSaysWhatWasChangedAndLeavesNothingUnfinished() throws Exception {
    Path file = folder.resolve("w.yaml");
    Session session = Session.run(FIT + "2 --out " + file);
    assertEquals(0, session.exitCode(), session.err());
    assertTrue(session.out().contains("\nChanges: "), session.out());
    assertTrue(session.err().contains("sweep 1 of 1\n"), session.err());
    assertEquals(session.out().contains("\nWritten: " + file), Files.exists(file));
    assertFalse(Files.exists(folder.resolve("w.yaml.unfinished")));
  }

  @Test
  void anUnfinishedFitWithOtherSettingsIsLeftAlone() throws Exception {
    Path unfinished = folder.resolve("w.yaml.unfinished");
    Files.writeString(unfinished, "stacklab 0 tune avalam\n");
    Session session = Session.run(FIT + "2 --out " + folder.resolve("w.yaml"));
    assertEquals(2, session.exitCode());
    assertEquals(
        unfinished
            + ": this is of an unfinished fit with other settings: stacklab 0 tune avalam; repeat"
            + " that command to finish it, or delete the file\n",
        session.err());
    assertEquals("stacklab 0 tune avalam\n", Files.readString(unfinished));
  }

  @Test
  void aSweepIsTheLeast() {
    Session session = Session.run("tune avalam-4x4 --sweeps 0 --out " + folder.resolve("w.yaml"));
    assertEquals(2, session.exitCode());
    assertEquals("--sweeps 0: use a number from 1 on\n", session.err());
    assertFalse(Files.exists(folder.resolve("w.yaml")));
  }
}
