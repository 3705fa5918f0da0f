package stacklab.sim.search;

import stacklab.io.goal.Goal;
import stacklab.rules.InvalidInput;
import stacklab.sim.Plan;
import stacklab.sim.run.RunSettings;
import stacklab.sim.run.Stop;

/** How a run comes to an end that has a goal. */
public final class Goals {
  private Goals() {}

  /** Returns when a run with a goal is looked at. */
  public static Plan.Looking looking(Goal goal) {
    if (goal == Goal.NONE) {
      return Plan.Looking.NEVER;
    }
    return goal instanceof Goal.Eliminate ? Plan.Looking.TOGETHER : Plan.Looking.EACH;
  }

  /**
   * Returns the rule that ends a run with a goal.
   *
   * @throws InvalidInput if the goal names a metric that there is not
   */
  public static Stop stop(Goal goal, RunSettings settings) {
    if (goal instanceof Goal.Until until) {
      return new UntilKnown(until, settings.plan(), settings.confidence());
    }
    if (goal instanceof Goal.Find find) {
      return new FindRule(find, settings.plan(), settings.confidence());
    }
    if (goal instanceof Goal.Eliminate eliminate) {
      return new Elimination(eliminate, settings.plan(), settings.confidence());
    }
    return Stop.NEVER;
  }
}
