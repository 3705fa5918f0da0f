package stacklab.sim.run;

import java.util.ArrayList;
import java.util.List;
import stacklab.agent.AgentSpec;
import stacklab.game.PositionText;
import stacklab.io.Experiment;
import stacklab.io.ExperimentText;
import stacklab.io.Meetings;
import stacklab.io.NamedVariant;
import stacklab.io.Playouts;
import stacklab.rules.Colour;
import stacklab.rules.InvalidInput;
import stacklab.rules.Variant;
import stacklab.sim.Matchup;
import stacklab.sim.Plan;
import stacklab.sim.search.Goals;

/** Makes experiments ready to be run. */
public final class Settings {
  private Settings() {}

  /**
   * Returns the matchups of an experiment: each variant, with each first colour, between all agents
   * that meet.
   *
   * @param gzip whether games.csv is to be compressed
   * @throws InvalidInput if an agent's text or a start's is none
   */
  public static RunSettings of(Experiment experiment, boolean gzip) {
    List<Matchup> matchups = new ArrayList<>();
    for (NamedVariant named : experiment.variants()) {
      List<NamedVariant> firsts =
          firsts(named.variant(), experiment.beginning().first()).stream()
              .map(variant -> new NamedVariant(named.id(), variant))
              .toList();
      if (experiment.players().meetings() == Meetings.LADDER) {
        matchups.addAll(ladder(experiment, firsts));
      } else {
        for (NamedVariant variant : firsts) {
          meetings(experiment).forEach(two -> matchups.add(matchup(experiment, variant, two)));
        }
      }
    }
    return of(experiment, matchups, gzip);
  }

  /** Returns the settings of an experiment whose matchups are known. */
  static RunSettings of(Experiment experiment, List<Matchup> matchups, boolean gzip) {
    Plan plan =
        new Plan(
            matchups,
            experiment.seed(),
            experiment.beginning().common(),
            experiment.measuring().playouts() != Playouts.RESULTS,
            experiment.measuring(),
            Goals.looking(experiment.goal()));
    Recording recording =
        new Recording(experiment.record().games(), experiment.record().moves(), gzip);
    RunSettings settings =
        new RunSettings(
            experiment.name(),
            experiment.question(),
            ExperimentText.of(named(experiment)),
            plan,
            recording,
            experiment.inference().confidence(),
            experiment.inference().baseline(),
            experiment.inference().margin() / 100);
    return settings.withStop(Goals.stop(experiment.goal(), settings));
  }

  private static List<Variant> firsts(Variant variant, List<Colour> first) {
    return first.isEmpty() ? List.of(variant) : first.stream().map(variant::withFirst).toList();
  }

  private static List<AgentSpec[]> meetings(Experiment experiment) {
    List<AgentSpec> agents = experiment.players().agents().stream().map(AgentSpec::parse).toList();
    List<AgentSpec[]> meetings = new ArrayList<>();
    if (agents.size() == 1 || experiment.players().meetings() == Meetings.EACH_WITH_ITSELF) {
      agents.forEach(agent -> meetings.add(new AgentSpec[] {agent, agent}));
      return meetings;
    }
    int hosts = experiment.players().meetings() == Meetings.FIRST_WITH_OTHERS ? 1 : agents.size();
    for (int a = 0; a < hosts; a++) {
      for (int b = a + 1; b < agents.size(); b++) {
        meetings.add(new AgentSpec[] {agents.get(a), agents.get(b)});
      }
    }
    return meetings;
  }

  /**
   * Returns the matchups of a ladder: for each agent those with all before it, with one first
   * colour since pairs cancel the seat, then those with itself.
   */
  private static List<Matchup> ladder(Experiment experiment, List<NamedVariant> firsts) {
    List<AgentSpec> agents = experiment.players().agents().stream().map(AgentSpec::parse).toList();
    List<Matchup> matchups = new ArrayList<>();
    for (int a = 0; a < agents.size(); a++) {
      AgentSpec agent = agents.get(a);
      for (AgentSpec below : agents.subList(0, a)) {
        matchups.add(matchup(experiment, firsts.get(0), new AgentSpec[] {agent, below}));
      }
      for (NamedVariant variant : firsts) {
        matchups.add(matchup(experiment, variant, new AgentSpec[] {agent, agent}));
      }
    }
    return matchups;
  }

  /**
   * Returns the experiment with agents that name their weights so that they stand for the same
   * weights for ever, whatever becomes of the file.
   */
  private static Experiment named(Experiment experiment) {
    List<String> agents = new ArrayList<>();
    for (String text : experiment.players().agents()) {
      AgentSpec agent = AgentSpec.recorded(text);
      agents.add(agent.weights().isPresent() ? agent.text() : text);
    }
    return experiment.withPlayers(new Experiment.Players(agents, experiment.players().meetings()));
  }

  private static Matchup matchup(Experiment experiment, NamedVariant named, AgentSpec[] two) {
    for (AgentSpec agent : two) {
      agent.weights().ifPresent(weights -> weights.check(named.variant()));
    }
    boolean paired = !two[0].equals(two[1]);
    long units = paired ? (experiment.games() + 1) / 2 : experiment.games();
    return new Matchup(
        named.id(),
        named.variant(),
        two[0],
        two[1],
        experiment.beginning().openingPlies(),
        starts(experiment, named.variant()),
        units);
  }

  /** Returns the starts in which the variant's first colour is to move. */
  private static List<String> starts(Experiment experiment, Variant variant) {
    return experiment.beginning().starts().stream()
        .filter(text -> PositionText.parse(variant, text).turn() == variant.firstSeat())
        .toList();
  }
}
