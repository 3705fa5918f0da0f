package stacklab.sim.run;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import stacklab.rules.InvalidInput;
import stacklab.sim.Plan;
import stacklab.sim.tally.MatchupTally;

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
   * Returns what a finished run's folder says was run, if that is all of an experiment.
   *
   * @throws InvalidInput if it is not the folder of a finished run, or only of a shard
   * @throws IOException if it cannot be read
   */
  public static Recorded whole(Path folder) throws IOException {
    Recorded recorded = recorded(folder);
    if (!recorded.shard().equals("none")) {
      throw new InvalidInput(
          folder
              + " holds only shard "
              + recorded.shard()
              + " of a run; join all shards with merge first");
    }
    return recorded;
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
    if (!Files.exists(path)) {
      throw new InvalidInput(
          "there is no folder '" + path + "'; give that of a finished run, such as results/NAME");
    }
    if (!Files.isDirectory(path)) {
      throw new InvalidInput(path + " is a file; give the folder of a finished run");
    }
    RunFolder folder = new RunFolder(path);
    if (folder.isUnfinished()) {
      throw new InvalidInput(path + " holds an unfinished run; finish it with run --resume");
    }
    if (!folder.isFinished()) {
      throw new InvalidInput(path + " is not the folder of a run: it has no manifest.yaml");
    }
    Path manifest = path.resolve(RunFolder.MANIFEST);
    try {
      String identity = folder.identity();
      if (Manifest.isOne(manifest) && Manifest.isWhole(identity)) {
        return identity;
      }
    } catch (CharacterCodingException notText) {
      throw damaged(manifest);
    }
    throw damaged(manifest);
  }

  /**
   * Returns what a finished run came to.
   *
   * @param settings made from {@link #recorded}
   * @throws IOException if the folder cannot be read
   */
  public static RunResult result(Path folder, RunSettings settings) throws IOException {
    return new RunResult(settings, tallies(folder, settings.plan()));
  }

  /** Returns a finished run's statistics, one for each matchup of its plan. */
  static List<MatchupTally> tallies(Path folder, Plan plan) throws IOException {
    Path file = folder.resolve(RunFolder.TALLIES);
    List<MatchupTally> tallies = new ArrayList<>();
    try {
      String text = Files.readString(file);
      Iterator<String> lines = text.lines().iterator();
      while (lines.hasNext()) {
        tallies.add(MatchupTally.read(lines));
      }
      if (text.endsWith("\n") && tallies.size() == plan.matchups().size()) {
        return tallies;
      }
    } catch (InvalidInput e) {
      throw new InvalidInput(file + ": " + e.getMessage() + "; run it again with --overwrite");
    } catch (CharacterCodingException
        | IllegalArgumentException
        | IndexOutOfBoundsException
        | NegativeArraySizeException
        | ArithmeticException
        | NoSuchElementException e) {
      throw damaged(file);
    }
    throw damaged(file);
  }

  /** Returns what to say of a file of a run that cannot be read. */
  public static InvalidInput damaged(Path file) {
    return new InvalidInput(file + " is damaged or incomplete; play the run again");
  }
}
