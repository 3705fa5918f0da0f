package stacklab.sim.run;

import java.util.List;
import stacklab.sim.Plan;
import stacklab.sim.tally.MatchupTally;

/**
 * When a run may end before all its games are played. It is asked after every chunk, in the plan's
 * order and about nothing but the games of the chunks so far, so that it ends at the same game
 * whatever the number of threads, interrupted or not.
 */
public interface Stop {
  /** Plays all games. */
  Stop NEVER =
      new Stop() {
        @Override
        public boolean isDue(List<MatchupTally> tallies) {
          return false;
        }

        @Override
        public String text() {
          return "never";
        }
      };

  /** Returns whether enough has been played. */
  boolean isDue(List<MatchupTally> tallies);

  /**
   * Returns whether no more games of a matchup are wanted, maybe none at all. It is asked before
   * each chunk, when those of all matchups before this one have been played.
   */
  default boolean isDone(int matchup, List<MatchupTally> tallies) {
    return false;
  }

  /**
   * Returns whether a chunk is not wanted, nor any other of its matchup after it: its matchup is
   * done, or was so at an earlier look and has not been played since.
   */
  default boolean isDone(Plan.Chunk chunk, List<MatchupTally> tallies) {
    return tallies.get(chunk.matchup()).units() < chunk.stretch()
        || isDone(chunk.matchup(), tallies);
  }

  /** Returns the rule in a line: what two runs must have in common to be the same. */
  String text();
}
