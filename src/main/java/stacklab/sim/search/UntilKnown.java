package stacklab.sim.search;

import java.util.List;
import java.util.Map;
import stacklab.io.goal.Goal;
import stacklab.rules.InvalidInput;
import stacklab.sim.Plan;
import stacklab.sim.compare.Comparisons;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.run.Stop;
import stacklab.sim.run.Summary;
import stacklab.sim.run.SummaryRow;
import stacklab.sim.tally.MatchupTally;
import stacklab.stats.stopping.Looks;

/**
 * Ends each matchup as soon as every metric asked for is known well enough in each of its pairings:
 * the interval, made so that it holds at every look, is no wider than asked.
 */
public final class UntilKnown implements Stop {
  private final Goal.Until goal;
  private final Plan plan;
  private final double confidence;

  /**
   * Makes the rule.
   *
   * @throws InvalidInput if a metric is none, or has no estimate in a pairing whatever is played
   */
  public UntilKnown(Goal.Until goal, Plan plan, double confidence) {
    this.goal = goal;
    this.plan = plan;
    this.confidence = confidence;
    Metrics.check("until", goal.halfWidths().keySet(), plan);
  }

  @Override
  public boolean isDue(List<MatchupTally> tallies) {
    return false;
  }

  @Override
  public boolean isDone(int matchup, List<MatchupTally> tallies) {
    MatchupTally tally = tallies.get(matchup);
    Looks looks = plan.looks(plan.matchups().get(matchup));
    return looks.isLook(tally.units()) && isKnown(matchup, tally);
  }

  private boolean isKnown(int matchup, MatchupTally tally) {
    for (Side side : Comparisons.sides(plan, matchup, tally)) {
      List<SummaryRow> rows = Summary.of(List.of(side), confidence);
      for (Map.Entry<String, Double> asked : goal.halfWidths().entrySet()) {
        if (!Metrics.isKnown(Metrics.row(rows, asked.getKey()), asked.getValue())) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public String text() {
    return Metrics.rule("until", goal.text());
  }
}
