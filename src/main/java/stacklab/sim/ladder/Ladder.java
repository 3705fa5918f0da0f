package stacklab.sim.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import stacklab.agent.AgentSpec;
import stacklab.io.Experiment;
import stacklab.rules.InvalidInput;
import stacklab.sim.Matchup;
import stacklab.sim.compare.Comparisons;
import stacklab.sim.ladder.Rungs.Rung;
import stacklab.sim.match.Match;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.RunSettings;
import stacklab.sim.run.Settings;
import stacklab.stats.Moments;
import stacklab.stats.stopping.ThresholdTest.Verdict;

/**
 * The levels of play of one variant. Level 0 is the lowest agent; each further level is the lowest
 * agent that surely scores {@link #STEP} or more against the level below it.
 *
 * @param variant what tables call the variant
 * @param levels the levels, level 0 first
 * @param attempts the matches that were played for it, in order
 * @param end why there are no more levels
 * @param highest the text of the highest agent there was
 */
public record Ladder(
    String variant, List<Level> levels, List<Attempt> attempts, End end, String highest) {
  /** The mean result against the level below that makes a level. */
  public static final double STEP = LadderRules.STEP;

  /** Takes copies of the lists. */
  public Ladder {
    levels = List.copyOf(levels);
    attempts = List.copyOf(attempts);
  }

  /**
   * A level.
   *
   * @param number from 0
   * @param agent the text that names its agent
   * @param attempt the match that made it a level; none for level 0
   * @param play its games against itself
   */
  public record Level(int number, String agent, Optional<Attempt> attempt, SelfPlay play) {}

  /** Why a ladder has no more levels. */
  public enum End {
    /** The highest agent is a level, so that a higher one might be as well. */
    BUDGET("at least: the highest agent is a level"),
    /** There are as many levels as were asked for. */
    MOST_LEVELS("at least: no more levels were asked for"),
    /** Some agent above the last level might be one; there were not enough games to say. */
    UNDECIDED("not decided for all agents above"),
    /** All agents above the last level surely score less than it takes. */
    REFUTED("no agent above is a level");

    private final String words;

    End(String words) {
      this.words = words;
    }

    /** Returns the reason as it stands in ladder.csv. */
    public String words() {
      return words;
    }
  }

  /** Returns the number of levels above level 0: the game's depth as far as it was looked for. */
  public int depth() {
    return levels.size() - 1;
  }

  /** Returns the mean length in plies of the games of all levels' agents against themselves. */
  public double meanPlies() {
    Moments plies = new Moments();
    levels.forEach(level -> plies.merge(level.play().plies()));
    return plies.mean();
  }

  /** Returns the agents of a ladder: random, greedy, then a family's with doubled budgets. */
  public static List<String> agents(AgentSpec family, long lowest, long highest) {
    return Rungs.agents(family, lowest, highest);
  }

  /**
   * Returns the settings of the run that finds the ladder of each of an experiment's variants.
   *
   * @param experiment one whose agents meet in a ladder
   * @param mostLevels the number of levels above level 0 at which to stop
   * @throws InvalidInput if nothing is left to chance between two of its agents
   */
  public static RunSettings settings(Experiment experiment, int mostLevels) {
    RunSettings settings = Settings.of(experiment, false);
    for (Matchup matchup : settings.plan().matchups()) {
      if (matchup.isPaired() && !Match.hasChance(matchup)) {
        throw new InvalidInput(
            "a ladder needs games that differ, and nothing is left to chance between "
                + matchup.black()
                + " and "
                + matchup.white()
                + " on "
                + matchup.variantId()
                + "; give --opening-plies 4 or the like");
      }
    }
    long pairs = (experiment.games() + 1) / 2;
    LadderRules rules = new LadderRules(experiment.inference().confidence(), mostLevels, pairs);
    return settings.withStop(new LadderStop(settings.plan(), rules));
  }

  /**
   * Returns the ladders of a run that was made by {@link #settings}, in the order of variants.
   *
   * @throws IllegalArgumentException if it was made otherwise
   */
  public static List<Ladder> all(RunResult result) {
    if (!(result.settings().stop() instanceof LadderStop stop)) {
      throw new IllegalArgumentException("this run is no ladder");
    }
    return stop.variants().stream().map(rungs -> of(rungs, stop.rules(), result)).toList();
  }

  private static Ladder of(Rungs rungs, LadderRules rules, RunResult result) {
    Climb climb = new Climb(rungs, rules, result.tallies());
    List<Attempt> made = climb.attempts().stream().filter(Attempt::isLevel).toList();
    List<Level> levels = new ArrayList<>();
    for (int n = 0; n < climb.levels().size(); n++) {
      Rung rung = climb.levels().get(n);
      Optional<Attempt> attempt = n == 0 ? Optional.empty() : Optional.of(made.get(n - 1));
      levels.add(new Level(n, rung.agent(), attempt, play(rung, result)));
    }
    String variant = result.settings().plan().matchups().get(rungs.from()).variantId();
    String highest = rungs.list().get(rungs.list().size() - 1).agent();
    return new Ladder(variant, levels, climb.attempts(), end(climb, highest), highest);
  }

  private static SelfPlay play(Rung rung, RunResult result) {
    return new SelfPlay(
        rung.selves().stream()
            .map(
                m -> Comparisons.sides(result.settings().plan(), m, result.tallies().get(m)).get(0))
            .toList());
  }

  private static End end(Climb climb, String highest) {
    List<Rung> levels = climb.levels();
    if (climb.isStopped()) {
      return End.MOST_LEVELS;
    }
    if (levels.get(levels.size() - 1).agent().equals(highest)) {
      return End.BUDGET;
    }
    return above(climb).stream().anyMatch(a -> a.state().verdict() == Verdict.UNDECIDED)
        ? End.UNDECIDED
        : End.REFUTED;
  }

  /** Returns the matches against the last level. */
  private static List<Attempt> above(Climb climb) {
    List<Attempt> all = climb.attempts();
    int from =
        IntStream.range(0, all.size())
            .filter(i -> all.get(i).isLevel())
            .map(i -> i + 1)
            .max()
            .orElse(0);
    return all.subList(from, all.size());
  }
}
