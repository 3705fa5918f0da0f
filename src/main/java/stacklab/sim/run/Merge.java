package stacklab.sim.run;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import stacklab.io.AtomicFile;
import stacklab.rules.InvalidInput;
import stacklab.sim.tally.MatchupTally;

/**
 * Joins the folders of all shards of an experiment into the folder that one run would have made.
 */
public final class Merge {
  private final List<Path> parts = new ArrayList<>();
  private final RunSettings settings;
  private final String identity;

  /**
   * Checks the shards.
   *
   * @param folders one folder a shard, in any order
   * @param reader makes an experiment, as resolved, ready to be run; told whether games.csv is
   *     compressed
   * @throws InvalidInput if they are not all the shards of one experiment
   * @throws IOException if a folder cannot be read
   */
  public Merge(List<Path> folders, Function<FinishedRun.Recorded, RunSettings> reader)
      throws IOException {
    Path[] byIndex = null;
    String common = null;
    for (Path path : folders) {
      String found = FinishedRun.identity(path);
      Shard shard = shard(path, found);
      String withoutShard = found.replaceFirst("shard: .*", "shard: none");
      if (common == null) {
        common = withoutShard;
        byIndex = new Path[shard.of()];
      }
      if (!common.equals(withoutShard) || shard.of() != byIndex.length) {
        List<String> differences = Manifest.differences(common, withoutShard);
        throw new InvalidInput(
            path
                + " is a shard of another run than "
                + folders.get(0)
                + ": "
                + (differences.isEmpty()
                    ? "one is of " + byIndex.length + ", the other of " + shard.of()
                    : String.join("; ", differences)));
      }
      if (byIndex[shard.index() - 1] != null) {
        throw new InvalidInput(
            path + " and " + byIndex[shard.index() - 1] + " are both shard " + shard.text());
      }
      byIndex[shard.index() - 1] = path;
    }
    for (int i = 0; byIndex != null && i < byIndex.length; i++) {
      if (byIndex[i] == null) {
        throw new InvalidInput(
            "shard " + (i + 1) + "/" + byIndex.length + " is missing; give the folders of all");
      }
      parts.add(byIndex[i]);
    }
    this.settings = reader.apply(FinishedRun.recorded(parts.get(0)));
    this.identity = Manifest.identity(settings, Shard.WHOLE);
  }

  private static Shard shard(Path path, String identity) {
    String text = Manifest.value(identity, "shard");
    if (text.equals("none")) {
      throw new InvalidInput(path + " is a whole run, not a shard; there is nothing to merge");
    }
    return Shard.parse(text);
  }

  /** Returns the experiment. */
  public RunSettings settings() {
    return settings;
  }

  /**
   * Writes the joined folder.
   *
   * @throws InvalidInput if the folder holds anything else and {@code overwrite} is not given
   * @throws IOException if a file cannot be read or written
   */
  public RunResult into(Path path, boolean overwrite, Run.Extras extras) throws IOException {
    RunFolder folder = new RunFolder(path);
    if (!folder.isFree() && !overwrite) {
      throw new InvalidInput(
          path + " is not empty; give another folder with --out, or --overwrite to replace a run");
    }
    try (FileChannel lock = folder.lock()) {
      assert lock.isOpen();
      folder.clear();
      AtomicFile.write(folder.experiment(), identity);
      RunResult result = new RunResult(settings, tallies());
      AtomicFile.write(folder.progress().resolve(Store.ROWS), this::copyRows);
      List<String> facts =
          List.of(
              "name: " + settings.name(),
              "seed: " + settings.plan().seed(),
              "commit: " + Build.commit(),
              "merged-from: " + parts.size());
      new Finish(folder, result, identity).run(Shard.WHOLE, facts, extras);
      folder.removeProgress();
      return result;
    }
  }

  private List<MatchupTally> tallies() throws IOException {
    List<MatchupTally> joined = null;
    for (Path part : parts) {
      List<MatchupTally> tallies = FinishedRun.tallies(part, settings.plan());
      if (joined == null) {
        joined = tallies;
      } else {
        for (int m = 0; m < joined.size(); m++) {
          joined.get(m).merge(tallies.get(m));
        }
      }
    }
    return joined;
  }

  /** Copies the rows chunk by chunk: chunk c is the next one of shard c modulo their number. */
  private void copyRows(OutputStream out) throws IOException {
    List<InputStream> rows = new ArrayList<>();
    List<BufferedReader> lengths = new ArrayList<>();
    try {
      for (Path part : parts) {
        rows.add(Files.newInputStream(part.resolve(Store.ROWS)));
        lengths.add(Files.newBufferedReader(part.resolve(Store.INDEX)));
      }
      out.write(settings.recording().header());
      for (long chunk = 0; chunk < settings.plan().chunkCount(); chunk++) {
        int part = (int) (chunk % parts.size());
        String line = lengths.get(part).readLine();
        if (line == null || !line.startsWith(chunk + " ")) {
          throw new IOException(
              parts.get(part) + " is damaged: chunk " + chunk + " is not in its list");
        }
        copy(rows.get(part), Integer.parseInt(line.substring(line.indexOf(' ') + 1)), out);
      }
    } finally {
      for (InputStream stream : rows) {
        stream.close();
      }
      for (BufferedReader reader : lengths) {
        reader.close();
      }
    }
  }

  private static void copy(InputStream in, int length, OutputStream out) throws IOException {
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new IOException("a shard is damaged: its rows are shorter than its list says");
    }
    out.write(bytes);
  }
}
