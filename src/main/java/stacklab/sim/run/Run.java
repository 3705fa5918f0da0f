package stacklab.sim.run;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import stacklab.io.AtomicFile;
import stacklab.rules.InvalidInput;
import stacklab.sim.Plan;

/**
 * Plays an experiment, or a shard of one, into a run folder. Whatever stops it, the folder holds
 * either nothing, a run that can be resumed, or a finished run.
 */
public final class Run {
  private final RunSettings settings;
  private final RunFolder folder;
  private final Crew crew;
  private final Shard shard;
  private final String identity;
  private long checkpointNanos = 2_000_000_000L;

  /** Makes a run; nothing is touched until {@link #execute}. */
  public Run(RunSettings settings, Path folder, int threads, Shard shard) {
    this(settings, folder, new Threads(threads), shard);
  }

  /** Makes a run that others play; nothing is touched until {@link #execute}. */
  public Run(RunSettings settings, Path folder, Crew crew, Shard shard) {
    this.settings = settings;
    this.folder = new RunFolder(folder);
    this.crew = crew;
    this.shard = shard;
    this.identity = Manifest.identity(settings, shard);
    if (!shard.isWhole() && settings.plan().looking() != Plan.Looking.NEVER) {
      throw new InvalidInput(
          "--shard "
              + shard.text()
              + ": a run that may end early decides on all games so far, which a part does not see;"
              + " run it whole, or take `"
              + settings.stop().text().replaceFirst(" .*", "")
              + "` out");
    }
  }

  /** Brings results to the disk this often; for tests. */
  Run withCheckpointEvery(long nanos) {
    checkpointNanos = nanos;
    return this;
  }

  /** What to do with a run that is in the folder already. */
  public enum Mode {
    /** Begin, and refuse where an unfinished or another run is. */
    BEGIN,
    /** Go on with an unfinished run of the same experiment. */
    RESUME,
    /** Delete what is there and begin. */
    OVERWRITE
  }

  /** Writes further files into the folder, made of those in it, before the run is finished. */
  @FunctionalInterface
  public interface Extras {
    /** Writes nothing. */
    Extras NONE = (result, folder) -> {};

    /** Writes files, each whole or not at all. */
    void write(RunResult result, Path folder) throws IOException;
  }

  /** Returns whether the folder holds this very run, finished. */
  public boolean isFinished() throws IOException {
    return folder.isFinished() && folder.identity().equals(identity);
  }

  /** Returns whether the folder holds a run that can be resumed. */
  public boolean isUnfinished() {
    return folder.isUnfinished();
  }

  /**
   * Returns what a finished run in the folder came to.
   *
   * @throws IOException if the folder cannot be read
   */
  public RunResult finished() throws IOException {
    return new RunResult(settings, FinishedRun.tallies(folder.path(), settings.plan()));
  }

  /**
   * Plays the games and writes the folder.
   *
   * @return what the run came to
   * @throws InvalidInput if the folder holds something that the mode does not allow for
   * @throws RunFailure if another process writes to the folder
   * @throws IOException if a file cannot be read or written
   * @throws InterruptedException if this thread was interrupted; the run can then be resumed
   */
  public RunResult execute(Mode mode, Progress progress, Extras extras)
      throws IOException, InterruptedException {
    checkFolder(mode);
    try (FileChannel lock = folder.lock()) {
      assert lock.isOpen();
      checkFolder(mode);
      if (mode != Mode.OVERWRITE && isFinished()) {
        folder.removeProgress();
        return finished();
      }
      if (mode == Mode.OVERWRITE) {
        folder.clear();
      }
      if (!folder.isUnfinished()) {
        AtomicFile.write(folder.experiment(), identity);
      }
      RunResult result = play(progress, extras);
      folder.removeProgress();
      return result;
    }
  }

  private void checkFolder(Mode mode) throws IOException {
    folder.checkNothingForeign();
    if (folder.isFree()) {
      return;
    }
    if (mode == Mode.OVERWRITE) {
      return;
    }
    List<String> differences = Manifest.differences(folder.identity(), identity);
    String state = folder.isFinished() ? "a finished run" : "an unfinished run";
    if (!differences.isEmpty()) {
      throw new InvalidInput(
          folder.path()
              + " holds "
              + state
              + " of something else ("
              + String.join("; ", differences)
              + "); give another folder with --out, or --overwrite to replace it");
    }
    if (mode == Mode.BEGIN && !folder.isFinished()) {
      throw new InvalidInput(
          folder.path()
              + " holds an unfinished run of this experiment; --resume continues it,"
              + " --overwrite begins again");
    }
  }

  private RunResult play(Progress progress, Extras extras)
      throws IOException, InterruptedException {
    Instant started = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    moveBack(settings.recording().fileName(), Store.ROWS);
    moveBack(Store.ROWS, Store.ROWS);
    moveBack(Store.INDEX, Store.INDEX);
    try (Store store =
        new Store(folder.progress(), settings, !shard.isWhole(), progress, checkpointNanos)) {
      progress.begun(shardGames(), store.games());
      crew.play(settings, shard, store.nextChunk(), store);
      store.checkpoint();
      progress.writing();
      RunResult result = new RunResult(settings, store.tallies());
      new Finish(folder, result, identity).run(shard, facts(started), extras);
      return result;
    }
  }

  private long shardGames() {
    long games = 0;
    for (long c = shard.next(0); c < settings.plan().chunkCount(); c = shard.next(c + 1)) {
      if (shard.isWhole()) {
        return settings.plan().games();
      }
      var chunk = settings.plan().chunk(c);
      boolean paired = settings.plan().matchups().get(chunk.matchup()).isPaired();
      games += (chunk.to() - chunk.from() + 1) * (paired ? 2 : 1);
    }
    return games;
  }

  /** Undoes the moves of {@link Finish} for a run that died before its manifest was written. */
  private void moveBack(String name, String part) throws IOException {
    if (Files.exists(folder.path().resolve(name))) {
      Files.move(folder.path().resolve(name), folder.progress().resolve(part));
    }
  }

  private List<String> facts(Instant started) {
    boolean reproducible =
        settings.plan().matchups().stream()
            .allMatch(m -> m.white().reproducible() && m.black().reproducible());
    return List.of(
        "name: " + settings.name(),
        "seed: " + settings.plan().seed(),
        "commit: " + Build.commit(),
        "jdk: \"" + Runtime.version() + "\"",
        crew.fact(),
        "started: " + started,
        "finished: " + Instant.now().truncatedTo(ChronoUnit.SECONDS),
        "reproducible: "
            + (reproducible
                ? "yes"
                : "no, since agents have a budget of time or are other programs"));
  }
}
