package stacklab.sim.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import stacklab.io.goal.Goal;
import stacklab.rules.InvalidInput;
import stacklab.sim.Plan;
import stacklab.sim.compare.Comparisons;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.run.RunResult;
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
   * What came of a metric that was asked for.
   *
   * @param row the estimate with an interval that holds at every look
   * @param asked the distance asked for
   * @param inPoints whether the distance is in points of a hundred
   * @param known whether the metric is known to within the distance
   */
  public record Found(SummaryRow row, double asked, boolean inPoints, boolean known) {}

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
    return Comparisons.sides(plan, matchup, tally).stream()
        .allMatch(side -> found(side).stream().allMatch(Found::known));
  }

  private List<Found> found(Side side) {
    List<SummaryRow> rows = Summary.of(List.of(side), confidence);
    List<Found> found = new ArrayList<>();
    for (Map.Entry<String, Double> asked : goal.halfWidths().entrySet()) {
      SummaryRow row = Metrics.row(rows, asked.getKey());
      boolean known = Metrics.isKnown(row, asked.getValue());
      found.add(new Found(row, asked.getValue(), Metrics.isInPoints(row), known));
    }
    return found;
  }

  /** Returns what came of each metric asked for in each pairing that played, in their order. */
  public List<Found> found(RunResult result) {
    return result.sides().stream().flatMap(side -> found(side).stream()).toList();
  }

  /** Returns whether all of a run's matchups are looked at but once, at their last game. */
  public boolean looksOnce() {
    return plan.matchups().stream().allMatch(matchup -> plan.looks(matchup).isOne());
  }

  @Override
  public String text() {
    return Metrics.rule("until", goal.text());
  }
}
