package stacklab.sim.tune;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import stacklab.agent.state.Weights;
import stacklab.random.Random;
import stacklab.stats.ResultCounts;

/**
 * Looks for changes of weights that play better. In each sweep all changes play the present weights
 * in pairs of games from the same openings; the better half plays on, and so forth (successive
 * halving: Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013).
 * The best {@value #BEST} are then made one after the other, each kept if the weights with it beat
 * those without it in fresh games.
 */
final class Climb {
  static final int BEST = 5;

  /** How many pairs a heat and the last test of a change have at most, in pairs of the first. */
  private static final int MOST = 6;

  private static final int PROOF = 12;

  /** Apart from the seeds of rounds and match. */
  private static final int SEED = -2;

  private static final double LEAST = 0.51;

  private final Arena arena;
  private final List<Change> changes;
  private final int firstPairs;
  private final long seed;
  private final List<String> made = new ArrayList<>();
  private Weights weights;
  private long seeds;

  /**
   * Prepares a climb.
   *
   * @param task says how many pairs each change plays at first, and the seed
   * @param changes what is tried
   * @param weights where the climb begins
   */
  Climb(Arena arena, Tuning.Task task, List<Change> changes, Weights weights) {
    this.arena = arena;
    this.changes = changes;
    this.weights = weights;
    this.firstPairs = task.pairs();
    this.seed = Random.mix(task.seed(), SEED);
  }

  /** A change with the results so far. */
  private record Runner(Change change, double sum, long pairs) {
    double mean() {
      return sum / pairs;
    }

    Runner plus(ResultCounts results) {
      return new Runner(change, sum + results.mean() * results.size(), pairs + results.size());
    }
  }

  /** A part of a race: how many changes play how many pairs each. */
  private record Heat(int runners, int pairs) {}

  /** Returns the weights as they are now. */
  Weights weights() {
    return weights;
  }

  /** Returns the changes made. */
  List<String> made() {
    return made;
  }

  /** Tries all changes once. */
  void sweep() throws IOException, InterruptedException {
    List<Heat> heats = heats(changes.size());
    long race = heats.stream().mapToLong(heat -> (long) heat.runners * heat.pairs).sum();
    arena.begin(race + (long) PROOF * firstPairs * Math.min(BEST, changes.size()));
    for (Change change : race(heats)) {
      tryOut(change);
    }
    arena.end();
  }

  private List<Heat> heats(int all) {
    List<Heat> heats = new ArrayList<>();
    int pairs = firstPairs;
    for (int left = all; left > BEST; left = (left + 1) / 2) {
      heats.add(new Heat(left, pairs));
      pairs = Math.min(MOST * firstPairs, pairs * 3 / 2);
    }
    return heats;
  }

  private List<Change> race(List<Heat> heats) throws IOException, InterruptedException {
    List<Runner> runners = changes.stream().map(change -> new Runner(change, 0, 0)).toList();
    for (Heat heat : heats) {
      runners = runners.subList(0, heat.runners);
      List<Weights> all = runners.stream().map(runner -> runner.change.of(weights)).toList();
      List<ResultCounts> results = arena.play(all, weights, heat.pairs, nextSeed());
      List<Runner> next = new ArrayList<>();
      for (int i = 0; i < results.size(); i++) {
        next.add(runners.get(i).plus(results.get(i)));
      }
      next.sort(Comparator.comparingDouble(Runner::mean).reversed());
      runners = next;
    }
    return runners.stream().limit(BEST).map(Runner::change).toList();
  }

  private void tryOut(Change change) throws IOException, InterruptedException {
    Weights with = change.of(weights);
    double mean =
        arena.play(List.of(with), weights, (long) PROOF * firstPairs, nextSeed()).get(0).mean();
    if (mean >= LEAST) {
      weights = with;
      made.add(change.name());
    }
  }

  private long nextSeed() {
    return Random.mix(seed, ++seeds);
  }
}
