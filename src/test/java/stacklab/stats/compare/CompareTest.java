package stacklab.stats.compare;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.apache.commons.statistics.inference.ContinuityCorrection;
import org.apache.commons.statistics.inference.MannWhitneyUTest;
import org.apache.commons.statistics.inference.PValueMethod;
import org.junit.jupiter.api.Test;
import stacklab.random.Random;
import stacklab.stats.Histogram;
import stacklab.stats.ResultCounts;
import stacklab.stats.Sample;
import stacklab.stats.interval.Games;
import stacklab.stats.interval.ResultIntervals;
import stacklab.stats.interval.ShareIntervals;

class CompareTest {
  /** Means and variances of the data set "sleep" of R: Student (1908). */
  private static final Sample DRUG_1 = new Sample(10, 0.75, 3.200556);

  private static final Sample DRUG_2 = new Sample(10, 2.33, 4.009);

  @Test
  void tTestsGiveTheSleepExample() {
    // R 4: t.test(x, y), and paired = TRUE.
    assertEquals(0.07939, TwoSampleTests.welch(DRUG_1, DRUG_2), 5e-6);
    assertEquals(0.002833, TwoSampleTests.paired(new Sample(10, 1.58, 1.512889)), 5e-7);
  }

  @Test
  void testsOfConstantsAndTooFewUnitsAreUnknown() {
    Sample constant = new Sample(10, 1, 0);
    assertEquals(Double.NaN, TwoSampleTests.welch(constant, constant));
    assertEquals(Double.NaN, TwoSampleTests.welch(DRUG_1, new Sample(1, 1, Double.NaN)));
    assertEquals(Double.NaN, TwoSampleTests.paired(constant));
    ResultCounts none = ResultCounts.of(0, 0);
    assertEquals(Double.NaN, TwoSampleTests.results(none, ResultCounts.of(1, 1)));
    assertEquals(Double.NaN, TwoSampleTests.sameDistribution(none, ResultCounts.of(1, 1)));
    assertEquals(Double.NaN, EffectSize.cohenD(constant, constant));
  }

  @Test
  void pValuesOfResultsAgreeWithTheirIntervals() {
    Games games = new Games(1);
    for (int i = 0; i < 50; i++) {
      ResultCounts a = games.results(40, Games.chances(0.5, 0.2));
      ResultCounts b = games.results(60, Games.chances(0.65, 0.1));
      double p = TwoSampleTests.results(a, b);
      assertTrue(p > 0 && p <= 1);
      if (p < 1) {
        assertTrue(ResultIntervals.difference(a, b, 1 - p * 0.999).contains(0));
        assertTrue(!ResultIntervals.difference(a, b, 1 - p * 1.001).contains(0));
      }
    }
    ResultCounts lost = ResultCounts.of(1000, 0, 0);
    assertTrue(TwoSampleTests.results(lost, lost.mirrored()) < 1e-14);
    assertEquals(1, TwoSampleTests.results(lost, lost));
  }

  @Test
  void equalResultsAreRarelyFoundDifferent() {
    Games games = new Games(2);
    double[] chances = Games.chances(0.45, 0.12);
    int found = 0;
    for (int i = 0; i < 600; i++) {
      double p = TwoSampleTests.results(games.results(150, chances), games.results(100, chances));
      found += p <= 0.05 ? 1 : 0;
    }
    assertEquals(0.05, found / 600.0, 0.02);
  }

  @Test
  void chiSquareTestsGiveWorkedExamples() {
    // Four cells that differ from 15 by 5 each: 4 * 25 / 15 = 6.667 with one degree of freedom.
    ResultCounts a = ResultCounts.of(10, 0, 20);
    assertEquals(0.009823, TwoSampleTests.sameDistribution(a, a.mirrored()), 5e-7);
    assertEquals(
        Double.NaN, TwoSampleTests.sameDistribution(ResultCounts.of(3, 0), ResultCounts.of(9, 0)));
    // Mendel's peas: 315, 108, 101, 32 in the ratio 9:3:3:1 give 0.470 and p = 0.925.
    double[] ratio = {9, 3, 3, 1};
    assertEquals(0.925, TwoSampleTests.goodnessOfFit(ratio, new long[] {315, 108, 101, 32}), 5e-4);
    ResultCounts pairs = ResultCounts.of(1, 1, 1, 1, 1);
    assertThrows(IllegalArgumentException.class, () -> TwoSampleTests.sameDistribution(a, pairs));
  }

  @Test
  void rankTestAgreesWithTheLibraryOnTiedValues() {
    Random random = Random.of(3);
    double[] x = IntStream.range(0, 60).mapToDouble(i -> random.below(12)).toArray();
    double[] y = IntStream.range(0, 45).mapToDouble(i -> random.below(15)).toArray();
    RankTest test = RankTest.of(histogram(x), histogram(y));
    MannWhitneyUTest.Result expected =
        MannWhitneyUTest.withDefaults()
            .with(PValueMethod.ASYMPTOTIC)
            .with(ContinuityCorrection.DISABLED)
            .test(x, y);
    assertEquals(expected.getPValue(), test.pValue(), 1e-12);
    assertEquals(1 - expected.getStatistic() / (60 * 45), test.superiority(), 1e-12);
    assertEquals(Double.NaN, RankTest.of(histogram(x), new Histogram()).pValue());
    double[] equal = {2, 2};
    assertEquals(Double.NaN, RankTest.of(histogram(equal), histogram(equal)).pValue());
    assertEquals(0.5, RankTest.of(histogram(equal), histogram(equal)).superiority());
  }

  private static Histogram histogram(double[] values) {
    Histogram histogram = new Histogram();
    for (double value : values) {
      histogram.add((int) value);
    }
    return histogram;
  }

  @Test
  void adjustedPValuesGiveTheAnswersOfR() {
    // R 4: p.adjust(c(0.01, 0.02, 0.03, 0.04, 0.05), "holm" and "BH").
    double nan = Double.NaN;
    assertArrayEquals(
        new double[] {0.09, 0.05, nan, 0.09, 0.08, 0.09},
        PValues.holm(0.05, 0.01, nan, 0.03, 0.02, 0.04),
        1e-15);
    assertArrayEquals(
        new double[] {0.05, 0.05, nan, 0.05, 0.05, 0.05},
        PValues.benjaminiHochberg(0.05, 0.01, nan, 0.03, 0.02, 0.04),
        1e-15);
    assertArrayEquals(
        new double[] {0.003, 0.9, 0.75}, PValues.benjaminiHochberg(0.001, 0.9, 0.5), 1e-15);
    assertArrayEquals(new double[] {1, 1}, PValues.holm(0.7, 0.9), 0);
    assertEquals(0, PValues.holm().length);
    assertThrows(IllegalArgumentException.class, () -> PValues.holm(1.5));
  }

  @Test
  void holmKeepsFalseFindingsRare() {
    Random random = Random.of(4);
    int anyFalse = 0;
    for (int i = 0; i < 10_000; i++) {
      // Three true hypotheses and one false.
      double[] p = {random.nextDouble(), random.nextDouble(), 1e-9, random.nextDouble()};
      double[] adjusted = PValues.holm(p);
      boolean found = adjusted[0] < 0.05 || adjusted[1] < 0.05 || adjusted[3] < 0.05;
      anyFalse += found ? 1 : 0;
    }
    assertEquals(0.0492, anyFalse / 1e4, 0.005); // 1 - (1 - 0.05 / 3)^3
  }

  @Test
  void effectSizesGiveWorkedExamples() {
    double pooled = Math.sqrt((3.200556 + 4.009) / 2);
    assertEquals(1.58 / pooled, EffectSize.cohenD(DRUG_1, DRUG_2), 1e-12);
    assertEquals(1.58 / pooled * (1 - 3 / 71.0), EffectSize.hedgesG(DRUG_1, DRUG_2), 1e-12);
    assertEquals(Math.PI / 6, EffectSize.cohenH(0.25, 0.5), 1e-12);
    assertEquals(Math.PI, EffectSize.cohenH(0, 1), 1e-12);
  }

  @Test
  void powerGivesTheTextbookSizes() {
    // Half a standard deviation: 2 (1.95996 + 0.84162)^2 / 0.25 = 62.8.
    assertEquals(63, Power.USUAL.unitsPerSample(-0.5, 2));
    assertEquals(0.8, Power.USUAL.achieved(63, 0.5, 2), 0.002);
    assertEquals(0.5, Power.USUAL.detectable(63, 2), 0.001);
    // Ten comparisons: z = 2.80703 at 0.0025.
    assertEquals(107, Power.USUAL.withComparisons(10).unitsPerSample(0.5, 2));
    assertEquals(0.05, Power.USUAL.achieved(63, 0, 2), 1e-12);
    assertEquals(Long.MAX_VALUE, Power.USUAL.unitsPerSample(0, 2));
    assertEquals(Long.MAX_VALUE, Power.USUAL.unitsPerSample(0, 0));
    assertEquals(Long.MAX_VALUE, Power.roundedUp(Power.USUAL.unitsPerSample(1e-300, 2)));
    assertEquals(Long.MAX_VALUE, Power.roundedUp(Power.USUAL.unitsForHalfWidth(1e-300, 2)));
    assertEquals(9_200_000_000_000_000_000L, Power.roundedUp(9_100_000_000_000_000_001L));
    assertEquals(8_500, Power.roundedUp(8_401));
    assertThrows(IllegalArgumentException.class, () -> new Power(0.95, 0, 0.8));
    assertThrows(IllegalArgumentException.class, () -> new Power(0.95, 1, 1));
  }

  @Test
  void unitsForAShareAreThoseOfWilsonsInterval() {
    for (long yes : new long[] {0, 3, 150, 500}) {
      double share = yes / 1000.0;
      double half = ShareIntervals.wilson(yes, 1000, 0.95).halfWidth();
      assertEquals(1000, Power.USUAL.unitsForShare(half * 1.000001, share * (1 - share)), yes + "");
    }
    assertEquals(0, Power.USUAL.unitsForShare(0.6, 0));
  }

  @Test
  void plannedPowerIsReached() {
    Games games = new Games(5);
    double[] a = Games.chances(0.5, 0.2);
    double[] b = Games.chances(0.56, 0.2);
    long units = Power.USUAL.unitsPerSample(0.06, 0.2 + 0.2 - 0.06 * 0.06);
    int found = 0;
    for (int i = 0; i < 500; i++) {
      ResultCounts first = games.results((int) units, a);
      ResultCounts second = games.results((int) units, b);
      found += ResultIntervals.difference(first, second, 0.95).contains(0) ? 0 : 1;
    }
    assertEquals(0.8, found / 500.0, 0.05);
  }
}
