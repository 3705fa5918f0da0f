package stacklab.sim;

import java.util.ArrayList;
import java.util.List;
import stacklab.io.Experiment;
import stacklab.stats.stopping.Looks;

/**
 * What an experiment plays: matchups, cut into chunks of consecutive units. Chunks are numbered
 * from 0 in the order in which they are played; where they are cut depends on nothing but the
 * matchups and the looks, and no figure depends on it.
 *
 * @param matchups the matchups in order
 * @param seed the experiment's seed
 * @param commonStarts whether variants share starts and openings
 * @param detailed whether per-ply figures are kept
 * @param measuring of which games the positions are looked at, and what is counted
 * @param looking when the run is looked at to end it early
 */
public record Plan(
    List<Matchup> matchups,
    long seed,
    boolean commonStarts,
    boolean detailed,
    Experiment.Measuring measuring,
    Looking looking) {
  /** When a run is looked at, which decides in which order the chunks are played. */
  public enum Looking {
    /** Not before all games are played. */
    NEVER,
    /** Each matchup by itself: it is played to its end before the next one begins. */
    EACH,
    /** All together: every matchup is played to the first look, then all to the second. */
    TOGETHER
  }

  /** Units of a chunk of playouts: four blocks of 1,024, so that merging costs next to nothing. */
  private static final int PLAYOUT_UNITS = 4096;

  /** Units of a chunk of games between agents, few since each may take seconds. */
  private static final int AGENT_UNITS = 16;

  /** Copies the list. */
  public Plan {
    matchups = List.copyOf(matchups);
  }

  /** Makes a plan that is played to its end. */
  public Plan(
      List<Matchup> matchups,
      long seed,
      boolean commonStarts,
      boolean detailed,
      Experiment.Measuring measuring) {
    this(matchups, seed, commonStarts, detailed, measuring, Looking.NEVER);
  }

  /** Returns the same with other matchups. */
  public Plan withMatchups(List<Matchup> other) {
    return new Plan(other, seed, commonStarts, detailed, measuring, looking);
  }

  /** Returns the numbers of units after which a matchup is looked at; the last is all of them. */
  public Looks looks(Matchup matchup) {
    return looking == Looking.NEVER
        ? Looks.once(matchup.units())
        : Looks.doubling(Looks.USUAL_FIRST, matchup.units());
  }

  /**
   * Consecutive units of one matchup.
   *
   * @param index the chunk's number
   * @param matchup the matchup's number
   * @param from the first unit, from 1
   * @param to the last unit
   * @param stretch the units of the same matchup before the look that came before the chunk: none
   *     where there is none
   */
  public record Chunk(long index, int matchup, long from, long to, long stretch) {
    /** Returns whether there is no look and no other matchup between this chunk and another. */
    public boolean isNextTo(Chunk other) {
      return matchup == other.matchup && stretch == other.stretch;
    }
  }

  /** Returns whether the positions of a unit's games are looked at: only of the first units. */
  public boolean looksAtPositions(long unit) {
    return detailed && unit <= measuring.positionGames();
  }

  /** Returns the streams of a matchup. */
  public Streams streams(Matchup matchup) {
    return Streams.of(seed, matchup.variant().rulesHash(), commonStarts);
  }

  /** Returns the number of games of all matchups. */
  public long games() {
    return matchups.stream().mapToLong(Matchup::games).sum();
  }

  private static long chunkUnits(Matchup matchup) {
    return matchup.isPlayout() ? PLAYOUT_UNITS : AGENT_UNITS;
  }

  /**
   * Units of one matchup between two looks.
   *
   * @param after the units before them
   * @param to the last of them
   */
  private record Stretch(int matchup, long after, long to, long chunkUnits) {
    long chunks() {
      return (to - after + chunkUnits - 1) / chunkUnits;
    }

    Chunk chunk(long index, long within) {
      long from = after + within * chunkUnits + 1;
      return new Chunk(index, matchup, from, Math.min(to, from + chunkUnits - 1), after);
    }
  }

  /** Returns the stretches in the order in which they are played. */
  private List<Stretch> stretches() {
    List<Stretch> all = new ArrayList<>();
    if (looking != Looking.TOGETHER) {
      for (int m = 0; m < matchups.size(); m++) {
        all.addAll(stretches(m));
      }
      return all;
    }
    int left = 1;
    for (int look = 0; left > 0; look++) {
      left = 0;
      for (int m = 0; m < matchups.size(); m++) {
        List<Stretch> own = stretches(m);
        if (look < own.size()) {
          all.add(own.get(look));
          left++;
        }
      }
    }
    return all;
  }

  private List<Stretch> stretches(int number) {
    Matchup matchup = matchups.get(number);
    List<Stretch> stretches = new ArrayList<>();
    long after = 0;
    for (long look : looks(matchup).units()) {
      stretches.add(new Stretch(number, after, look, chunkUnits(matchup)));
      after = look;
    }
    return stretches;
  }

  /** Returns the number of chunks. */
  public long chunkCount() {
    return stretches().stream().mapToLong(Stretch::chunks).sum();
  }

  /** Returns a chunk by its number. */
  public Chunk chunk(long index) {
    long rest = index;
    for (Stretch stretch : stretches()) {
      if (rest < stretch.chunks()) {
        return stretch.chunk(index, rest);
      }
      rest -= stretch.chunks();
    }
    throw new IndexOutOfBoundsException("chunk " + index + " of " + chunkCount());
  }

  /** Returns the number of the first chunk after a look or of another matchup. */
  public long chunkAfter(Chunk chunk) {
    long before = 0;
    for (Stretch stretch : stretches()) {
      before += stretch.chunks();
      if (before > chunk.index()) {
        return before;
      }
    }
    return before;
  }

  /** Returns the pairings of all matchups with their variants, in the order of tables. */
  public List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (int m = 0; m < matchups.size(); m++) {
      rows.add(new Row(m, false));
      if (matchups.get(m).hasTwoPairings()) {
        rows.add(new Row(m, true));
      }
    }
    return rows;
  }

  /**
   * A pairing in the order of tables.
   *
   * @param matchup the matchup's number
   * @param reversed whether it is the pairing of the pairs' second games
   */
  public record Row(int matchup, boolean reversed) {}
}
