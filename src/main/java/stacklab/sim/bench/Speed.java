package stacklab.sim.bench;

/**
 * How much was played in how much time.
 *
 * @param games finished games
 * @param plies plies of all games
 * @param legalMoves legal moves of all plies; 0 where they were not counted
 * @param seconds by the clock
 */
public record Speed(long games, long plies, long legalMoves, double seconds) {
  /** Returns games per second. */
  public double gamesPerSecond() {
    return games / seconds;
  }

  /** Returns plies per second. */
  public double pliesPerSecond() {
    return plies / seconds;
  }

  /** Returns the plies of a game on average. */
  public double pliesMean() {
    return (double) plies / games;
  }

  /** Returns the legal moves of a ply on average: all legal moves / all plies. */
  public double branchingMean() {
    return (double) legalMoves / plies;
  }
}
