package stacklab.stats.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;
import stacklab.stats.compare.ImbalanceComparison.Verdict;
import stacklab.stats.interval.Games;

class ImbalanceComparisonTest {
  @ParameterizedTest
  @CsvSource({
    // baseline mean and size, variant mean and size; the first four at perfect balance
    "0.50, 500, 0.60, 500",
    "0.60, 500, 0.50, 500",
    "0.50, 200, 0.55, 2000",
    "0.50, 2000, 0.55, 200",
    "0.51, 500, 0.45, 500",
    "0.53, 500, 0.45, 500",
    "0.60, 500, 0.40, 500",
    "0.60, 500, 0.62, 1000",
    "0.30, 500, 0.20, 500"
  })
  void intervalsOfTheDifferenceAreCovered(double p1, int n1, double p2, int n2) {
    // The standard error of a coverage of 95 % is 0.49 points.
    double coverage = coverage(p1, n1, p2, n2, 2000);
    assertTrue(coverage > 0.937 && coverage < 0.985, "coverage " + coverage);
  }

  /** Near balance of both no differences below zero are possible for long: coverage is higher. */
  @ParameterizedTest
  @CsvSource({"0.50, 500, 0.50, 500", "0.51, 500, 0.50, 500", "0.50, 200, 0.51, 2000"})
  void intervalsNearBalanceAreCoveredAtLeast(double p1, int n1, double p2, int n2) {
    double coverage = coverage(p1, n1, p2, n2, 1500);
    assertTrue(coverage > 0.94, "coverage " + coverage);
  }

  private static double coverage(double p1, int n1, double p2, int n2, int repetitions) {
    Games games = new Games(77);
    double[] a = Games.chances(p1, 0.12);
    double[] b = Games.chances(p2, 0.12);
    return Games.coverage(
        repetitions,
        Math.abs(p2 - 0.5) - Math.abs(p1 - 0.5),
        () -> compare(games.results(n1, a), games.results(n2, b)).interval());
  }

  private static ImbalanceComparison compare(ResultCounts baseline, ResultCounts variant) {
    return ImbalanceComparison.of(baseline, variant, 0.95, ImbalanceComparison.USUAL_MARGIN);
  }

  @Test
  void farFromBalanceTheIntervalIsThatOfADifference() {
    Interval interval = new ImbalanceInterval(0.2, 0.01, -0.3, 0.01).interval(0.95);
    assertEquals(0.1 - 1.959964 * Math.sqrt(2) / 100, interval.low(), 1e-6);
    // A little wider above: the baseline might have been at balance.
    assertEquals(0.1 + 2.05 * Math.sqrt(2) / 100, interval.high(), 2e-4);
  }

  @Test
  void exchangingTheVariantsOrTheSidesMirrorsTheInterval() {
    ResultCounts a = ResultCounts.of(40, 20, 60);
    ResultCounts b = ResultCounts.of(90, 10, 70);
    Interval interval = compare(a, b).interval();
    Interval exchanged = compare(b, a).interval();
    assertEquals(interval.low(), -exchanged.high(), 1e-12);
    assertEquals(interval.high(), -exchanged.low(), 1e-12);
    Interval otherSide = compare(a.mirrored(), b).interval();
    assertEquals(interval.low(), otherSide.low(), 1e-12);
    assertEquals(interval.high(), otherSide.high(), 1e-12);
  }

  /** The twin: walks over the joint region point by point. */
  @Test
  void boundsAreTheExtremesOverTheJointRegion() {
    ImbalanceInterval estimate = new ImbalanceInterval(0.01, 0.02, -0.03, 0.01);
    double radius = 1.959964;
    double largest = 0;
    for (int i = 0; i < 100_000; i++) {
      double angle = i * 2 * Math.PI / 100_000;
      double x = 0.01 + radius * 0.02 * Math.cos(angle);
      double y = -0.03 + radius * 0.01 * Math.sin(angle);
      largest = Math.max(largest, Math.abs(y) - Math.abs(x));
      for (double share = 0; share < 1; share += 0.25) {
        largest =
            Math.max(
                largest,
                Math.abs(-0.03 + share * (y + 0.03)) - Math.abs(0.01 + share * (x - 0.01)));
      }
    }
    Interval interval = estimate.interval(0.95);
    // The critical value is raised from 1.96, to at most 2.27.
    assertTrue(interval.high() >= largest);
    assertTrue(interval.high() <= 0.02 + 2.27 / 1.96 * (largest - 0.02) + 1e-9);
  }

  @Test
  void verdictsFollowTheInterval() {
    ResultCounts balanced = ResultCounts.of(50_000, 0, 50_000);
    ResultCounts nearly = ResultCounts.of(50_200, 0, 49_800);
    ResultCounts skewed = ResultCounts.of(40_000, 0, 60_000);
    assertEquals(Verdict.WORSE, compare(balanced, skewed).verdict());
    assertEquals(Verdict.BETTER, compare(skewed, balanced).verdict());
    assertEquals("better balanced", compare(skewed, balanced).text());
    assertEquals(Verdict.EQUIVALENT, compare(balanced, nearly).verdict());
    assertEquals(Verdict.EQUIVALENT, compare(skewed, skewed.mirrored()).verdict());
    assertTrue(compare(skewed, balanced).pValue() < 1e-9);
    assertEquals(1, compare(skewed, skewed.mirrored()).pValue(), 1e-9);
  }

  @Test
  void whatIsNotDecidedNeedsStatedNumbersOfGames() {
    // Distance 0.02, variances 0.25 each: (1.96 + 0.842)^2 * 0.5 / 0.02^2 = 9811.
    ResultCounts a = ResultCounts.of(500, 0, 500);
    ResultCounts b = ResultCounts.of(520, 0, 480);
    ImbalanceComparison undecided = compare(a, b);
    assertEquals(Verdict.UNDECIDED, undecided.verdict());
    assertEquals(9811, (double) undecided.unitsNeeded(), 30);
    assertEquals("not decided: needs about 9900 games", undecided.text());
    assertEquals("not decided: needs about 9900 pairs", undecided.text("pairs"));
    ImbalanceComparison allDrawn = compare(ResultCounts.of(0, 10, 0), ResultCounts.of(0, 10, 0));
    assertEquals(Verdict.UNDECIDED, allDrawn.verdict());
    assertTrue(allDrawn.unitsNeeded() > 10);
  }

  @Test
  void falseVerdictsAreRare() {
    Games games = new Games(9);
    double[] a = Games.chances(0.5, 0.12);
    int wrong = 0;
    for (int i = 0; i < 2000; i++) {
      Verdict verdict = compare(games.results(400, a), games.results(400, a)).verdict();
      wrong += verdict == Verdict.BETTER || verdict == Verdict.WORSE ? 1 : 0;
    }
    assertTrue(wrong <= 100, wrong + " wrong of 2,000");
  }

  @Test
  void nothingToCompareIsRefused() {
    ResultCounts none = ResultCounts.of(0, 0);
    assertThrows(IllegalArgumentException.class, () -> compare(none, ResultCounts.of(1, 1)));
    ResultCounts some = ResultCounts.of(1, 1);
    assertThrows(IllegalArgumentException.class, () -> ImbalanceComparison.of(some, some, 0.95, 0));
  }
}
