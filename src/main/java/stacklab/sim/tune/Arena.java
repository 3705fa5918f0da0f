package stacklab.sim.tune;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import stacklab.agent.state.Weights;
import stacklab.io.Experiment;
import stacklab.sim.Matchup;
import stacklab.sim.Plan;
import stacklab.sim.run.Progress;
import stacklab.sim.run.Recording;
import stacklab.sim.run.RunSettings;
import stacklab.sim.run.Simulation;
import stacklab.sim.run.Stop;
import stacklab.sim.tally.MatchupTally;
import stacklab.stats.ResultCounts;

/** Lets weights play each other, unless a journal knows how that went. Mutable. */
final class Arena {
  private final Matches matches;
  private final int threads;
  private final TuneProgress progress;
  private final Journal journal;
  private long total;
  private long played;

  /** Makes the matches that are played. */
  @FunctionalInterface
  interface Matches {
    /** Returns a match of so many pairs between an agent with some weights and with others. */
    Matchup of(Weights one, Weights other, int number, long pairs);
  }

  Arena(Matches matches, int threads, TuneProgress progress, Journal journal) {
    this.matches = matches;
    this.threads = threads;
    this.progress = progress;
    this.journal = journal;
  }

  /** Begins a part in which so many pairs are played. */
  void begin(long pairs) {
    total = 2 * pairs;
    played = 0;
    progress.games().begun(total, 0);
  }

  /** Ends it. */
  void end() {
    progress.games().writing();
  }

  /** Returns the results of weights in pairs against others, all of them from the same openings. */
  List<ResultCounts> play(List<Weights> all, Weights other, long pairs, long seed)
      throws IOException, InterruptedException {
    List<Matchup> matchups = new ArrayList<>();
    for (Weights one : all) {
      matchups.add(matches.of(one, other, matchups.size() + 1, pairs));
    }
    String key = all.size() + " matches of " + pairs + " with seed " + seed;
    Progress games =
        new Progress() {
          @Override
          public void played(long done) {
            progress.games().played(played + done);
          }
        };
    List<ResultCounts> results = results(key, matchups, seed, Stop.NEVER, games);
    played += 2 * pairs * all.size();
    return results;
  }

  /** Returns the results of weights against others until a test ends the match. */
  ResultCounts test(Weights one, Weights other, CheckStop check, long mostPairs, long seed)
      throws IOException, InterruptedException {
    List<Matchup> matchup = List.of(matches.of(one, other, 1, mostPairs));
    return results("the test with seed " + seed, matchup, seed, check, progress.games()).get(0);
  }

  private List<ResultCounts> results(
      String key, List<Matchup> matchups, long seed, Stop stop, Progress games)
      throws IOException, InterruptedException {
    Optional<String> known = journal.next(key);
    if (known.isPresent()) {
      return Arrays.stream(known.get().split(";", -1)).map(Arena::counts).toList();
    }
    RunSettings settings =
        new RunSettings(
            "",
            "",
            "",
            new Plan(matchups, seed, false, false, Experiment.Measuring.DEFAULT),
            new Recording(false, false, false),
            Tuned.CONFIDENCE,
            "",
            0.01);
    List<ResultCounts> results =
        Simulation.play(stop == Stop.NEVER ? settings : settings.withStop(stop), threads, games)
            .tallies()
            .stream()
            .map(MatchupTally::pairResults)
            .toList();
    journal.add(key, results.stream().map(Arena::text).collect(Collectors.joining(";")));
    return results;
  }

  private static String text(ResultCounts counts) {
    return IntStream.rangeClosed(0, counts.steps())
        .mapToObj(step -> Long.toString(counts.count(step)))
        .collect(Collectors.joining(" "));
  }

  private static ResultCounts counts(String text) {
    return ResultCounts.of(Arrays.stream(text.split(" ", -1)).mapToLong(Long::parseLong).toArray());
  }
}
