package stacklab.stats.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stacklab.random.Random;
import stacklab.stats.FixedPointMoments;
import stacklab.stats.Interval;
import stacklab.stats.Sample;

class BoundedIntervalsTest {
  private static Sample sample(double... values) {
    FixedPointMoments moments = new FixedPointMoments();
    for (double value : values) {
      moments.add(value);
    }
    return moments.sample();
  }

  /** The bounds solve n (m - q)^2 = t^2 s^2 q (1 - q) / (m (1 - m)), with t = 12.7062 for two. */
  @Test
  void theBoundsAreWhereTheDistanceIsTStandardErrors() {
    Sample two = sample(0.25, 0.75);
    Interval shares = BoundedIntervals.share(two, 0.95);
    Interval scores = BoundedIntervals.positive(two, 0.95);
    double t = 12.706204736;
    for (double q : new double[] {shares.low(), shares.high()}) {
      double variance = 0.0625 * q * (1 - q) / 0.25;
      assertEquals(t * t * variance, 2 * (0.5 - q) * (0.5 - q), 1e-8);
    }
    for (double q : new double[] {scores.low(), scores.high()}) {
      assertEquals(t * t * 0.125 * q / 0.5, 2 * (0.5 - q) * (0.5 - q), 1e-6);
    }
    assertEquals("score-t", shares.method());
  }

  /** For yes and no Wilson's formula with t = 2.262157 in place of z. */
  @Test
  void forYesAndNoItIsWilsons() {
    Interval three = BoundedIntervals.share(sample(1, 1, 1, 0, 0, 0, 0, 0, 0, 0), 0.95);
    double c = 2.262157163 * 2.262157163 / 10;
    double half = Math.sqrt(c * 0.21 + c * c / 4);
    assertEquals((0.3 + c / 2 - half) / (1 + c), three.low(), 1e-9);
    assertEquals((0.3 + c / 2 + half) / (1 + c), three.high(), 1e-9);

    Interval none = BoundedIntervals.share(sample(new double[10]), 0.95);
    assertEquals(0, none.low());
    assertEquals(c / (1 + c), none.high(), 1e-9);
  }

  @Test
  void itNeverLeavesTheRange() {
    Random random = Random.of(5);
    for (int i = 0; i < 2000; i++) {
      double[] values = new double[2 + random.below(6)];
      for (int k = 0; k < values.length; k++) {
        values[k] = Math.pow(random.below(1000) / 999.0, 1 + random.below(9));
      }
      Interval shares = BoundedIntervals.share(sample(values), 0.99);
      assertTrue(!shares.isKnown() || (shares.low() >= 0 && shares.high() <= 1));
      Interval scores = BoundedIntervals.positive(sample(values), 0.99);
      assertTrue(!scores.isKnown() || scores.low() >= 0);
      assertTrue(!shares.isKnown() || shares.contains(sample(values).mean()));
    }
  }

  /** What is given away in a game: the mean over moves of which most are 0 and some large. */
  private static double loss(Random random) {
    double sum = 0;
    for (int move = 0; move < 8; move++) {
      sum += random.below(10) < 7 ? 0 : Math.pow(random.below(1 << 20) / 0x1p20, 3);
    }
    return sum / 8;
  }

  @Test
  void ofSkewedMeasuresItHoldsTheMeanMoreOftenThanStudents() {
    double truth = 0.3 / 4;
    int runs = 2000;
    int shares = 0;
    int scores = 0;
    int students = 0;
    Random random = Random.of(11);
    for (int run = 0; run < runs; run++) {
      Sample sample = sample(IntStream.range(0, 12).mapToDouble(k -> loss(random)).toArray());
      shares += BoundedIntervals.share(sample, 0.95).contains(truth) ? 1 : 0;
      scores += BoundedIntervals.positive(sample, 0.95).contains(truth) ? 1 : 0;
      students += MeanIntervals.student(sample, 0.95).contains(truth) ? 1 : 0;
    }
    String what = shares + ", " + scores + " and " + students + " of " + runs;
    assertTrue(shares > students && scores > students, what);
    assertTrue(shares > 0.92 * runs && shares < 0.98 * runs, what);
    assertTrue(scores > 0.92 * runs && scores < 0.98 * runs, what);
  }

  @Test
  void whereNothingVariesItIsNotKnown() {
    assertEquals("n = 1: score-t needs 2", BoundedIntervals.share(sample(0.5), 0.95).method());
    Interval same = BoundedIntervals.share(sample(0.5, 0.5), 0.95);
    assertEquals("no variation: all units are the same", same.method());
    assertEquals("no variation", BoundedIntervals.positive(sample(0, 0), 0.95).reason());
    assertThrows(IllegalArgumentException.class, () -> BoundedIntervals.share(sample(2), 0.95));
    assertThrows(IllegalArgumentException.class, () -> BoundedIntervals.positive(sample(-1), 0.95));
  }
}
