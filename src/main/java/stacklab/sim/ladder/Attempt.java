package stacklab.sim.ladder;

import stacklab.stats.ResultCounts;
import stacklab.stats.stopping.ThresholdTest.State;
import stacklab.stats.stopping.ThresholdTest.Verdict;

/**
 * An agent's match against the level below.
 *
 * @param agent the agent's text
 * @param below the text of the level's agent
 * @param tried how many agents were tried against that level, this one included
 * @param pairs the agent's results in the pairs, in steps of a quarter
 * @param distinct the number of different games
 * @param state what follows
 */
public record Attempt(
    String agent, String below, int tried, ResultCounts pairs, long distinct, State state) {
  /** Returns whether the agent is the next level. */
  public boolean isLevel() {
    return state.verdict() == Verdict.ABOVE;
  }

  /** Returns what follows in words, as in ladder.csv. */
  public String verdict() {
    return switch (state.verdict()) {
      case ABOVE -> "level";
      case BELOW -> "no level";
      case UNDECIDED -> "not decided";
      case OPEN -> "not finished";
    };
  }
}
