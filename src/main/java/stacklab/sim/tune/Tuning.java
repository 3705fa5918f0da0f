package stacklab.sim.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import stacklab.agent.AgentSpec;
import stacklab.agent.state.Feature;
import stacklab.agent.state.Weights;
import stacklab.agent.state.Weights.Stage;
import stacklab.agent.tuned.FittedWeights;
import stacklab.agent.tuned.WeightsChoice;
import stacklab.io.Experiment;
import stacklab.io.NamedVariant;
import stacklab.random.Random;
import stacklab.rules.Variant;
import stacklab.sim.Matchup;
import stacklab.sim.Plan;
import stacklab.sim.run.Build;
import stacklab.sim.run.Recording;
import stacklab.sim.run.RunSettings;
import stacklab.sim.run.Simulation;
import stacklab.stats.Decimal;
import stacklab.stats.ResultCounts;

/**
 * Fits weights to a variant in rounds: an agent plays itself after beginnings that are half random,
 * and the weights are fitted to the results of all games so far by logistic regression (Buro,
 * "Statistical feature combination for the evaluation of game positions", 1995); the next round is
 * played with them. At last the agent plays a match with the new weights against itself with those
 * before.
 */
public final class Tuning {
  private static final int HELD_OUT = 5;

  /** As if so many games had spoken for the weights before: positions of a game are much alike. */
  private static final double PRIOR_GAMES = 10;

  private static final int LARGEST = 999_999;

  private final Task plan;
  private final Variant variant;
  private final int threads;
  private final TuneProgress progress;
  private final Samples learnt = new Samples();
  private final Samples heldOut = new Samples();

  /**
   * What is to be done.
   *
   * @param variant the variant
   * @param agent an agent that evaluates by weights; those its text names are where the fit begins
   * @param openingPlies random plies at the beginning of each game of the match
   * @param rounds how often to play and fit
   * @param games games of each round
   * @param matchGames games of the match at most
   * @param seed of all random numbers
   */
  public record Task(
      NamedVariant variant,
      AgentSpec agent,
      int openingPlies,
      int rounds,
      long games,
      long matchGames,
      long seed) {}

  private Tuning(Task plan, int threads, TuneProgress progress) {
    this.plan = plan;
    this.variant = plan.variant().variant();
    this.threads = threads;
    this.progress = progress;
  }

  /**
   * Fits and plays the match.
   *
   * @throws InterruptedException if this thread was interrupted
   */
  public static Tuned run(Task plan, int threads, TuneProgress progress)
      throws InterruptedException {
    return new Tuning(plan, threads, progress).run();
  }

  private Tuned run() throws InterruptedException {
    Weights before =
        plan.agent
            .weights()
            .map(choice -> choice.weights(variant))
            .orElseGet(() -> Weights.defaults(variant));
    Weights weights = before;
    List<Tuned.Round> rounds = new ArrayList<>();
    for (int round = 1; round <= plan.rounds; round++) {
      progress.round(round, plan.rounds);
      play(round, weights);
      double prior = PRIOR_GAMES * (learnt.size() + heldOut.size()) / (round * plan.games);
      weights = weights(new LogisticFit(learnt, vector(before), prior).weights());
      rounds.add(
          new Tuned.Round(
              learnt.size() + heldOut.size(),
              LogisticFit.loss(heldOut, vector(before)),
              LogisticFit.loss(heldOut, vector(weights))));
    }
    progress.match();
    CheckStop check = new CheckStop((plan.matchGames + 1) / 2);
    ResultCounts match = match(weights, before, check);
    FittedWeights bare = fitted(weights, List.of());
    Tuned tuned = new Tuned(before, bare, rounds, match, check.state(match));
    return tuned.withWeights(fitted(weights, facts(tuned)));
  }

  private FittedWeights fitted(Weights weights, List<String> facts) {
    return new FittedWeights(plan.variant.id(), FittedWeights.rules(variant), facts, weights);
  }

  private AgentSpec agent(Weights weights, String name) {
    return plan.agent.withWeights(WeightsChoice.of(name, fitted(weights, List.of())));
  }

  /** Every fifth game is held out, to measure how well the fit predicts games it did not see. */
  private void play(int round, Weights weights) throws InterruptedException {
    AgentSpec agent = agent(weights, "round-" + round);
    Matchup matchup = matchup(agent, agent, plan.games);
    Plan games = plan(matchup, Random.mix(plan.seed, round));
    new SamplePlayers(matchup, games.streams(matchup), threads)
        .play(
            progress.games(),
            (unit, samples) -> (unit % HELD_OUT == 0 ? heldOut : learnt).addAll(samples));
  }

  private Matchup matchup(AgentSpec white, AgentSpec black, long units) {
    return new Matchup(
        plan.variant.id(), variant, white, black, plan.openingPlies, List.of(), units);
  }

  private static Plan plan(Matchup matchup, long seed) {
    return new Plan(List.of(matchup), seed, false, false, Experiment.Measuring.DEFAULT);
  }

  private ResultCounts match(Weights weights, Weights before, CheckStop check)
      throws InterruptedException {
    Matchup matchup =
        matchup(agent(weights, "tuned"), agent(before, "before"), (plan.matchGames + 1) / 2);
    // Other openings than those of the rounds.
    RunSettings settings =
        new RunSettings(
                "",
                "",
                "",
                plan(matchup, Random.mix(plan.seed, 0)),
                new Recording(false, false, false),
                Tuned.CONFIDENCE,
                "",
                0.01)
            .withStop(check);
    return Simulation.play(settings, threads, progress.games()).tallies().get(0).pairResults();
  }

  private static double[] vector(Weights weights) {
    double[] vector = new double[Samples.COLUMNS];
    for (Stage stage : Stage.values()) {
      for (Feature feature : Feature.values()) {
        vector[Samples.column(stage, feature.index())] = weights.of(stage, feature) / 1000.0;
      }
    }
    return vector;
  }

  private static Weights weights(double[] vector) {
    int[][] values = new int[Stage.values().length][Feature.COUNT];
    for (Stage stage : Stage.values()) {
      for (int f = 0; f < Feature.COUNT; f++) {
        double value = Math.rint(1000 * vector[Samples.column(stage, f)]);
        values[stage.index()][f] = (int) Math.max(-LARGEST, Math.min(LARGEST, value));
      }
    }
    return Weights.of(values);
  }

  private List<String> facts(Tuned tuned) {
    Tuned.Round last = tuned.rounds().get(tuned.rounds().size() - 1);
    return List.of(
        "version: " + Build.version(),
        "agent: " + plan.agent.text(),
        "rounds: " + plan.rounds,
        "games-a-round: " + plan.games,
        "opening-plies: " + plan.openingPlies,
        "seed: " + plan.seed,
        "positions: "
            + tuned.rounds().stream()
                .map(round -> Integer.toString(round.positions()))
                .collect(Collectors.joining(", ", "[", "]")),
        "loss-before: " + Decimal.of(last.lossBefore()),
        "loss: " + Decimal.of(last.loss()),
        "match: " + tuned.matchText(),
        "verdict: " + tuned.verdict().words());
  }
}
