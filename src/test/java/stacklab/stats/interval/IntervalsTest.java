package stacklab.stats.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stacklab.random.Random;
import stacklab.stats.FixedPointMoments;
import stacklab.stats.Histogram;
import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;
import stacklab.stats.Sample;

class IntervalsTest {
  /** Hours of sleep gained with two drugs: Student (1908), data set "sleep" of R. */
  private static final double[] DRUG_1 = {0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};

  private static final double[] DRUG_2 = {1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};

  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.2553, 0.3662",
    "15, 148, 0.0624, 0.1605",
    "0, 20, 0, 0.1611",
    "1, 29, 0.0061, 0.1718"
  })
  void wilsonGivesTheExamplesOfNewcombe(long yes, long size, double low, double high) {
    // Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I.
    Interval interval = ShareIntervals.wilson(yes, size, 0.95);
    assertEquals(low, interval.low(), 5e-5);
    assertEquals(high, interval.high(), 5e-5);
  }

  @Test
  void sharesAgreeWithTheLibraryWhereItCanCount() {
    for (int size : new int[] {1, 2, 20, 1000}) {
      for (int yes = 0; yes <= size; yes += Math.max(1, size / 7)) {
        assertBounds(
            BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(size, yes, 0.1),
            ShareIntervals.wilson(yes, size, 0.9));
        Interval jeffreys = ShareIntervals.jeffreys(yes, size, 0.9);
        if (0 < yes && yes < size) {
          assertBounds(BinomialConfidenceInterval.JEFFREYS.fromErrorRate(size, yes, 0.1), jeffreys);
        }
        assertTrue(jeffreys.contains((double) yes / size));
      }
    }
  }

  private static void assertBounds(
      org.apache.commons.statistics.interval.Interval expected, Interval actual) {
    assertEquals(expected.getLowerBound(), actual.low(), 1e-12);
    assertEquals(expected.getUpperBound(), actual.high(), 1e-12);
  }

  @Test
  void sharesOfBillionsOfGamesAreCounted() {
    long size = 8_000_000_000L;
    Interval wilson = ShareIntervals.wilson(size / 2, size, 0.95);
    assertEquals(0.98 / Math.sqrt(8e9), wilson.halfWidth(), 1e-9);
    Interval jeffreys = ShareIntervals.jeffreys(size / 2, size, 0.95);
    assertEquals(wilson.low(), jeffreys.low(), 1e-9);
    Interval score = ResultIntervals.score(ResultCounts.of(size, size, size), 0.95);
    assertEquals(1.959964 * Math.sqrt(1 / 6.0 / (3.0 * size)), score.halfWidth(), 1e-11);
  }

  @Test
  void scoreIntervalOfYesAndNoIsWilsons() {
    for (int yes = 0; yes <= 30; yes++) {
      Interval wilson = ShareIntervals.wilson(yes, 30, 0.95);
      Interval score = ResultIntervals.score(ResultCounts.share(yes, 30), 0.95);
      assertEquals(wilson.low(), score.low(), 1e-12);
      assertEquals(wilson.high(), score.high(), 1e-12);
      assertEquals(
          ShareIntervals.wilsonAtLeast(yes, 30, 0.975),
          ResultIntervals.atLeast(ResultCounts.share(yes, 30), 0.975),
          1e-12);
    }
  }

  @ParameterizedTest
  @CsvSource({"3, 90, 7", "12, 40, 30", "5, 12, 80", "1, 0, 40", "0, 9, 30"})
  void scoreIntervalOfGamesIsTangos(long losses, long draws, long wins) {
    Interval interval = ResultIntervals.score(ResultCounts.of(losses, draws, wins), 0.95);
    double n = losses + draws + wins;
    for (double bound : new double[] {interval.low(), interval.high()}) {
      // Tango's closed form for delta = P(win) - P(loss) = 2 mean - 1, at the limits +-1.96.
      double delta = 2 * bound - 1;
      double b = -wins - losses + (2 * n - wins + losses) * delta;
      double c = -losses * delta * (1 - delta);
      double loss = (Math.sqrt(b * b - 8 * n * c) - b) / (4 * n);
      double score = (wins - losses - n * delta) / Math.sqrt(n * (2 * loss + delta * (1 - delta)));
      assertEquals(1.959964, Math.abs(score), 1e-5);
    }
  }

  @Test
  void resultIntervalsNarrowWithDrawsAndStayHonestAtTheEnds() {
    Interval allDrawn = ResultIntervals.score(ResultCounts.of(0, 100, 0), 0.95);
    assertTrue(allDrawn.low() < 0.5 && allDrawn.high() > 0.5);
    Interval someDrawn = ResultIntervals.score(ResultCounts.of(10, 80, 10), 0.95);
    Interval noneDrawn = ResultIntervals.score(ResultCounts.of(50, 0, 50), 0.95);
    assertTrue(allDrawn.halfWidth() < someDrawn.halfWidth() / 1.5);
    assertTrue(someDrawn.halfWidth() < noneDrawn.halfWidth() / 1.5);
    Interval allWon = ResultIntervals.score(ResultCounts.of(0, 0, 0, 0, 20), 0.95);
    assertEquals(ShareIntervals.wilson(20, 20, 0.95).low(), allWon.low(), 1e-12);
    assertEquals(1, allWon.high());
    Interval oneGame = ResultIntervals.score(ResultCounts.of(0, 1, 0), 0.95);
    assertTrue(0 <= oneGame.low() && oneGame.high() <= 1 && oneGame.halfWidth() > 0.3);
    assertFalse(ResultIntervals.score(ResultCounts.of(0, 0), 0.95).isKnown());
  }

  @Test
  void scoreBoundsAreThoseFoundByHalving() {
    Random random = Random.of(1);
    for (int i = 0; i < 500; i++) {
      long[] counts = new long[2 + random.below(4)];
      int size = 1 + random.below(3000);
      for (int step = 0; step < counts.length; step++) {
        counts[step] = random.below(3) == 0 ? 0 : random.below(size);
      }
      counts[random.below(counts.length)]++;
      ResultCounts results = ResultCounts.of(counts);
      Interval interval = ResultIntervals.score(results, 0.95);
      assertEquals(boundByHalving(results), interval.high(), 1e-13, results.toString());
      double low = 1 - boundByHalving(results.mirrored());
      assertEquals(low, interval.low(), 1e-13, results.toString());
    }
  }

  @Test
  void unitsThatAllHaveOneResultGiveWidthOnBothSides() {
    Interval interval = ResultIntervals.score(ResultCounts.of(0, 103, 0, 0, 0), 0.95);
    assertEquals(0.2410113, interval.low(), 1e-6);
    assertEquals(0.2769661, interval.high(), 1e-6);
  }

  private static double boundByHalving(ResultCounts results) {
    double z = Critical.normal(0.95);
    double mean = results.mean();
    double inside = mean;
    double outside = 1;
    for (int step = 0; step < 60 && inside < outside; step++) {
      double middle = (inside + outside) / 2;
      double variance = middle < 1 ? ConstrainedFit.of(results, middle).variance() : 0;
      double distance = middle - mean;
      if (distance * distance * results.size() <= z * z * variance) {
        inside = middle;
      } else {
        outside = middle;
      }
    }
    return outside;
  }

  @Test
  void resultIntervalsAreSymmetricInTheSides() {
    ResultCounts results = ResultCounts.of(3, 0, 9, 1, 22);
    Interval interval = ResultIntervals.score(results, 0.9);
    Interval mirrored = ResultIntervals.score(results.mirrored(), 0.9);
    assertEquals(interval.low(), 1 - mirrored.high(), 1e-15);
    assertEquals(interval.high(), 1 - mirrored.low(), 1e-15);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.001, 0.2, 0.45, 0.5, 0.73, 0.999})
  void constrainedFitHasTheMeanAndNoNeighbourIsMoreLikely(double mean) {
    for (ResultCounts results :
        new ResultCounts[] {
          ResultCounts.of(4, 8, 1, 3, 9), ResultCounts.of(0, 30, 0), ResultCounts.of(0, 0, 5, 5, 0)
        }) {
      ConstrainedFit fit = ConstrainedFit.of(results, mean);
      int top = results.steps();
      double sum = 0;
      double fitted = 0;
      for (int i = 0; i <= top; i++) {
        assertTrue(fit.probability(i) >= 0);
        sum += fit.probability(i);
        fitted += fit.probability(i) * results.value(i);
      }
      assertEquals(1, sum, 1e-9);
      assertEquals(mean, fitted, 1e-9);
      assertTrue(noNeighbourIsMoreLikely(results, fit));
    }
  }

  /** Moves mass from two results that are two steps apart to the one between, and back. */
  private static boolean noNeighbourIsMoreLikely(ResultCounts results, ConstrainedFit fit) {
    for (int i = 1; i < results.steps(); i++) {
      for (double shift : new double[] {1e-6, -1e-6}) {
        double[] p = new double[results.steps() + 1];
        Arrays.setAll(p, fit::probability);
        p[i - 1] -= shift;
        p[i] += 2 * shift;
        p[i + 1] -= shift;
        double likelihood = 0;
        boolean possible = true;
        for (int j = 0; j < p.length; j++) {
          possible &= p[j] >= 0;
          likelihood += results.count(j) == 0 ? 0 : results.count(j) * Math.log(p[j]);
        }
        if (possible && likelihood > fit.logLikelihood() + 1e-9) {
          return false;
        }
      }
    }
    return true;
  }

  @ParameterizedTest
  @CsvSource({
    "56, 70, 48, 80, 0.0524, 0.3339",
    "9, 10, 3, 10, 0.1705, 0.8090",
    "6, 7, 2, 7, 0.0582, 0.8062",
    "5, 56, 0, 29, -0.0381, 0.1926",
    "0, 10, 0, 20, -0.1611, 0.2775",
    "10, 10, 0, 10, 0.6075, 1"
  })
  void differencesGiveTheExamplesOfNewcombe(
      long yesB, long sizeB, long yesA, long sizeA, double low, double high) {
    // Newcombe, "Interval estimation for the difference ..." (1998), table II, method 10.
    Interval interval =
        ResultIntervals.difference(
            ResultCounts.share(yesA, sizeA), ResultCounts.share(yesB, sizeB), 0.95);
    assertEquals(low, interval.low(), 5e-5);
    assertEquals(high, interval.high(), 5e-5);
  }

  @Test
  void studentAndWelchGiveTheSleepExample() {
    // R 4: t.test(x, y, paired = TRUE) and t.test(x, y) on the data set "sleep".
    FixedPointMoments differences = new FixedPointMoments();
    FixedPointMoments first = new FixedPointMoments();
    FixedPointMoments second = new FixedPointMoments();
    for (int i = 0; i < DRUG_1.length; i++) {
      first.add(DRUG_1[i]);
      second.add(DRUG_2[i]);
      differences.add(DRUG_2[i] - DRUG_1[i]);
    }
    Interval paired = MeanIntervals.student(differences.sample(), 0.95);
    assertEquals(0.7001142, paired.low(), 1e-6);
    assertEquals(2.4598858, paired.high(), 1e-6);
    Interval welch = MeanIntervals.welch(first.sample(), second.sample(), 0.95);
    assertEquals(-0.2054832, welch.low(), 1e-6);
    assertEquals(3.3654832, welch.high(), 1e-6);
    assertEquals(17.776, MeanIntervals.welchDegrees(first.sample(), second.sample()), 5e-4);
  }

  @Test
  void meansOfTooFewUnitsAreUnknownAndConstantOnesArePoints() {
    assertFalse(MeanIntervals.student(new Sample(1, 3, Double.NaN), 0.95).isKnown());
    assertFalse(
        MeanIntervals.welch(new Sample(1, 3, Double.NaN), new Sample(9, 3, 1), 0.95).isKnown());
    assertEquals(0, MeanIntervals.student(new Sample(5, 3, 0), 0.95).halfWidth());
    assertEquals(0, MeanIntervals.welch(new Sample(5, 3, 0), new Sample(5, 3, 0), 0.95).low());
  }

  @Test
  void medianOfTenLiesBetweenTheSecondAndTheNinth() {
    // P(B <= 1) = 0.0107 and P(B <= 2) = 0.0547 for a binomial variable of size 10, chance 1/2.
    Histogram histogram = new Histogram();
    for (int value = 1; value <= 10; value++) {
      histogram.add(value * value);
    }
    Interval interval = QuantileIntervals.of(histogram, 0.5, 0.95);
    assertEquals(4, interval.low());
    assertEquals(81, interval.high());
    assertFalse(QuantileIntervals.of(histogram, 0.05, 0.95).isKnown());
    assertFalse(QuantileIntervals.of(new Histogram(), 0.5, 0.95).isKnown());
  }

  @Test
  void aReasonSaysWithHowManyUnitsThereIsAnInterval() {
    for (double p : new double[] {0.05, 0.25, 0.5, 0.75, 0.95}) {
      for (double confidence : new double[] {0.5, 0.9, 0.95, 0.999}) {
        Histogram histogram = new Histogram();
        histogram.add(1);
        Interval none = QuantileIntervals.of(histogram, p, confidence);
        if (none.isKnown()) {
          continue;
        }
        String start = "n = 1: order-statistics needs ";
        assertTrue(none.method().startsWith(start), none.method());
        long needed = Long.parseLong(none.method().substring(start.length()));
        histogram.add(1, needed - 2);
        Interval still = QuantileIntervals.of(histogram, p, confidence);
        assertEquals("n = " + (needed - 1) + ": order-statistics needs " + needed, still.method());
        histogram.add(1);
        assertTrue(QuantileIntervals.of(histogram, p, confidence).isKnown(), p + " " + needed);
      }
    }
    Interval student = MeanIntervals.student(new Sample(1, 3, Double.NaN), 0.95);
    assertEquals("n = 1: student-t needs 2", student.method());
    assertEquals("n = 1", student.reason());
    assertEquals(
        "n = 1: welch-t needs 2",
        MeanIntervals.welch(new Sample(9, 3, 1), new Sample(1, 3, Double.NaN), 0.95).method());
    assertEquals("n = 0: wilson needs 1", ShareIntervals.wilson(0, 0, 0.95).method());
  }

  @Test
  void quantileRanksOfHugeRunsContinueTheExactOnes() {
    Histogram exact = new Histogram();
    Histogram normal = new Histogram();
    for (int value = 0; value < 10_000; value++) {
      exact.add(value, 100);
      normal.add(value, 101);
    }
    Interval below = QuantileIntervals.of(exact, 0.3, 0.95);
    Interval above = QuantileIntervals.of(normal, 0.3, 0.95);
    assertEquals(below.low(), above.low(), 1);
    assertEquals(below.high(), above.high(), 1);
  }

  @Test
  void bootstrapOfAMeanIsCloseToStudentsInterval() {
    Games games = new Games(11);
    double[] values = new double[200];
    FixedPointMoments moments = new FixedPointMoments();
    for (int i = 0; i < values.length; i++) {
      values[i] = games.length();
      moments.add(values[i]);
    }
    Interval student = MeanIntervals.student(moments.sample(), 0.95);
    Bootstrap bootstrap = new Bootstrap(values, IntervalsTest::mean, 4000, Random.of(1));
    assertEquals(student.low(), bootstrap.percentile(0.95).low(), 0.1);
    assertEquals(student.high(), bootstrap.percentile(0.95).high(), 0.1);
    assertEquals(student.low(), bootstrap.bca(0.95).low(), 0.1);
    assertEquals(student.high(), bootstrap.bca(0.95).high(), 0.1);
    // Lengths are skewed to the right, so the better interval lies higher.
    assertTrue(bootstrap.bca(0.95).high() > bootstrap.percentile(0.95).high());
    Bootstrap again = new Bootstrap(values, IntervalsTest::mean, 4000, Random.of(1));
    assertEquals(again.bca(0.9), bootstrap.bca(0.9));
  }

  @Test
  void bootstrapOfAConstantIsAPoint() {
    Bootstrap bootstrap =
        new Bootstrap(new double[] {2, 2, 2}, IntervalsTest::mean, 100, Random.of(1));
    assertEquals(0, bootstrap.bca(0.95).halfWidth());
    assertThrows(
        IllegalArgumentException.class,
        () -> new Bootstrap(new double[] {2}, IntervalsTest::mean, 100, Random.of(1)));
  }

  private static double mean(double[] values) {
    return Arrays.stream(values).sum() / values.length;
  }

  @Test
  void wrongArgumentsAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> ShareIntervals.wilson(3, 2, 0.95));
    assertThrows(IllegalArgumentException.class, () -> ShareIntervals.jeffreys(1, 2, 1));
    assertThrows(
        IllegalArgumentException.class, () -> ResultIntervals.score(ResultCounts.of(1, 2), 95));
    assertThrows(IllegalArgumentException.class, () -> ResultCounts.of(1));
    assertThrows(IllegalArgumentException.class, () -> ResultCounts.of(1, -1));
    Histogram histogram = new Histogram();
    histogram.add(3);
    assertThrows(IllegalArgumentException.class, () -> ResultCounts.of(histogram, 2));
    assertThrows(IllegalArgumentException.class, () -> QuantileIntervals.of(histogram, 1, 0.95));
  }
}
