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
import stacklab.sim.run.Summary;
import stacklab.sim.run.SummaryRow;
import stacklab.sim.tally.MatchupTally;
import stacklab.stats.Interval;

/**
 * Finds the variant that is best in a metric by successive elimination: all are played to a look,
 * those that are surely worse than another are dropped, the others go on to the next look. With the
 * confidence of the experiment the best one is never dropped: the intervals of all variants hold
 * together (Bonferroni) and at every look. Pairings are contests of their own.
 */
public final class Elimination implements Search {
  private static final String BEST = "best";
  private static final String OUT = "dropped";

  private final Goal.Eliminate goal;
  private final Plan plan;
  private final double corrected;

  /** How far a side is from what is best; less is better. */
  private record Standing(Side side, SummaryRow row, double low, double high) {
    boolean isRivalOf(Standing other) {
      return side.pairing().equals(other.side.pairing()) && !row.equals(other.row);
    }
  }

  /**
   * Makes the rule.
   *
   * @throws InvalidInput if the metric is none, or has no estimate in a pairing
   */
  public Elimination(Goal.Eliminate goal, Plan plan, double confidence) {
    this.goal = goal;
    this.plan = plan;
    this.corrected = 1 - (1 - confidence) / plan.rows().size();
    Metrics.check("eliminate", List.of(goal.metric()), plan);
    if (goal.best().sign() == 0) {
      Metrics.checkValues("eliminate", Map.of(goal.metric(), List.of(goal.best().value())));
    }
  }

  @Override
  public boolean isDone(int matchup, List<MatchupTally> tallies) {
    MatchupTally tally = tallies.get(matchup);
    if (!plan.looks(plan.matchups().get(matchup)).isLook(tally.units())) {
      return false;
    }
    List<Standing> all = standings(Comparisons.sides(plan, tallies));
    List<String> verdicts = new ArrayList<>();
    for (Standing one : all) {
      if (one.side.matchup().equals(plan.matchups().get(matchup))) {
        verdicts.add(verdict(one, all));
      }
    }
    return !verdicts.contains(OPEN);
  }

  private List<Standing> standings(List<Side> sides) {
    return sides.stream().map(this::standing).toList();
  }

  private Standing standing(Side side) {
    SummaryRow row = Metrics.row(Summary.of(List.of(side), corrected), goal.metric());
    Interval bounds = Metrics.bounds(row);
    double low = bounds.low();
    double high = bounds.high();
    Goal.Best best = goal.best();
    if (best.sign() > 0) {
      return new Standing(side, row, low, high);
    }
    if (best.sign() < 0) {
      return new Standing(side, row, -high, -low);
    }
    double toLow = Math.abs(low - best.value());
    double toHigh = Math.abs(high - best.value());
    boolean inside = low <= best.value() && best.value() <= high;
    return new Standing(side, row, inside ? 0 : Math.min(toLow, toHigh), Math.max(toLow, toHigh));
  }

  private static String verdict(Standing one, List<Standing> all) {
    List<Standing> rivals = all.stream().filter(other -> other.isRivalOf(one)).toList();
    if (rivals.stream().anyMatch(other -> other.high < one.low)) {
      return OUT;
    }
    return rivals.stream().allMatch(other -> one.high < other.low) ? BEST : OPEN;
  }

  @Override
  public List<Answer> answers(RunResult result) {
    List<Standing> all = standings(result.sides());
    return all.stream()
        .map(
            one -> {
              String verdict = verdict(one, all);
              return new Answer(one.row, goal.best().text(), verdict, verdict);
            })
        .toList();
  }

  @Override
  public String text() {
    return Metrics.rule("eliminate", goal.text());
  }
}
