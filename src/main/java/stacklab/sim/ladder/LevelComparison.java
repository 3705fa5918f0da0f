package stacklab.sim.ladder;

import java.util.ArrayList;
import java.util.List;
import stacklab.sim.Pairing;
import stacklab.sim.compare.Comparison;
import stacklab.sim.compare.Comparisons;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.run.RunSettings;

/**
 * A variant against the baseline at one level, each played by its own agent of that level.
 *
 * @param level the level's number
 * @param baselineAgent the agent of the baseline's level
 * @param agent the agent of the variant's level
 * @param comparison the figures; its pairing names the level in place of agents
 */
public record LevelComparison(
    int level, String baselineAgent, String agent, Comparison comparison) {

  /**
   * Returns the comparisons of all ladders with the baseline's, level by level as far as both go,
   * with p-values adjusted over all of them.
   */
  public static List<LevelComparison> all(List<Ladder> ladders, RunSettings settings) {
    List<Side> sides = new ArrayList<>();
    for (Ladder ladder : ladders) {
      ladder.levels().forEach(level -> level.play().sides().forEach(s -> sides.add(at(level, s))));
    }
    return new Comparisons(sides, settings.baseline(), settings.confidence(), settings.margin())
        .all().stream().map(comparison -> of(comparison, ladders)).toList();
  }

  private static Side at(Ladder.Level level, Side side) {
    String name = Integer.toString(level.number());
    return new Side(
        side.matchup(),
        new Pairing(side.pairing().first(), name, name),
        side.tally(),
        side.looks());
  }

  private static LevelComparison of(Comparison comparison, List<Ladder> ladders) {
    int level = Integer.parseInt(comparison.pairing().white());
    return new LevelComparison(
        level,
        agent(ladders, comparison.baseline(), level),
        agent(ladders, comparison.variant(), level),
        comparison);
  }

  private static String agent(List<Ladder> ladders, String variant, int level) {
    return ladders.stream()
        .filter(ladder -> ladder.variant().equals(variant))
        .map(ladder -> ladder.levels().get(level).agent())
        .findFirst()
        .orElseThrow();
  }
}
