package stacklab.sim.run;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import stacklab.io.AtomicFile;
import stacklab.sim.Plan;
import stacklab.sim.tally.MatchupTally;

/**
 * A batch under way on disk: the rows of games so far, the tallies of finished matchups and a
 * checkpoint. A checkpoint is written only after the rows it counts have reached the disk, so that
 * whatever kills the process, rows beyond the last checkpoint are cut off and played again.
 */
final class Store extends TallySink implements AutoCloseable {
  private static final String CHECKPOINT = "checkpoint";
  static final String ROWS = "games.part";
  static final String INDEX = "chunks.part";

  private final Path folder;
  private final boolean indexed;
  private final FileChannel rows;
  private final FileChannel index;
  private final StringBuilder newIndex = new StringBuilder();
  private final long checkpointNanos;
  private final boolean takeTurns;
  private int current;
  private long nextChunk;
  private long lastCheckpoint = System.nanoTime();

  /**
   * Opens a store, going on from its checkpoint if it has one.
   *
   * @param part whether this is a shard: its rows have no header, and each chunk's length is kept
   */
  Store(Path folder, RunSettings settings, boolean part, Progress progress, long checkpointNanos)
      throws IOException {
    super(settings, progress);
    this.checkpointNanos = checkpointNanos;
    this.takeTurns = settings.plan().looking() == Plan.Looking.TOGETHER;
    this.folder = folder;
    this.indexed = part;
    this.rows = open(ROWS);
    this.index = open(INDEX);
    if (Files.exists(folder.resolve(CHECKPOINT))) {
      restore();
    } else {
      rows.truncate(0);
      index.truncate(0);
      if (!part) {
        AtomicFile.append(rows, settings.recording().header());
      }
    }
  }

  private FileChannel open(String name) throws IOException {
    return FileChannel.open(
        folder.resolve(name), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
  }

  private void restore() throws IOException {
    Iterator<String> lines = Files.readAllLines(folder.resolve(CHECKPOINT)).iterator();
    nextChunk = Long.parseLong(lines.next());
    restore(Long.parseLong(lines.next()));
    current = Integer.parseInt(lines.next());
    cut(rows, Long.parseLong(lines.next()), ROWS);
    cut(index, Long.parseLong(lines.next()), INDEX);
    restore(current, MatchupTally.read(lines));
    // Of matchups that follow one another the later ones have got ahead of the checkpoint.
    for (int m = 0; m < (takeTurns ? tallies().size() : current); m++) {
      if (m != current && Files.exists(tallyFile(m))) {
        restore(m, MatchupTally.read(Files.readAllLines(tallyFile(m)).iterator()));
      }
    }
  }

  private static void cut(FileChannel channel, long length, String name) throws IOException {
    if (channel.size() < length) {
      throw new IOException(
          "the unfinished run is damaged: "
              + name
              + " is shorter than when it was last written;"
              + " start again with --overwrite");
    }
    channel.truncate(length);
    channel.position(length);
  }

  private Path tallyFile(int matchup) {
    return folder.resolve("matchup-" + matchup + ".tally");
  }

  /** Returns the number of the first chunk that has not been taken. */
  long nextChunk() {
    return nextChunk;
  }

  @Override
  public void accept(ChunkResult result) throws IOException {
    Plan.Chunk chunk = result.chunk();
    if (current != chunk.matchup()) {
      goOnWith(chunk.matchup());
    }
    AtomicFile.append(rows, result.rows());
    if (indexed) {
      newIndex.append(chunk.index()).append(' ').append(result.rows().length).append('\n');
    }
    nextChunk = chunk.index() + 1;
    super.accept(result);
    if (System.nanoTime() - lastCheckpoint > checkpointNanos) {
      checkpoint();
    }
  }

  /**
   * Puts the current matchup's tally into its file. Where matchups take turns a checkpoint follows
   * at once: the tally in a file must never be further on than the checkpoint, unless it is that of
   * the current matchup, which the checkpoint holds itself.
   */
  private void goOnWith(int matchup) throws IOException {
    MatchupTally tally = tallies().get(current);
    if (tally.games() > 0) {
      List<String> lines = new ArrayList<>();
      tally.write(lines);
      AtomicFile.write(tallyFile(current), String.join("\n", lines) + "\n");
    }
    current = matchup;
    if (takeTurns) {
      checkpoint();
    }
  }

  /** Brings everything taken so far to the disk. */
  void checkpoint() throws IOException {
    AtomicFile.append(index, newIndex.toString().getBytes(StandardCharsets.US_ASCII));
    newIndex.setLength(0);
    rows.force(false);
    index.force(false);
    List<String> lines = new ArrayList<>();
    lines.add(Long.toString(nextChunk));
    lines.add(Long.toString(games()));
    lines.add(Integer.toString(current));
    lines.add(Long.toString(rows.position()));
    lines.add(Long.toString(index.position()));
    tallies().get(current).write(lines);
    AtomicFile.write(folder.resolve(CHECKPOINT), String.join("\n", lines) + "\n");
    lastCheckpoint = System.nanoTime();
  }

  @Override
  public void close() throws IOException {
    rows.close();
    index.close();
  }
}
