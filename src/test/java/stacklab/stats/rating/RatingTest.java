package stacklab.stats.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stacklab.stats.Histogram;
import stacklab.stats.ResultCounts;
import stacklab.stats.interval.Games;
import stacklab.stats.rating.Sprt.Decision;

class RatingTest {
  @Test
  void fourHundredPointsAreOddsOfTenToOne() {
    assertEquals(10 / 11.0, Elo.expected(400), 1e-12);
    assertEquals(400, Elo.points(10 / 11.0), 1e-9);
    assertEquals(-190.848, Elo.points(0.25), 1e-3);
    assertThrows(IllegalArgumentException.class, () -> Elo.points(1));
  }

  @Test
  void eloIntervalsAreThoseOfTheScore() {
    Elo elo = Elo.of(ResultCounts.of(30, 20, 50), 0.95);
    assertEquals(Elo.Bound.ESTIMATE, elo.bound());
    assertEquals(Elo.points(0.6), elo.difference(), 1e-9);
    assertTrue(elo.interval().contains(elo.difference()));
    assertEquals("+70 (9 to 132)", elo.text());
    Elo mirrored = Elo.of(ResultCounts.of(50, 20, 30), 0.95);
    assertEquals(-elo.difference(), mirrored.difference(), 1e-9);
    assertEquals(-elo.interval().low(), mirrored.interval().high(), 1e-9);
  }

  @Test
  void winningEverythingGivesABoundNotInfinity() {
    Elo all = Elo.of(ResultCounts.of(0, 0, 0, 0, 20), 0.95);
    assertEquals(Elo.Bound.AT_LEAST, all.bound());
    // One-sided Wilson bound 1 / (1 + 1.6449^2 / 20).
    assertEquals(Elo.points(1 / (1 + 1.644854 * 1.644854 / 20)), all.difference(), 1e-3);
    assertFalse(all.interval().isKnown());
    assertEquals("at least 348", all.text());
    Elo none = Elo.of(ResultCounts.of(20, 0, 0, 0, 0), 0.95);
    assertEquals(-all.difference(), none.difference(), 1e-9);
    assertEquals("at most -348", none.text());
    assertTrue(Double.isFinite(Elo.normalised(ResultCounts.of(0, 0, 7), 0.95).difference()));
    assertTrue(Double.isFinite(Elo.of(ResultCounts.of(0, 1), 0.95).difference()));
    assertThrows(IllegalArgumentException.class, () -> Elo.of(ResultCounts.of(0, 0), 0.95));
  }

  @Test
  void allDrawsAreEqualStrengthWithAnInterval() {
    Elo elo = Elo.of(ResultCounts.of(0, 50, 0), 0.95);
    assertEquals(0, elo.difference());
    assertTrue(elo.interval().low() < 0 && elo.interval().high() > 0);
    Elo normalised = Elo.normalised(ResultCounts.of(0, 50, 0), 0.95);
    assertEquals(0, normalised.difference());
    assertTrue(normalised.interval().low() < -10 && normalised.interval().high() > 10);
    assertEquals("0 (-25 to 25)", elo.text());
  }

  @Test
  void normalisedEloCountsStandardDeviationsOfAGame() {
    // 347.4 times the mean less 1/2 over the standard deviation of a game.
    ResultCounts games = ResultCounts.of(20, 50, 30);
    double sd = Math.sqrt((30 + 50 * 0.25) / 100 - 0.55 * 0.55);
    double points = 347.4355855 * 0.05 / sd;
    assertEquals(points, Elo.normalised(games, 0.95).difference(), 1e-6);
    // Pairs of such games, independent, have half the variance.
    long[] pairs = new long[5];
    long[] counts = {20, 50, 30};
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        pairs[i + j] += counts[i] * counts[j];
      }
    }
    assertEquals(points, Elo.normalised(ResultCounts.of(pairs), 0.95).difference(), 1e-6);
  }

  @Test
  void likelihoodOfSuperiorityIsOneHalfAtEqualityAndSureAtTheEnds() {
    assertEquals(0.5, Elo.likelihoodOfSuperiority(ResultCounts.of(10, 5, 10)));
    assertEquals(0.5, Elo.likelihoodOfSuperiority(ResultCounts.of(0, 5, 0)));
    assertEquals(0.5, Elo.likelihoodOfSuperiority(ResultCounts.of(0, 0)));
    // Sixteen of sixteen: four standard errors of a fair coin.
    assertEquals(0.99996833, Elo.likelihoodOfSuperiority(ResultCounts.of(0, 16)), 1e-8);
    double los = Elo.likelihoodOfSuperiority(ResultCounts.of(4, 3, 9));
    assertEquals(1 - los, Elo.likelihoodOfSuperiority(ResultCounts.of(9, 3, 4)), 1e-12);
    // 13 decisive games, 5 more wins than losses: 5 / sqrt(13) standard errors.
    assertEquals(0.917240, los, 1e-5);
  }

  @Test
  void sprtOfYesAndNoIsWalds() {
    Sprt sprt = new Sprt(0, 100, 0.05, 0.1);
    double p1 = Elo.expected(100);
    Sprt.State state = sprt.of(ResultCounts.of(12, 20));
    assertEquals(20 * Math.log(p1 / 0.5) + 12 * Math.log((1 - p1) / 0.5), state.llr(), 1e-9);
    assertEquals(Math.log(0.1 / 0.95), state.lower(), 1e-12);
    assertEquals(Math.log(0.9 / 0.05), state.upper(), 1e-12);
    assertEquals(Decision.CONTINUE, state.decision());
    assertEquals(Decision.CONTINUE, sprt.of(ResultCounts.of(0, 0)).decision());
    assertEquals(Decision.ACCEPT_1, sprt.of(ResultCounts.of(0, 0, 0, 0, 30)).decision());
    assertEquals(Decision.ACCEPT_0, sprt.of(ResultCounts.of(30, 0, 0, 0, 0)).decision());
    assertThrows(IllegalArgumentException.class, () -> new Sprt(5, 5, 0.05, 0.05));
    assertThrows(IllegalArgumentException.class, () -> new Sprt(0, 5, 0.05, 0.5));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0.12, 0.1, ACCEPT_1",
    "60, 0.12, 0.1, ACCEPT_0",
    "0, 0.5, 0, ACCEPT_1",
    "60, 0, 0.3, ACCEPT_0"
  })
  void sprtErrsAsRarelyAsPromised(double elo, double draws, double seat, Decision wrong) {
    Games games = new Games(8);
    double[] chances = Games.pairChances(Elo.expected(elo), draws, seat);
    Sprt sprt = new Sprt(0, 60, 0.05, 0.05);
    int errors = 0;
    for (int run = 0; run < 2000; run++) {
      Decision decision = Decision.CONTINUE;
      Histogram results = new Histogram();
      while (decision == Decision.CONTINUE) {
        results.add(games.result(chances));
        decision = results.total() < 4 ? decision : sprt.of(ResultCounts.of(results, 4)).decision();
      }
      errors += decision == wrong ? 1 : 0;
    }
    assertTrue(errors <= 130, errors + " errors in 2,000 runs");
  }

  @Test
  void twoAgentsAreRatedByTheirScore() {
    RoundRobin games = new RoundRobin(2);
    games.add(0, 1, 7500, 0, 2500);
    Ratings ratings = Ratings.of(games);
    assertEquals(190.848, ratings.elo(0) - ratings.elo(1), 0.05);
    assertEquals(0, ratings.elo(0) + ratings.elo(1), 1e-9);
    // The variance of the logarithm of odds is 1 / 7500 + 1 / 2500.
    double error = 173.7178 * Math.sqrt(1 / 7500.0 + 1 / 2500.0);
    assertEquals(1.959964 * error, ratings.difference(0, 1, 0.95).halfWidth(), 0.01);
    assertEquals(1.959964 * error / 2, ratings.interval(0, 0.95).halfWidth(), 0.01);
  }

  @Test
  void winningEverythingIsRatedFinitely() {
    RoundRobin games = new RoundRobin(3);
    games.add(0, 1, 100, 0, 0);
    games.add(1, 2, 100, 0, 0);
    Ratings ratings = Ratings.of(games);
    assertEquals(ratings.elo(0) - ratings.elo(1), ratings.elo(1) - ratings.elo(2), 1e-6);
    // Half a loss in 101 games.
    assertEquals(Elo.points(100.5 / 101), ratings.elo(0) - ratings.elo(1), 1e-6);
    assertTrue(Double.isFinite(ratings.interval(0, 0.95).low()));
    RoundRobin drawn = new RoundRobin(2);
    drawn.add(0, 1, 0, 40, 0);
    assertEquals(0, Ratings.of(drawn).elo(0), 1e-9);
  }

  @Test
  void agentsThatNeverMetAreNotRatedTogether() {
    RoundRobin games = new RoundRobin(4);
    games.add(0, 1, 3, 1, 2);
    games.add(2, 3, 3, 1, 2);
    assertThrows(IllegalArgumentException.class, () -> Ratings.of(games));
    games.add(1, 2, 0, 1, 0);
    // In a tree of meetings a drawn one means equal strength.
    assertEquals(Ratings.of(games).elo(1), Ratings.of(games).elo(2), 1e-6);
    assertThrows(IllegalArgumentException.class, () -> games.add(1, 1, 1, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> new RoundRobin(1));
  }

  @Test
  void intervalsOfRatingsContainTheTruth() {
    double[] truth = {0.9, 0.2, -0.3, -0.8};
    double tie = 0.4;
    Games games = new Games(12);
    int contained = 0;
    int all = 0;
    for (int run = 0; run < 400; run++) {
      Ratings ratings = Ratings.of(played(games, truth, tie));
      for (int i = 0; i < truth.length; i++) {
        contained += ratings.interval(i, 0.95).contains(173.7178 * truth[i]) ? 1 : 0;
        all++;
      }
      double difference = 173.7178 * (truth[0] - truth[2]);
      contained += ratings.difference(0, 2, 0.95).contains(difference) ? 1 : 0;
      all++;
    }
    assertEquals(0.95, (double) contained / all, 0.015);
  }

  private static RoundRobin played(Games games, double[] truth, double tie) {
    RoundRobin table = new RoundRobin(truth.length);
    for (int i = 0; i < truth.length; i++) {
      for (int j = 0; j < i; j++) {
        double win = Math.exp((truth[i] - truth[j]) / 2);
        double all = win + 1 / win + tie;
        double[] chances = {1 / win / all, tie / all, win / all};
        ResultCounts results = games.results(200, chances);
        table.add(i, j, results.count(2), results.count(1), results.count(0));
      }
    }
    return table;
  }
}
