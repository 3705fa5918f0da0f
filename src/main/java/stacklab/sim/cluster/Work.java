package stacklab.sim.cluster;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import stacklab.agent.AgentSpec;
import stacklab.agent.tuned.FittedWeights;
import stacklab.agent.tuned.WeightsChoice;
import stacklab.io.ExperimentReader;
import stacklab.io.Shelf;
import stacklab.rules.InvalidInput;
import stacklab.sim.Matchup;
import stacklab.sim.Plan;
import stacklab.sim.run.RunSettings;
import stacklab.sim.run.Settings;
import stacklab.sim.run.Stop;

/**
 * What a machine must know to play any part of a run.
 *
 * @param experiment the experiment as resolved, in YAML
 * @param gzip whether games.csv is compressed
 * @param whole whether a span's statistics may be joined; not where a rule looks at each chunk
 * @param weights the texts of the files of weights that agents name, by the agents' texts
 */
public record Work(String experiment, boolean gzip, boolean whole, Map<String, String> weights)
    implements Serializable {
  private static final long serialVersionUID = 1;

  /** Takes a copy of the map. */
  public Work {
    weights = Map.copyOf(weights);
  }

  /**
   * Returns the work of a run.
   *
   * @throws InvalidInput if an agent names a file of weights that is not there, or not the same
   */
  static Work of(RunSettings settings) {
    Work work =
        new Work(
            settings.experiment(),
            settings.recording().gzip(),
            settings.stop() == Stop.NEVER,
            weights(settings.plan()));
    Plan there = work.settings().plan();
    if (there.looking() != settings.plan().looking()
        || there.chunkCount() != settings.plan().chunkCount()) {
      throw new IllegalStateException("what is sent to the machines is not what is to be played");
    }
    return work;
  }

  private static Map<String, String> weights(Plan plan) {
    Map<String, String> weights = new TreeMap<>();
    for (Matchup matchup : plan.matchups()) {
      for (AgentSpec agent : List.of(matchup.white(), matchup.black())) {
        agent
            .weights()
            .ifPresent(
                choice ->
                    weights.computeIfAbsent(
                        agent.text(), text -> choice.fitted(matchup.variant()).text()));
      }
    }
    return weights;
  }

  /** Returns the run as a machine reads it, with the weights that came along. */
  RunSettings settings() {
    Shelf none = new Shelf(Path.of(""));
    RunSettings settings =
        Settings.of(
            new ExperimentReader(none, AgentSpec::parse).parse("experiment", experiment), gzip);
    Plan plan = settings.plan();
    return settings.withPlan(
        plan.withMatchups(
            plan.matchups().stream()
                .map(m -> m.withAgents(withWeights(m.white()), withWeights(m.black())))
                .toList()));
  }

  private AgentSpec withWeights(AgentSpec agent) {
    String text = weights.get(agent.text());
    if (text == null) {
      return agent;
    }
    String file = agent.weights().orElseThrow().file();
    return agent.withWeights(WeightsChoice.of(file, FittedWeights.parse(file, text)));
  }
}
