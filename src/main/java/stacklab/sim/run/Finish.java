package stacklab.sim.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import stacklab.io.AtomicFile;
import stacklab.sim.search.Search;

/**
 * Writes the files of a run whose games are over: each whole or not at all, those that are made of
 * the others late, the manifest last.
 */
final class Finish {
  private final RunFolder folder;
  private final RunResult result;
  private final String identity;

  Finish(RunFolder folder, RunResult result, String identity) {
    this.folder = folder;
    this.result = result;
    this.identity = identity;
  }

  /**
   * Writes everything.
   *
   * @param facts the manifest's lines about how it was run
   */
  void run(Shard shard, List<String> facts, Run.Extras extras) throws IOException {
    writeTallies();
    if (shard.isWhole()) {
      writeTables();
      if (result.settings().recording().games()) {
        move(Store.ROWS, result.settings().recording().fileName());
      }
      extras.write(result, folder.path());
    } else {
      move(Store.ROWS, Store.ROWS);
      move(Store.INDEX, Store.INDEX);
    }
    AtomicFile.write(folder.path().resolve(RunFolder.MANIFEST), Manifest.text(facts, identity));
  }

  private void writeTallies() throws IOException {
    List<String> lines = new ArrayList<>();
    result.tallies().forEach(tally -> tally.write(lines));
    AtomicFile.write(folder.path().resolve(RunFolder.TALLIES), String.join("\n", lines) + "\n");
  }

  private void writeTables() throws IOException {
    Path path = folder.path();
    Tables tables = new Tables(result);
    tables.writeSummary(path.resolve("summary.csv"));
    tables.writeComparisons(path.resolve("comparisons.csv"));
    if (result.settings().stop() instanceof Search search) {
      tables.writeSearch(path.resolve("search.csv"), search);
    }
    if (result.settings().plan().detailed()) {
      tables.writePlies(path.resolve("plies.csv"));
      tables.writeSpaces(path.resolve("spaces.csv"));
    }
  }

  private void move(String part, String name) throws IOException {
    Files.move(
        folder.progress().resolve(part),
        folder.path().resolve(name),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }
}
