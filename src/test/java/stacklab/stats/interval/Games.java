package stacklab.stats.interval;

import java.util.function.Supplier;
import stacklab.random.Random;
import stacklab.stats.CoMoments;
import stacklab.stats.Interval;
import stacklab.stats.Moments;
import stacklab.stats.ResultCounts;

/** Simulated results and lengths of games with known true values, for coverage tests. */
public final class Games {
  private final Random random;

  public Games(long seed) {
    random = Random.of(seed);
  }

  /** The chances of loss, draw and win; draws are limited to what the mean allows. */
  public static double[] chances(double mean, double draws) {
    double possible = Math.min(draws, 2 * Math.min(mean, 1 - mean));
    return new double[] {1 - mean - possible / 2, possible, mean - possible / 2};
  }

  /** The chances of 0 to 4 quarter points of a pair whose games favour the first seat. */
  public static double[] pairChances(double mean, double draws, double seat) {
    double[] first = chances(mean + seat, draws);
    double[] second = chances(mean - seat, draws);
    double[] pair = new double[5];
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        pair[i + j] += first[i] * second[j];
      }
    }
    return pair;
  }

  public ResultCounts results(int size, double[] chances) {
    long[] counts = new long[chances.length];
    for (int i = 0; i < size; i++) {
      counts[result(chances)]++;
    }
    return ResultCounts.of(counts);
  }

  public int result(double[] chances) {
    double left = random.nextDouble();
    int step = 0;
    while (step < chances.length - 1 && left >= chances[step]) {
      left -= chances[step++];
    }
    return step;
  }

  /** A length of 20 plus 40 waits of a geometric variable each with mean 1/4: mean 30, skewed. */
  public long length() {
    long length = 20;
    for (int i = 0; i < 40; i++) {
      while (random.below(5) == 0) {
        length++;
      }
    }
    return length;
  }

  public static final double MEAN_LENGTH = 30;

  public Moments lengths(int size) {
    Moments moments = new Moments();
    for (int i = 0; i < size; i++) {
      moments.add(length());
    }
    return moments;
  }

  /** Moves and plies of games whose branching depends on their length; the true ratio is 12. */
  public CoMoments branching(int size) {
    CoMoments sums = new CoMoments();
    for (int i = 0; i < size; i++) {
      long plies = length();
      sums.add(12 * plies + random.below(201) - 100, plies);
    }
    return sums;
  }

  public static final double BRANCHING = 12;

  /** The share of repetitions in which the interval contains the true value. */
  public static double coverage(int repetitions, double truth, Supplier<Interval> interval) {
    int hits = 0;
    for (int i = 0; i < repetitions; i++) {
      Interval found = interval.get();
      hits += found.low() - 1e-12 <= truth && truth <= found.high() + 1e-12 ? 1 : 0;
    }
    return (double) hits / repetitions;
  }

  /** The exact coverage of intervals for a share, by summing over all numbers of yes. */
  public static double shareCoverage(int size, double truth, Interval[] intervals) {
    double logOdds = Math.log(truth) - Math.log1p(-truth);
    double logChance = size * Math.log1p(-truth);
    double coverage = 0;
    for (int yes = 0; yes <= size; yes++) {
      coverage += intervals[yes].contains(truth) ? Math.exp(logChance) : 0;
      logChance += Math.log((double) (size - yes) / (yes + 1)) + logOdds;
    }
    return coverage;
  }
}
