package stacklab.sim.run;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import stacklab.rules.InvalidInput;

/**
 * A run's folder on disk. While the run goes on it holds only {@code progress/}; the manifest is
 * written last, so a folder with a manifest is finished.
 */
final class RunFolder {
  static final String MANIFEST = "manifest.yaml";
  static final String TALLIES = "tallies.txt";
  private static final String PROGRESS = "progress";
  private static final String EXPERIMENT = "experiment.yaml";
  private static final String LOCK = "lock";
  private static final List<String> OWN =
      List.of(
          MANIFEST,
          TALLIES,
          PROGRESS,
          "games.csv",
          "games.csv.gz",
          "games.part",
          "chunks.part",
          "summary.csv",
          "comparisons.csv",
          "search.csv",
          "plies.csv",
          "matches.csv",
          "ladder.csv",
          "ladder-comparisons.csv",
          "spaces.csv",
          "charts",
          "report.html");

  private final Path path;

  RunFolder(Path path) {
    this.path = path;
  }

  Path path() {
    return path;
  }

  Path progress() {
    return path.resolve(PROGRESS);
  }

  Path experiment() {
    return progress().resolve(EXPERIMENT);
  }

  boolean isFinished() {
    return Files.exists(path.resolve(MANIFEST));
  }

  boolean isUnfinished() {
    return !isFinished() && Files.exists(experiment());
  }

  /** Returns whether there is nothing that a new run would have to mind. */
  boolean isFree() throws IOException {
    return !Files.exists(path) || (foreign().isEmpty() && !isFinished() && !isUnfinished());
  }

  /** Returns the names in the folder that no run writes. */
  List<String> foreign() throws IOException {
    try (Stream<Path> entries = Files.list(path)) {
      return entries
          .map(entry -> entry.getFileName().toString())
          .filter(name -> !OWN.contains(name))
          .filter(name -> !(name.startsWith(".") && name.endsWith(".part")))
          .sorted()
          .toList();
    }
  }

  /**
   * Checks that this is a folder in which nothing lies that no run wrote.
   *
   * @throws InvalidInput if it is not
   */
  void checkNothingForeign() throws IOException {
    if (Files.exists(path) && !Files.isDirectory(path)) {
      throw new InvalidInput(path + " is a file; give a folder with --out");
    }
    List<String> foreign = Files.exists(path) ? foreign() : List.of();
    if (!foreign.isEmpty()) {
      throw new InvalidInput(
          path
              + " holds '"
              + foreign.get(0)
              + "', which no run wrote; give an empty or new"
              + " folder with --out");
    }
  }

  /** Returns the identity of the finished or unfinished run in the folder. */
  String identity() throws IOException {
    return Manifest.identityIn(
        Files.readString(isFinished() ? path.resolve(MANIFEST) : experiment()));
  }

  /** Deletes what a run has written, the manifest first, so that no half folder looks finished. */
  void clear() throws IOException {
    clearResults();
    clearProgress();
  }

  /** Deletes what a finished run has written, the manifest first. */
  void clearResults() throws IOException {
    for (String name : OWN) {
      if (!name.equals(PROGRESS)) {
        delete(path.resolve(name));
      }
    }
  }

  /** Deletes what a run under way has written. */
  void clearProgress() throws IOException {
    if (Files.isDirectory(progress())) {
      try (Stream<Path> entries = Files.list(progress())) {
        for (Path entry : entries.filter(e -> !e.endsWith(LOCK)).toList()) {
          delete(entry);
        }
      }
    }
  }

  private static void delete(Path file) throws IOException {
    if (Files.isDirectory(file)) {
      try (Stream<Path> entries = Files.list(file)) {
        for (Path entry : entries.toList()) {
          delete(entry);
        }
      }
    }
    Files.deleteIfExists(file);
  }

  /** Removes the folder of the run under way, once everything in it has found its place. */
  void removeProgress() throws IOException {
    delete(progress());
  }

  /**
   * Makes the folder and keeps other processes out of it until the result is closed.
   *
   * @throws RunFailure if another process is in it
   */
  FileChannel lock() throws IOException {
    Files.createDirectories(progress());
    FileChannel channel =
        FileChannel.open(
            progress().resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    FileLock lock;
    try {
      lock = channel.tryLock();
    } catch (OverlappingFileLockException e) {
      lock = null;
    }
    if (lock == null) {
      channel.close();
      throw new RunFailure(
          "another run is writing to " + path + "; wait for it, or give another folder with --out");
    }
    return channel;
  }
}
