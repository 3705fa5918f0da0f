package stacklab.sim.ladder;

import java.util.ArrayList;
import java.util.List;
import stacklab.agent.AgentSpec;
import stacklab.sim.Matchup;

/**
 * The agents that may become levels of one variant, the weakest first, and which of a plan's
 * matchups are whose.
 *
 * @param from the number of the first matchup of the variant
 * @param to the number after the last
 * @param list the agents
 */
record Rungs(int from, int to, List<Rung> list) {
  /** The lowest agents of every ladder that is made of a budget. */
  private static final List<String> LOWEST = List.of("random", "greedy");

  /**
   * An agent.
   *
   * @param agent its text
   * @param matches the matchups with each agent below, the weakest first
   * @param selves the matchups with itself, one a first colour
   */
  record Rung(String agent, List<Integer> matches, List<Integer> selves) {}

  /** Returns the agents of a ladder: {@code random}, {@code greedy}, then doubled budgets. */
  static List<String> agents(AgentSpec family, long lowest, long highest) {
    List<String> agents = new ArrayList<>(LOWEST);
    for (long budget = lowest; budget <= highest; budget *= 2) {
      agents.add(family.withCount(budget).text());
      if (budget > highest / 2) {
        break;
      }
    }
    return agents;
  }

  /** Returns the rungs of each variant of a plan that was made for a ladder. */
  static List<Rungs> of(List<Matchup> matchups) {
    List<Rungs> all = new ArrayList<>();
    int from = 0;
    while (from < matchups.size()) {
      String id = matchups.get(from).variantId();
      int to = from;
      List<Rung> rungs = new ArrayList<>();
      for (; to < matchups.size() && matchups.get(to).variantId().equals(id); to++) {
        add(matchups.get(to), to, rungs);
      }
      all.add(new Rungs(from, to, List.copyOf(rungs)));
      from = to;
    }
    return all;
  }

  private static void add(Matchup matchup, int number, List<Rung> rungs) {
    String agent = matchup.white().text();
    if (rungs.isEmpty() || !rungs.get(rungs.size() - 1).agent.equals(agent)) {
      rungs.add(new Rung(agent, new ArrayList<>(), new ArrayList<>()));
    }
    Rung rung = rungs.get(rungs.size() - 1);
    (matchup.pairing().isSelfPlay() ? rung.selves : rung.matches).add(number);
  }

  /** Returns whether a matchup is one of an agent with itself. */
  boolean isSelf(int matchup) {
    return list.stream().anyMatch(rung -> rung.selves.contains(matchup));
  }
}
