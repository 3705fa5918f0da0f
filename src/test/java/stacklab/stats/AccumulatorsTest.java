package stacklab.stats;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stacklab.random.Random;

class AccumulatorsTest {
  private static final long[] VALUES = {2, 4, 4, 4, 5, 5, 7, 9};

  @Test
  void momentsGiveTheTextbookExample() {
    // Sum of squared deviations from the mean 5 is 32.
    Moments moments = momentsOf(VALUES);
    assertEquals(8, moments.count());
    assertEquals(40, moments.sum());
    assertEquals(5, moments.mean());
    assertEquals(32 / 7.0, moments.variance());
    assertEquals(Math.sqrt(32 / 7.0), moments.sd());
    assertEquals(2, moments.min());
    assertEquals(9, moments.max());
    assertEquals(Math.sqrt(32 / 7.0 / 8), moments.sample().standardError());
  }

  @Test
  void momentsStayExactBeyond64Bits() {
    long big = 4_000_000_000_000_000_000L;
    Moments moments = momentsOf(big, big + 2, big + 4, -big);
    moments.add(-big);
    assertEquals(4e18 + 6, moments.sum());
    BigInteger squares = BigInteger.ZERO;
    for (long value : new long[] {big, big + 2, big + 4, big, big}) {
      squares = squares.add(BigInteger.valueOf(value).pow(2));
    }
    assertTrue(moments.toText().contains(" " + squares + " "));
    assertEquals(4, momentsOf(big, big + 2, big + 4).variance());
  }

  @Test
  void emptyAndSingleSamplesAreUnknownNotZero() {
    assertEquals(Double.NaN, new Moments().mean());
    assertEquals(Double.NaN, new Moments().variance());
    assertEquals(3, momentsOf(3).mean());
    assertEquals(Double.NaN, momentsOf(3).sd());
    assertEquals(Double.NaN, new FixedPointMoments().sample().mean());
    assertEquals(Double.NaN, new CoMoments().ratio());
    assertEquals(Double.NaN, new CoMoments().ratioSample().variance());
  }

  @Test
  void mergingInAnyGroupingGivesTheSameText() {
    Random random = Random.of(2);
    Moments all = new Moments();
    Histogram allCounts = new Histogram();
    CoMoments allPairs = new CoMoments();
    FixedPointMoments allReals = new FixedPointMoments();
    List<Moments> parts = new ArrayList<>();
    List<Histogram> counts = new ArrayList<>();
    List<CoMoments> pairs = new ArrayList<>();
    List<FixedPointMoments> reals = new ArrayList<>();
    for (int part = 0; part < 20; part++) {
      parts.add(new Moments());
      counts.add(new Histogram());
      pairs.add(new CoMoments());
      reals.add(new FixedPointMoments());
    }
    for (int i = 0; i < 5000; i++) {
      int part = random.below(20);
      int x = random.below(2000) - 700;
      long y = random.nextLong() >> 8;
      double real = 30 * random.nextDouble();
      all.add(y);
      parts.get(part).add(y);
      allCounts.add(x);
      counts.get(part).add(x);
      allPairs.add(x, y);
      pairs.get(part).add(x, y);
      allReals.add(real);
      reals.get(part).add(real);
    }
    Moments merged = new Moments();
    Histogram mergedCounts = new Histogram();
    CoMoments mergedPairs = new CoMoments();
    FixedPointMoments mergedReals = new FixedPointMoments();
    for (int part = 19; part >= 0; part--) {
      merged.merge(Moments.parse(parts.get(part).toText()));
      mergedCounts.merge(Histogram.parse(counts.get(part).toText()));
      mergedPairs.merge(CoMoments.parse(pairs.get(part).toText()));
      mergedReals.merge(FixedPointMoments.parse(reals.get(part).toText()));
    }
    assertEquals(all.toText(), merged.toText());
    assertEquals(allCounts.toText(), mergedCounts.toText());
    assertEquals(allPairs.toText(), mergedPairs.toText());
    assertEquals(allReals.toText(), mergedReals.toText());
  }

  @Test
  void addingOneValueManyTimesEqualsAddingItOneByOne() {
    Moments once = new Moments();
    once.add(-7, 3);
    once.add(5, 0);
    assertEquals(momentsOf(-7, -7, -7).toText(), once.toText());
    assertThrows(IllegalArgumentException.class, () -> once.add(1, -1));
  }

  @Test
  void histogramQuantilesInvertTheEmpiricalDistribution() {
    Random random = Random.of(3);
    for (int n : new int[] {1, 2, 7, 10, 100}) {
      int[] values = new int[n];
      Histogram histogram = new Histogram();
      for (int i = 0; i < n; i++) {
        values[i] = random.below(30) - 15;
        histogram.add(values[i]);
      }
      Arrays.sort(values);
      assertEquals(values[0], histogram.quantile(0));
      for (int percent = 1; percent <= 100; percent++) {
        // The smallest position k with 100 k >= percent n.
        int position = (percent * n + 99) / 100;
        assertEquals(values[position - 1], histogram.quantile(percent / 100.0));
      }
      assertEquals(values[0], histogram.min());
      assertEquals(values[n - 1], histogram.max());
      assertEquals(Arrays.stream(values).average().orElseThrow(), histogram.mean(), 1e-12);
    }
  }

  @Test
  void histogramCountsEveryValueAndListsThem() {
    Histogram histogram = new Histogram();
    histogram.add(40, 2);
    histogram.add(-5);
    histogram.add(40);
    histogram.add(1000);
    assertEquals(5, histogram.total());
    assertEquals(3, histogram.count(40));
    assertEquals(0, histogram.count(41));
    assertEquals(0, histogram.count(Integer.MIN_VALUE));
    assertArrayEquals(new int[] {-5, 40, 1000}, histogram.values());
    assertEquals(momentsOf(40, 40, 40, -5, 1000).toText(), histogram.moments().toText());
    assertEquals("histogram -5 1", singleton(-5).toText());
    assertEquals("histogram", new Histogram().toText());
    assertEquals(0, Histogram.parse("histogram").total());
  }

  @Test
  void histogramRefusesValuesTooFarApart() {
    Histogram histogram = singleton(Integer.MAX_VALUE);
    assertEquals("histogram 2147483647 1", histogram.toText());
    assertThrows(IllegalArgumentException.class, () -> histogram.add(Integer.MIN_VALUE));
    assertThrows(IllegalStateException.class, () -> new Histogram().quantile(0.5));
    assertThrows(IllegalArgumentException.class, () -> histogram.quantile(1.1));
  }

  @Test
  void ratioSampleIsTheDeltaMethod() {
    CoMoments sums = new CoMoments();
    long[][] units = {{30, 10}, {44, 11}, {27, 9}, {60, 12}};
    for (long[] unit : units) {
      sums.add(unit[0], unit[1]);
    }
    double ratio = 161 / 42.0;
    double squares = 0;
    for (long[] unit : units) {
      double residual = unit[0] - ratio * unit[1];
      squares += residual * residual;
    }
    assertEquals(ratio, sums.ratio());
    assertEquals(squares / 3 / (10.5 * 10.5), sums.ratioSample().variance(), 1e-14);
    assertEquals(0.96560037, sums.correlation(), 1e-8); // numpy corrcoef
    assertEquals(momentsOf(20, 33, 18, 48).sample(), sums.differenceSample());
  }

  @Test
  void aConstantMeasureHasNoVariance() {
    FixedPointMoments reals = new FixedPointMoments();
    for (int i = 0; i < 100; i++) {
      reals.add(13.1);
    }
    assertEquals(0, reals.sample().variance());
    assertEquals(13.1, reals.sample().mean(), 0x1p-33);
    assertEquals(13.1, reals.min(), 0x1p-33);
    CoMoments constantRatio = new CoMoments();
    constantRatio.add(3, 7);
    constantRatio.add(6, 14);
    constantRatio.add(30, 70);
    assertEquals(0, constantRatio.ratioSample().variance());
  }

  @Test
  void realsAreKeptToTheirResolution() {
    FixedPointMoments reals = new FixedPointMoments();
    reals.add(0.1);
    reals.add(0.2);
    reals.add(0.6);
    assertEquals(0.3, reals.sample().mean(), 0x1p-33);
    assertEquals(0.07, reals.sample().variance(), 0x1p-32);
    assertThrows(IllegalArgumentException.class, () -> reals.add(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> reals.add(0x1p31));
  }

  @Test
  void sumsBeyond128BitsAreRefusedNotWrapped() {
    WideSum sum = WideSum.of(BigInteger.ONE.shiftLeft(126));
    WideSum copy = WideSum.of(sum.value());
    assertThrows(ArithmeticException.class, () -> sum.add(copy));
    WideSum limit = WideSum.of(BigInteger.ONE.shiftLeft(127).subtract(BigInteger.ONE));
    limit.add(-1);
    limit.add(1);
    assertThrows(ArithmeticException.class, () -> limit.add(1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "moments",
        "histogram 1 2",
        "moments 1 2 3 4",
        "moments 1 2 3 4 x",
        "moments -1 2 3 4 5",
        "moments 1 2 3 4 99999999999999999999",
        "moments 1 2 3 4 5 6"
      })
  void brokenLinesAreRefused(String line) {
    assertThrows(IllegalArgumentException.class, () -> Moments.parse(line));
  }

  @Test
  void aRefusedLineSaysWhy() {
    Exception e =
        assertThrows(IllegalArgumentException.class, () -> Moments.parse("moments 1 2 3 4 x"));
    assertEquals(
        "'moments 1 2 3 4 x' cannot be read: number 5 is missing or is no integer", e.getMessage());
  }

  @Test
  void intervalsCheckTheirBounds() {
    assertThrows(IllegalArgumentException.class, () -> new Interval(1, 0, 0.95, "x"));
    assertThrows(IllegalArgumentException.class, () -> new Interval(0, Double.NaN, 0.95, "x"));
    assertThrows(IllegalArgumentException.class, () -> new Interval(0, 1, 95, "x"));
    Interval interval = new Interval(-0.5, 1, 0.95, "x");
    assertTrue(interval.contains(1));
    assertEquals(0.75, interval.halfWidth());
    assertEquals(new Interval(0, 1, 0.95, "x"), interval.clamped(0, 1));
    assertEquals(new Interval(-1, 2, 0.95, "x"), interval.mapped(-2, 1));
    assertEquals(false, Interval.unknown(0.95, "deterministic").contains(0));
  }

  private static Histogram singleton(int value) {
    Histogram histogram = new Histogram();
    histogram.add(value);
    return histogram;
  }

  private static Moments momentsOf(long... values) {
    Moments moments = new Moments();
    for (long value : values) {
      moments.add(value);
    }
    return moments;
  }
}
