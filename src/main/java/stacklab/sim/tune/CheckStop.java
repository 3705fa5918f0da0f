package stacklab.sim.tune;

import java.util.List;
import stacklab.sim.run.Stop;
import stacklab.sim.tally.MatchupTally;
import stacklab.stats.ResultCounts;
import stacklab.stats.stopping.Looks;
import stacklab.stats.stopping.ThresholdTest;

/** Ends the match of new weights against old ones as soon as it is clear which are better. */
final class CheckStop implements Stop {
  private static final long FIRST_LOOK = 16;

  private final ThresholdTest test;

  CheckStop(long mostPairs) {
    this.test = new ThresholdTest(0.5, Looks.doubling(FIRST_LOOK, mostPairs), Tuned.CONFIDENCE);
  }

  ThresholdTest.State state(ResultCounts pairs) {
    return test.of(pairs);
  }

  @Override
  public boolean isDue(List<MatchupTally> tallies) {
    return state(tallies.get(0).pairResults()).verdict() != ThresholdTest.Verdict.OPEN;
  }

  @Override
  public String text() {
    return "better or worse than 1/2";
  }
}
