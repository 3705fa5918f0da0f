package stacklab.sim.run;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stacklab.io.AtomicFile;
import stacklab.io.NamedVariant;
import stacklab.rules.InvalidInput;
import stacklab.sim.Matchup;
import stacklab.sim.Pairing;
import stacklab.sim.Plan;
import stacklab.sim.play.GameRecord;
import stacklab.sim.play.Replay;
import stacklab.sim.tally.MatchupTally;

/**
 * Writes a run folder of games that were played elsewhere, grouped by who played. Memory does not
 * grow with the number of games: rows wait on disk until all games are there.
 */
public final class RecordedRun implements AutoCloseable {
  private static final int MOST_PAIRINGS = 400;
  private static final String UNNAMED = "unnamed";
  private static final int BUFFER = 1 << 16;

  private final NamedVariant named;
  private final RunFolder folder;
  private final FileChannel lock;
  private final Plan plan;
  private final Instant started = Instant.now().truncatedTo(ChronoUnit.SECONDS);
  private final Map<Pairing, Part> parts = new LinkedHashMap<>();

  /** The games of one pairing. */
  private final class Part {
    final Pairing pairing;
    final MatchupTally tally = new MatchupTally(false);
    final GameRows rows;
    final Replay replay;
    final Path file;
    int waiting;

    Part(Pairing pairing, int number) {
      this.pairing = pairing;
      this.rows = GameRows.recorded(matchup(1));
      this.replay = new Replay(matchup(1).variant());
      this.file = folder.progress().resolve("pairing-" + number + ".part");
    }

    Matchup matchup(long games) {
      return RecordedGames.matchup(named, pairing, games);
    }

    void add(GameRecord game) throws IOException {
      if (game.winner == GameRecord.UNKNOWN) {
        tally.addUndecided(game);
      } else {
        tally.add(game, ChunkPlayer.halves(game, false));
      }
      if (plan.looksAtPositions(tally.games())) {
        replay.play(game);
        tally.add(game, false, replay);
      }
      rows.add(tally.games(), false, game);
      waiting += game.plies;
      if (waiting > BUFFER / 4) {
        flush();
      }
    }

    void flush() throws IOException {
      waiting = 0;
      Files.write(file, rows.take(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
  }

  /**
   * Makes the folder; what is in it stays until {@link #finish}.
   *
   * @param overwrite whether a run that is in it may be deleted
   * @throws InvalidInput if it holds something that may not be deleted
   * @throws RunFailure if another process writes to it
   */
  public RecordedRun(NamedVariant named, Path path, boolean overwrite) throws IOException {
    this.named = named;
    this.folder = new RunFolder(path);
    folder.checkNothingForeign();
    if (!folder.isFree() && !overwrite) {
      throw new InvalidInput(
          path + " holds a run; give another folder with --out, or --overwrite to replace it");
    }
    this.plan = RecordedGames.settings(UNNAMED, named, List.of(unnamed(named))).plan();
    this.lock = folder.lock();
    folder.clearProgress();
  }

  /** Stands for the games to come: what is measured does not depend on who played. */
  private static Matchup unnamed(NamedVariant named) {
    return RecordedGames.matchup(
        named, new Pairing(named.variant().firstSeat(), UNNAMED, UNNAMED), 1);
  }

  /**
   * Adds a game.
   *
   * @throws InvalidInput if there are more pairings than a table can show
   * @throws IOException if the disk cannot take it
   */
  public void add(Pairing pairing, GameRecord game) throws IOException {
    Part part = parts.get(pairing);
    if (part == null) {
      if (parts.size() == MOST_PAIRINGS) {
        throw new InvalidInput(
            "the games are of more than " + MOST_PAIRINGS + " pairings of players; import fewer");
      }
      part = new Part(pairing, parts.size());
      parts.put(pairing, part);
    }
    part.add(game);
  }

  /** Returns the number of games added. */
  public long games() {
    return parts.values().stream().mapToLong(part -> part.tally.games()).sum();
  }

  /**
   * Writes everything; there must be a game.
   *
   * @param name small letters, digits and hyphens
   * @param facts the manifest's lines about where the games are from
   */
  public RunResult finish(String name, List<String> facts, Run.Extras extras) throws IOException {
    List<Part> sorted = new ArrayList<>(parts.values());
    sorted.sort(Comparator.comparing(part -> part.pairing.text()));
    List<Matchup> matchups = sorted.stream().map(part -> part.matchup(part.tally.games())).toList();
    RunSettings settings = RecordedGames.settings(name, named, matchups);
    AtomicFile.write(folder.progress().resolve(Store.ROWS), out -> copyRows(sorted, out));
    RunResult result = new RunResult(settings, sorted.stream().map(part -> part.tally).toList());
    folder.clearResults();
    String identity = Manifest.recorded(settings, RecordedGames.text(matchups));
    new Finish(folder, result, identity).run(Shard.WHOLE, facts(name, facts), extras);
    folder.removeProgress();
    return result;
  }

  private List<String> facts(String name, List<String> facts) {
    List<String> all = new ArrayList<>();
    all.add("name: " + name);
    all.addAll(facts);
    all.add("commit: " + Build.commit());
    all.add("jdk: \"" + Runtime.version() + "\"");
    all.add("started: " + started);
    all.add("finished: " + Instant.now().truncatedTo(ChronoUnit.SECONDS));
    return all;
  }

  private static void copyRows(List<Part> parts, OutputStream out) throws IOException {
    out.write(GameRows.header(true).getBytes(StandardCharsets.UTF_8));
    for (Part part : parts) {
      part.flush();
      Files.copy(part.file, out);
    }
  }

  /** Lets other processes into the folder; removes what is not finished. */
  @Override
  public void close() throws IOException {
    try {
      folder.removeProgress();
      if (!folder.isFinished()) {
        removeIfEmpty(folder.path());
      }
    } finally {
      lock.close();
    }
  }

  private static void removeIfEmpty(Path path) throws IOException {
    try {
      Files.delete(path);
    } catch (DirectoryNotEmptyException keep) {
      // There is more in it than this run.
    }
  }
}
