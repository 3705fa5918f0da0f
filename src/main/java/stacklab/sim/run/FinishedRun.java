package stacklab.sim.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import stacklab.rules.InvalidInput;

/** Reads the folders of finished runs. */
public final class FinishedRun {
  private FinishedRun() {}

  /**
   * What a folder says was run.
   *
   * @param experiment the experiment as resolved, in YAML
   * @param gzip whether games.csv is compressed
   * @param shard which part of the experiment it is, or {@code none} if it is all
   * @param played who played, if the games were played elsewhere, else ""
   */
  public record Recorded(String experiment, boolean gzip, String shard, String played) {}

  /** Returns whether a folder holds a finished run, and not only a file of the manifest's name. */
  public static boolean isIn(Path folder) throws IOException {
    Path manifest = folder.resolve(RunFolder.MANIFEST);
    return Files.isRegularFile(manifest) && Manifest.isOne(manifest);
  }

  /**
   * Returns what a finished run's folder says was run.
   *
   * @throws InvalidInput if it is not the folder of a finished run
   * @throws IOException if it cannot be read
   */
  public static Recorded recorded(Path folder) throws IOException {
    String identity = identity(folder);
    return new Recorded(
        Manifest.experiment(identity),
        Manifest.value(identity, "games-file").equals("games.csv.gz"),
        Manifest.value(identity, "shard"),
        Manifest.played(identity));
  }

  /**
   * Returns a line of a finished run's manifest before the experiment, such as {@code commit}.
   *
   * @return the value; empty if there is none
   * @throws IOException if it cannot be read
   */
  public static String fact(Path folder, String key) throws IOException {
    return Manifest.value(Files.readString(folder.resolve(RunFolder.MANIFEST)), key);
  }

  static String identity(Path path) throws IOException {
    RunFolder folder = new RunFolder(path);
    if (folder.isUnfinished()) {
      throw new InvalidInput(path + " holds an unfinished run; finish it with run --resume");
    }
    if (!Files.isDirectory(path) || !folder.isFinished()) {
      throw new InvalidInput(path + " is not the folder of a run: it has no manifest.yaml");
    }
    return folder.identity();
  }

  /**
   * Returns what a finished run came to.
   *
   * @param settings made from {@link #recorded}
   * @throws IOException if the folder cannot be read
   */
  public static RunResult result(Path folder, RunSettings settings) throws IOException {
    return new RunResult(settings, Run.readTallies(folder.resolve(RunFolder.TALLIES)));
  }
}
