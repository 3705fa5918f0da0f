package stacklab.sim.search;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stacklab.io.goal.Goal;
import stacklab.rules.InvalidInput;
import stacklab.sim.Plan;
import stacklab.sim.compare.Comparisons;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.Summary;
import stacklab.sim.run.SummaryRow;
import stacklab.sim.tally.MatchupTally;
import stacklab.stats.Decimal;
import stacklab.stats.Interval;

/**
 * Finds the variants all of whose metrics lie in given ranges. A variant is played until it is sure
 * that they do, or that one does not; with the confidence of the experiment no verdict of the whole
 * search is wrong: the error rate is divided among all variants, pairings and metrics (Bonferroni),
 * and every interval holds at every look.
 */
public final class FindRule implements Search {
  private static final String MEETS = "meets";
  private static final String FAILS = "fails";

  private final Goal.Find goal;
  private final Plan plan;
  private final double corrected;

  /**
   * Makes the rule.
   *
   * @throws InvalidInput if a metric is none, or has no estimate in a pairing whatever is played
   */
  public FindRule(Goal.Find goal, Plan plan, double confidence) {
    this.goal = goal;
    this.plan = plan;
    this.corrected = 1 - (1 - confidence) / plan.rows().size() / goal.ranges().size();
    Metrics.check("find", goal.ranges().keySet(), plan);
    Map<String, List<Double>> wanted = new LinkedHashMap<>();
    goal.ranges().forEach((metric, r) -> wanted.put(metric, List.of(r.low(), r.high())));
    Metrics.checkValues("find", wanted);
  }

  @Override
  public boolean isDone(int matchup, List<MatchupTally> tallies) {
    MatchupTally tally = tallies.get(matchup);
    return plan.looks(plan.matchups().get(matchup)).isLook(tally.units())
        && Comparisons.sides(plan, matchup, tally).stream()
            .noneMatch(side -> verdict(side).equals(OPEN));
  }

  private String verdict(Side side) {
    return answers(side).get(0).verdict();
  }

  private List<Answer> answers(Side side) {
    List<SummaryRow> rows = Summary.of(List.of(side), corrected);
    List<Answer> answers = new ArrayList<>();
    for (Map.Entry<String, Goal.Range> wanted : goal.ranges().entrySet()) {
      SummaryRow row = Metrics.row(rows, wanted.getKey());
      answers.add(new Answer(row, text(wanted.getValue()), judge(row, wanted.getValue()), ""));
    }
    List<String> metrics = answers.stream().map(Answer::metric).toList();
    String verdict = metrics.contains(FAILS) ? FAILS : metrics.contains(OPEN) ? OPEN : MEETS;
    return answers.stream().map(a -> new Answer(a.row(), a.wanted(), a.metric(), verdict)).toList();
  }

  private static String judge(SummaryRow row, Goal.Range range) {
    Interval bounds = Metrics.bounds(row);
    double low = bounds.low();
    double high = bounds.high();
    if (range.low() <= low && high <= range.high()) {
      return MEETS;
    }
    return high < range.low() || low > range.high() ? FAILS : OPEN;
  }

  private static String text(Goal.Range range) {
    return Decimal.of(range.low()) + " to " + Decimal.of(range.high());
  }

  @Override
  public List<Answer> answers(RunResult result) {
    return result.sides().stream().flatMap(side -> answers(side).stream()).toList();
  }

  @Override
  public String text() {
    return Metrics.rule("find", goal.text());
  }
}
