package stacklab.sim.run;

/** Is told how far a run has come. */
public interface Progress {
  /** Listens to nothing. */
  Progress NONE = new Progress() {};

  /**
   * Is called once before the first game.
   *
   * @param total the number of games that will have been played at the end
   * @param done the number played already by a run that is continued
   */
  default void begun(long total, long done) {}

  /** Is called before the first game of each matchup that is played, by its number in the plan. */
  default void matchup(int number) {}

  /** Is called now and then with the number of games played. */
  default void played(long games) {}

  /** Is called when the games are over and the files are being written. */
  default void writing() {}
}
