package stacklab.sim.tune;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import stacklab.agent.AgentSpec;
import stacklab.agent.state.Weights;
import stacklab.agent.tuned.FittedWeights;
import stacklab.agent.tuned.WeightsChoice;
import stacklab.io.NamedVariant;
import stacklab.random.Random;
import stacklab.rules.Variant;
import stacklab.sim.Matchup;
import stacklab.sim.run.Build;
import stacklab.stats.Decimal;
import stacklab.stats.ResultCounts;

/**
 * Fits weights to a variant in rounds: an agent plays itself after beginnings that are half random,
 * and the weights are fitted to the results of all games so far by logistic regression (Buro,
 * "Statistical feature combination for the evaluation of game positions", 1995); the next round is
 * played with them. Then sweeps try changes of the weights in matches, see {@link Climb}: weights
 * that predict better need not play better. At last the agent plays a match with the new weights
 * against itself with those before, in games that had no part in the choice.
 */
public final class Tuning {
  /** What random numbers are for, beside the rounds, which are counted from 1. */
  private static final int MATCH = 0;

  private static final int SPREAD = -1;

  private final Task plan;
  private final Variant variant;
  private final int threads;
  private final TuneProgress progress;
  private final Journal journal;
  private final Arena arena;

  /**
   * What is to be done.
   *
   * @param variant the variant
   * @param agent an agent that evaluates by weights; those its text names are where the fit begins
   * @param openingPlies random plies at the beginning of each game of the match
   * @param rounds how often to play and fit
   * @param games games of each round
   * @param sweeps how often to try all changes
   * @param pairs pairs of games that each change plays at first
   * @param matchGames games of the match at most
   * @param seed of all random numbers
   */
  public record Task(
      NamedVariant variant,
      AgentSpec agent,
      int openingPlies,
      int rounds,
      long games,
      int sweeps,
      int pairs,
      long matchGames,
      long seed) {
    /** Returns a line that tells this task, played by this build, from all others. */
    public String title() {
      return String.join(
          " ",
          "stacklab",
          Build.version(),
          "tune",
          variant.id(),
          Long.toHexString(FittedWeights.rules(variant.variant())),
          "--agent",
          agent.text(),
          "--rounds",
          Integer.toString(rounds),
          "--games",
          Long.toString(games),
          "--sweeps",
          Integer.toString(sweeps),
          "--pairs",
          Integer.toString(pairs),
          "--match-games",
          Long.toString(matchGames),
          "--opening-plies",
          Integer.toString(openingPlies),
          "--seed",
          Long.toString(seed));
    }
  }

  private Tuning(Task plan, int threads, TuneProgress progress, Journal journal) {
    this.plan = plan;
    this.variant = plan.variant().variant();
    this.threads = threads;
    this.progress = progress;
    this.journal = journal;
    this.arena =
        new Arena(
            (one, other, number, pairs) ->
                matchup(agent(one, "tuned-" + number), agent(other, "before"), pairs),
            threads,
            progress,
            journal);
  }

  /**
   * Fits, climbs and plays the match.
   *
   * @param journal what is known already, which is not played again
   * @throws InterruptedException if this thread was interrupted
   * @throws IOException if the journal cannot be written
   */
  public static Tuned run(Task plan, int threads, TuneProgress progress, Journal journal)
      throws IOException, InterruptedException {
    return new Tuning(plan, threads, progress, journal).run();
  }

  private Tuned run() throws IOException, InterruptedException {
    Weights before =
        plan.agent
            .weights()
            .map(choice -> choice.weights(variant))
            .orElseGet(() -> Weights.defaults(variant));
    Rounds rounds = new Rounds(plan, this::selfPlay, threads, progress);
    Weights fit = rounds.run(before, journal);
    double[] units =
        Spread.units(variant, agent(before, "before"), before, Random.mix(plan.seed, SPREAD));
    Climb climb = new Climb(arena, plan, Changes.of(before, fit, units), before);
    for (int sweep = 1; sweep <= plan.sweeps; sweep++) {
      progress.sweep(sweep, plan.sweeps);
      climb.sweep();
    }
    Weights weights = climb.weights();
    progress.match();
    long pairs = (plan.matchGames + 1) / 2;
    CheckStop check = new CheckStop(pairs);
    // Other openings than those of the rounds and the sweeps.
    ResultCounts match =
        climb.made().isEmpty()
            ? ResultCounts.of(0, 0, 0, 0, 0)
            : arena.test(weights, before, check, pairs, Random.mix(plan.seed, MATCH));
    FittedWeights bare = fitted(weights, List.of());
    Tuned tuned = new Tuned(before, bare, rounds.all(), climb.made(), match, check.state(match));
    return tuned.withWeights(fitted(weights, facts(tuned)));
  }

  private FittedWeights fitted(Weights weights, List<String> facts) {
    return new FittedWeights(plan.variant.id(), FittedWeights.rules(variant), facts, weights);
  }

  private AgentSpec agent(Weights weights, String name) {
    return plan.agent.withWeights(WeightsChoice.of(name, fitted(weights, List.of())));
  }

  private Matchup selfPlay(Weights weights, int round) {
    AgentSpec agent = agent(weights, "round-" + round);
    return matchup(agent, agent, plan.games);
  }

  private Matchup matchup(AgentSpec white, AgentSpec black, long units) {
    return new Matchup(
        plan.variant.id(), variant, white, black, plan.openingPlies, List.of(), units);
  }

  private List<String> facts(Tuned tuned) {
    Tuned.Round last = tuned.rounds().get(tuned.rounds().size() - 1);
    return List.of(
        "version: " + Build.version(),
        "agent: " + plan.agent.text(),
        "rounds: " + plan.rounds,
        "games-a-round: " + plan.games,
        "sweeps: " + plan.sweeps,
        "pairs: " + plan.pairs,
        "opening-plies: " + plan.openingPlies,
        "seed: " + plan.seed,
        "positions: "
            + tuned.rounds().stream()
                .map(round -> Integer.toString(round.positions()))
                .collect(Collectors.joining(", ", "[", "]")),
        "loss-before: " + Decimal.of(last.lossBefore()),
        "loss: " + Decimal.of(last.loss()),
        "changes: [" + String.join(", ", tuned.changes()) + "]",
        "match: " + (tuned.changes().isEmpty() ? "none" : tuned.matchText()),
        "verdict: " + tuned.verdict().words());
  }
}
