package stacklab.stats.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stacklab.random.Random;
import stacklab.stats.Histogram;
import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;

/**
 * The intervals contain the truth as often as they say. Seeds are fixed; with 4,000 repetitions the
 * standard error of a coverage of 95 % is 0.34 points.
 */
class CoverageTest {
  private static final int REPETITIONS = 4000;

  @ParameterizedTest
  @ValueSource(ints = {20, 100, 1000, 5000})
  void sharesAreCoveredOnAverageOverAllShares(int size) {
    assertEquals(
        0.95, averageShareCoverage(size, y -> ShareIntervals.wilson(y, size, 0.95)), 0.005);
    assertEquals(
        0.95, averageShareCoverage(size, y -> ShareIntervals.jeffreys(y, size, 0.95)), 0.005);
  }

  /** Exact coverage, averaged over shares drawn evenly from 0 to 1. */
  static double averageShareCoverage(int size, IntFunction<Interval> method) {
    Interval[] intervals = new Interval[size + 1];
    for (int yes = 0; yes <= size; yes++) {
      intervals[yes] = method.apply(yes);
    }
    Random random = Random.of(size);
    double sum = 0;
    int shares = 1000;
    for (int i = 0; i < shares; i++) {
      sum += Games.shareCoverage(size, (i + random.nextDouble()) / shares, intervals);
    }
    return sum / shares;
  }

  @ParameterizedTest
  @CsvSource({"100, 0", "100, 0.12", "100, 0.5", "1000, 0", "1000, 0.12", "1000, 0.5"})
  void meanResultsAreCovered(int size, double draws) {
    assertEquals(0.95, averageResultCoverage(size, draws, REPETITIONS), 0.01);
  }

  /** Mean results are drawn evenly from 30 % to 70 %, so that lattice effects average out. */
  static double averageResultCoverage(int size, double draws, int repetitions) {
    Games games = new Games(size);
    Random random = Random.of(5);
    Map<ResultCounts, Interval> known = new HashMap<>();
    int hits = 0;
    for (int i = 0; i < repetitions; i++) {
      double mean = 0.3 + 0.4 * random.nextDouble();
      ResultCounts results = games.results(size, Games.chances(mean, draws));
      Interval interval = known.computeIfAbsent(results, r -> ResultIntervals.score(r, 0.95));
      hits += interval.contains(mean) ? 1 : 0;
    }
    return (double) hits / repetitions;
  }

  @ParameterizedTest
  @CsvSource({"100, 0.5, 0, 0.2", "100, 0.6, 0.12, 0", "100, 0.55, 0.5, 0.1"})
  void meanResultsOfPairsAreCovered(int size, double mean, double draws, double seat) {
    Games games = new Games(2);
    double[] chances = Games.pairChances(mean, draws, seat);
    double coverage =
        Games.coverage(
            REPETITIONS, mean, () -> ResultIntervals.score(games.results(size, chances), 0.95));
    assertEquals(0.95, coverage, 0.01);
  }

  @ParameterizedTest
  @CsvSource({"100, 0, 0.5, 0.6", "100, 0.12, 0.45, 0.45", "100, 0.5, 0.5, 0.6", "20, 0, 0.7, 0.9"})
  void differencesOfResultsAreCovered(int size, double draws, double meanA, double meanB) {
    Games games = new Games(3);
    double[] a = Games.chances(meanA, draws);
    double[] b = Games.chances(meanB, draws);
    double coverage =
        Games.coverage(
            2000,
            meanB - meanA,
            () ->
                ResultIntervals.difference(
                    games.results(size, a), games.results(2 * size, b), 0.95));
    assertEquals(0.95, coverage, 0.012);
  }

  @Test
  void lengthsAndTheirDifferencesAreCovered() {
    Games games = new Games(4);
    double means =
        Games.coverage(
            REPETITIONS,
            Games.MEAN_LENGTH,
            () -> MeanIntervals.student(games.lengths(100).sample(), 0.95));
    assertEquals(0.95, means, 0.01);
    double differences =
        Games.coverage(
            REPETITIONS,
            0,
            () ->
                MeanIntervals.welch(
                    games.lengths(100).sample(), games.lengths(150).sample(), 0.95));
    assertEquals(0.95, differences, 0.01);
  }

  @Test
  void ratiosOfSumsAreCovered() {
    Games games = new Games(5);
    double coverage =
        Games.coverage(
            REPETITIONS,
            Games.BRANCHING,
            () -> MeanIntervals.student(games.branching(100).ratioSample(), 0.95));
    assertEquals(0.95, coverage, 0.01);
  }

  @Test
  void quantilesAreCoveredAtLeast() {
    Random random = Random.of(6);
    // Of 0 to 9,999 the 30 % quantile is 2,999.
    double coverage =
        Games.coverage(
            REPETITIONS,
            2999,
            () -> {
              Histogram histogram = new Histogram();
              for (int i = 0; i < 200; i++) {
                histogram.add(random.below(10_000));
              }
              return QuantileIntervals.of(histogram, 0.3, 0.95);
            });
    assertEquals(0.957, coverage, 0.01);
  }
}
