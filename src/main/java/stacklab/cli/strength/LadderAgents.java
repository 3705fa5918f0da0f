package stacklab.cli.strength;

import java.util.List;
import stacklab.agent.AgentSpec;
import stacklab.rules.InvalidInput;
import stacklab.sim.ladder.Ladder;

/** Reads which agents may become levels of a ladder. */
final class LadderAgents {
  private static final long LOWEST_NODES = 100;
  private static final long LOWEST_ITERATIONS = 16;
  private static final long USUAL_RANGE = 64;
  private static final long MOST = 1_000_000_000;

  private LadderAgents() {}

  /**
   * Returns the texts of the agents, the weakest first.
   *
   * @param text the agent whose budget is doubled
   * @param maxBudget the largest budget; null for the usual one
   * @throws InvalidInput if it has no budget that can be doubled, or the largest is too small
   */
  static List<String> of(String text, Long maxBudget) {
    AgentSpec family = AgentSpec.parse(text);
    String counts = family.counts().orElse("");
    if (counts.isEmpty() || family.count().isEmpty() || !family.reproducible()) {
      throw new InvalidInput(
          "--agent "
              + text
              + ": a ladder doubles a number of nodes or iterations; use alphabeta, mcts or solver,"
              + " such as alphabeta:nodes=100 or mcts:iterations=16");
    }
    long lowest =
        family.isBudgetNamed()
            ? family.count().getAsLong()
            : counts.equals("nodes") ? LOWEST_NODES : LOWEST_ITERATIONS;
    long highest = maxBudget == null ? Math.min(MOST, lowest * USUAL_RANGE) : maxBudget;
    if (highest < lowest || highest > MOST) {
      throw new InvalidInput(
          "--max-budget "
              + highest
              + ": use a number from the lowest budget, "
              + lowest
              + ", to "
              + MOST
              + " "
              + counts);
    }
    return Ladder.agents(family, lowest, highest);
  }
}
