package stacklab.sim.play;

/** Plays the games of a matchup; each thread has its own. */
public interface GameSource extends AutoCloseable {
  /**
   * Plays a game; the same numbers give the same game, whatever was played before.
   *
   * @param unit the number of the start or pair, from 1
   * @param reversed whether the agents have exchanged colours: the second game of a pair
   * @return the game, valid until the next call
   */
  GameRecord play(long unit, boolean reversed);

  @Override
  default void close() {}
}
