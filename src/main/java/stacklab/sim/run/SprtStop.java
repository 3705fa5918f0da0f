package stacklab.sim.run;

import java.util.List;
import stacklab.sim.tally.MatchupTally;
import stacklab.stats.Decimal;
import stacklab.stats.ResultCounts;
import stacklab.stats.rating.Sprt;

/**
 * Stops a match of two agents when a sequential test of their pairs is decided. The test is looked
 * at after each chunk of pairs; looking less often than after each pair makes no more errors.
 *
 * @param test the hypotheses and error rates
 */
public record SprtStop(Sprt test) implements Stop {
  @Override
  public boolean isDue(List<MatchupTally> tallies) {
    return state(tallies.get(0).unitResults()).decision() != Sprt.Decision.CONTINUE;
  }

  /** Returns what the test says of these results of pairs, or of games of an agent with itself. */
  public Sprt.State state(ResultCounts units) {
    return test.of(units);
  }

  @Override
  public String text() {
    return "sprt elo0="
        + Decimal.of(test.elo0())
        + ",elo1="
        + Decimal.of(test.elo1())
        + ",alpha="
        + Decimal.of(test.alpha())
        + ",beta="
        + Decimal.of(test.beta());
  }
}
