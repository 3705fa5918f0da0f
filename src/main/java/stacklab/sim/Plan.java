package stacklab.sim;

import java.util.ArrayList;
import java.util.List;
import stacklab.io.Experiment;

/**
 * What an experiment plays: matchups, cut into chunks of consecutive units. Chunks are numbered
 * from 0 through all matchups in order; where they are cut depends on nothing but the matchups, and
 * no figure depends on it.
 *
 * @param matchups the matchups in order
 * @param seed the experiment's seed
 * @param commonStarts whether variants share starts and openings
 * @param detailed whether per-ply figures are kept
 * @param measuring of which games the positions are looked at, and what is counted
 */
public record Plan(
    List<Matchup> matchups,
    long seed,
    boolean commonStarts,
    boolean detailed,
    Experiment.Measuring measuring) {
  /** Units of a chunk of playouts: four blocks of 1,024, so that merging costs next to nothing. */
  private static final int PLAYOUT_UNITS = 4096;

  /** Units of a chunk of games between agents, few since each may take seconds. */
  private static final int AGENT_UNITS = 16;

  /** Copies the list. */
  public Plan {
    matchups = List.copyOf(matchups);
  }

  /**
   * Consecutive units of one matchup.
   *
   * @param index the chunk's number
   * @param matchup the matchup's number
   * @param from the first unit, from 1
   * @param to the last unit
   */
  public record Chunk(long index, int matchup, long from, long to) {}

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

  private static long chunks(Matchup matchup) {
    return (matchup.units() + chunkUnits(matchup) - 1) / chunkUnits(matchup);
  }

  /** Returns the number of chunks. */
  public long chunkCount() {
    return matchups.stream().mapToLong(Plan::chunks).sum();
  }

  /** Returns a chunk by its number. */
  public Chunk chunk(long index) {
    long rest = index;
    for (int m = 0; m < matchups.size(); m++) {
      Matchup matchup = matchups.get(m);
      if (rest < chunks(matchup)) {
        long from = rest * chunkUnits(matchup) + 1;
        return new Chunk(index, m, from, Math.min(matchup.units(), from + chunkUnits(matchup) - 1));
      }
      rest -= chunks(matchup);
    }
    throw new IndexOutOfBoundsException("chunk " + index + " of " + chunkCount());
  }

  /** Returns the number of the first chunk after those of a matchup. */
  public long chunkAfter(int matchup) {
    return matchups.subList(0, matchup + 1).stream().mapToLong(Plan::chunks).sum();
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
