package stacklab.sim.planning;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.LongFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stacklab.stats.Moments;
import stacklab.stats.ResultCounts;
import stacklab.stats.Sample;
import stacklab.stats.compare.ImbalanceComparison;
import stacklab.stats.compare.Power;
import stacklab.stats.compare.TwoSampleTests;
import stacklab.stats.interval.Games;
import stacklab.stats.interval.ResultIntervals;

/** What is there is found as often as planned with the games that `power` asks for. */
class PlannedGamesTest {
  private static final int RUNS = 1000;
  private static final int COMPARISONS = 10;
  private static final Power PLAN = new Power(0.95, COMPARISONS, 0.8);

  private final Games games = new Games(11);

  /** Asserts that most runs find it, and not many more than planned: no games are wasted. */
  private static void assertFound(String what, LongFunction<Boolean> isFound) {
    int found = 0;
    for (int run = 0; run < RUNS; run++) {
      found += isFound.apply(run) ? 1 : 0;
    }
    assertTrue(found >= 0.75 * RUNS && found <= 0.86 * RUNS, what + ": found in " + found);
  }

  /**
   * The confidence at which an interval excludes zero exactly if the corrected p-value is small.
   */
  private static final double CORRECTED = 1 - 0.05 / COMPARISONS;

  /** Holm's smallest p-value is multiplied by the number of comparisons. */
  private static boolean isSignificant(double p) {
    return p * COMPARISONS < 0.05;
  }

  @ParameterizedTest
  @CsvSource({"0.5, 0.12, 0.06", "0.45, 0, 0.05", "0.5, 0.5, -0.05", "0.7, 0.1, 0.08"})
  void differencesOfResults(double mean, double draws, double difference) {
    Assumed assumed = Assumed.results(Assumed.Kind.RESULT, mean, draws);
    int needed = (int) new GamesNeeded(assumed, PLAN).toFind(difference);
    double[] a = Games.chances(mean, draws);
    double[] b = Games.chances(mean + difference, draws);
    assertFound(
        needed + " games",
        run ->
            !ResultIntervals.difference(
                    games.results(needed, a), games.results(needed, b), CORRECTED)
                .contains(0));
  }

  @ParameterizedTest
  @CsvSource({"0.12, 0.05", "0.5, -0.06", "0.05, 0.04"})
  void differencesOfShares(double share, double difference) {
    int needed = (int) new GamesNeeded(Assumed.share(share), PLAN).toFind(difference);
    double[] a = {1 - share, share};
    double[] b = {1 - share - difference, share + difference};
    assertFound(
        needed + " games",
        run ->
            !ResultIntervals.difference(
                    games.results(needed, a), games.results(needed, b), CORRECTED)
                .contains(0));
  }

  @ParameterizedTest
  @CsvSource({"0.5, 0.06", "0.52, 0.06", "0.58, -0.05", "0.6, 0.05", "0.44, 0.06"})
  void differencesOfImbalances(double mean, double difference) {
    Assumed assumed = Assumed.results(Assumed.Kind.IMBALANCE, mean, 0.12);
    int needed = (int) new GamesNeeded(assumed, PLAN).toFind(difference);
    double[] a = Games.chances(mean, 0.12);
    double[] b = Games.chances(0.5 + Math.abs(mean - 0.5) + difference, 0.12);
    assertFound(
        needed + " games",
        run -> {
          ResultCounts first = games.results(needed, a);
          ResultCounts second = games.results(needed, b);
          var compared = ImbalanceComparison.of(first, second, 0.95, 0.01);
          return isSignificant(compared.pValue()) && !compared.interval().contains(0);
        });
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 1})
  void differencesOfLengths(double difference) {
    Sample many = games.lengths(100_000).sample();
    int needed = (int) new GamesNeeded(Assumed.mean(many.sd()), PLAN).toFind(difference);
    assertFound(
        needed + " games",
        run -> {
          Moments a = games.lengths(needed);
          Sample b = games.lengths(needed).sample();
          Sample shifted = new Sample(b.size(), b.mean() + difference, b.variance());
          return isSignificant(TwoSampleTests.welch(a.sample(), shifted));
        });
  }

  @ParameterizedTest
  @CsvSource({"0.5, 0.12, 0.05", "0.6, 0.3, 0.04"})
  void equalResultsWithinAMargin(double mean, double draws, double margin) {
    Assumed assumed = Assumed.results(Assumed.Kind.RESULT, mean, draws);
    int needed = (int) new GamesNeeded(assumed, PLAN).toShowEqual(margin);
    double[] chances = Games.chances(mean, draws);
    assertFound(
        needed + " games",
        run -> {
          var interval =
              ResultIntervals.difference(
                  games.results(needed, chances), games.results(needed, chances), 0.95);
          return -margin < interval.low() && interval.high() < margin;
        });
  }
}
