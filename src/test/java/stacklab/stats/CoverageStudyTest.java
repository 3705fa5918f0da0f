package stacklab.stats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import stacklab.random.Random;
import stacklab.stats.compare.ImbalanceComparison;
import stacklab.stats.interval.Games;
import stacklab.stats.interval.MeanIntervals;
import stacklab.stats.interval.ResultIntervals;
import stacklab.stats.interval.ShareIntervals;
import stacklab.stats.rating.Elo;
import stacklab.stats.rating.Sprt;

/** Measures what docs/inference.md states, and prints its tables. */
@Tag("long")
class CoverageStudyTest {
  private static final int REPETITIONS = 20_000;
  private static final double[] DRAWS = {0, 0.12, 0.5};

  private final StringBuilder table = new StringBuilder();

  @Test
  void sharesAreCoveredOnAverage() {
    head("shares", "units", "wilson", "wilson, least", "jeffreys", "jeffreys, least");
    for (int size : new int[] {20, 50, 100, 1000, 5000}) {
      double[] wilson = shares(size, yes -> ShareIntervals.wilson(yes, size, 0.95));
      double[] jeffreys = shares(size, yes -> ShareIntervals.jeffreys(yes, size, 0.95));
      row(size, wilson[0], wilson[1], jeffreys[0], jeffreys[1]);
      assertEquals(0.95, wilson[0], 0.005);
      assertEquals(0.95, jeffreys[0], 0.005);
    }
    System.out.println(table);
  }

  /** Exact coverage: the average over all shares and the least from 5 % to 95 %. */
  private static double[] shares(int size, IntFunction<Interval> method) {
    Interval[] intervals = new Interval[size + 1];
    for (int yes = 0; yes <= size; yes++) {
      intervals[yes] = method.apply(yes);
    }
    Random random = Random.of(1);
    double sum = 0;
    double least = 1;
    int shares = 2000;
    for (int i = 0; i < shares; i++) {
      double share = (i + random.nextDouble()) / shares;
      double coverage = Games.shareCoverage(size, share, intervals);
      sum += coverage;
      least = share > 0.05 && share < 0.95 ? Math.min(least, coverage) : least;
    }
    return new double[] {sum / shares, least};
  }

  @Test
  void meanResultsAreCovered() {
    head(
        "mean results of games and of pairs, seat worth 10 points",
        "units",
        "draws",
        "games",
        "pairs");
    for (int size : new int[] {20, 100, 1000}) {
      for (double draws : DRAWS) {
        double games = results(size, draws, 0);
        double pairs = results(size, draws, 0.1);
        row(size, draws, games, pairs);
        assertTrue(size < 100 || (Math.abs(games - 0.95) < 0.01 && Math.abs(pairs - 0.95) < 0.01));
      }
    }
    System.out.println(table);
  }

  /** Means are drawn evenly from 30 % to 70 %; pairs if the seat is worth something. */
  private static double results(int size, double draws, double seat) {
    Games games = new Games(size);
    Random random = Random.of(2);
    Map<ResultCounts, Interval> known = new HashMap<>();
    int hits = 0;
    for (int i = 0; i < REPETITIONS; i++) {
      double mean = 0.3 + 0.4 * random.nextDouble();
      double[] chances =
          seat > 0 ? Games.pairChances(mean, draws, seat) : Games.chances(mean, draws);
      ResultCounts results = games.results(size, chances);
      hits +=
          known.computeIfAbsent(results, r -> ResultIntervals.score(r, 0.95)).contains(mean)
              ? 1
              : 0;
    }
    return (double) hits / REPETITIONS;
  }

  @Test
  void differencesOfResultsAreCovered() {
    head("differences of results, 45 % and 55 %", "units a", "units b", "draws", "newcombe-score");
    for (int[] size : new int[][] {{50, 100}, {100, 100}, {100, 400}}) {
      for (double draws : DRAWS) {
        Games games = new Games(size[1]);
        double[] a = Games.chances(0.45, draws);
        double[] b = Games.chances(0.55, draws);
        double coverage =
            coverage(
                0.1,
                () ->
                    ResultIntervals.difference(
                        games.results(size[0], a), games.results(size[1], b), 0.95));
        row(size[0], size[1], draws, coverage);
        assertEquals(0.95, coverage, 0.01);
      }
    }
    System.out.println(table);
  }

  @Test
  void lengthsAndRatiosAreCovered() {
    head("lengths of games and ratios", "units", "student-t", "welch-t", "ratio");
    for (int size : new int[] {20, 100, 400}) {
      Games games = new Games(size);
      double mean =
          coverage(
              Games.MEAN_LENGTH, () -> MeanIntervals.student(games.lengths(size).sample(), 0.95));
      double difference =
          coverage(
              0,
              () ->
                  MeanIntervals.welch(
                      games.lengths(size).sample(), games.lengths(2 * size).sample(), 0.95));
      double ratio =
          coverage(
              Games.BRANCHING,
              () -> MeanIntervals.student(games.branching(size).ratioSample(), 0.95));
      row(size, mean, difference, ratio);
      assertTrue(size < 100 || Math.abs(mean - 0.95) < 0.01);
      assertTrue(size < 100 || Math.abs(difference - 0.95) < 0.01);
      assertTrue(size < 100 || Math.abs(ratio - 0.95) < 0.01);
    }
    System.out.println(table);
  }

  @Test
  void imbalancesAreCovered() {
    head("imbalances", "baseline", "units", "variant", "units", "imbalance-region");
    double[][] cases = {
      {0.5, 500, 0.6, 500},
      {0.5, 200, 0.55, 2000},
      {0.5, 2000, 0.55, 200},
      {0.51, 500, 0.45, 500},
      {0.53, 500, 0.45, 500},
      {0.6, 500, 0.4, 500},
      {0.5, 1000, 0.5, 1000},
      {0.5, 4000, 0.6, 4000}
    };
    for (double[] one : cases) {
      Games games = new Games(77);
      double[] a = Games.chances(one[0], 0.12);
      double[] b = Games.chances(one[2], 0.12);
      double coverage =
          coverage(
              Math.abs(one[2] - 0.5) - Math.abs(one[0] - 0.5),
              () -> {
                ResultCounts first = games.results((int) one[1], a);
                ResultCounts second = games.results((int) one[3], b);
                return ImbalanceComparison.of(first, second, 0.95, 0.01).interval();
              });
      row(one[0], (int) one[1], one[2], (int) one[3], coverage);
      assertTrue(coverage > 0.94);
    }
    System.out.println(table);
  }

  @Test
  void sequentialTestsErrRarely() {
    head("sequential test of 0 against 20 Elo", "true Elo", "draws", "wrong", "pairs on average");
    for (double elo : new double[] {0, 20}) {
      for (double draws : DRAWS) {
        Games games = new Games(3);
        double[] chances = Games.pairChances(Elo.expected(elo), draws, 0.05);
        Sprt sprt = new Sprt(0, 20, 0.05, 0.05);
        int wrong = 0;
        long pairs = 0;
        for (int run = 0; run < 2000; run++) {
          Histogram results = new Histogram();
          Sprt.Decision decision = Sprt.Decision.CONTINUE;
          while (decision == Sprt.Decision.CONTINUE) {
            results.add(games.result(chances));
            decision = sprt.of(ResultCounts.of(results, 4)).decision();
          }
          wrong += (decision == Sprt.Decision.ACCEPT_1) == (elo == 0) ? 1 : 0;
          pairs += results.total();
        }
        row((int) elo, draws, wrong / 2000.0, (int) (pairs / 2000));
        assertTrue(wrong <= 130);
      }
    }
    System.out.println(table);
  }

  private static double coverage(double truth, Supplier<Interval> interval) {
    return Games.coverage(REPETITIONS, truth, interval);
  }

  private void head(String title, String... columns) {
    table.append("\n").append(title).append("\n| ").append(String.join(" | ", columns));
    table.append(" |\n|").append("---|".repeat(columns.length)).append("\n");
  }

  private void row(Number... cells) {
    for (Number cell : cells) {
      String text =
          cell instanceof Integer ? cell.toString() : Decimal.percent(cell.doubleValue(), 1);
      table.append("| ").append(text).append(" ");
    }
    table.append("|\n");
  }
}
