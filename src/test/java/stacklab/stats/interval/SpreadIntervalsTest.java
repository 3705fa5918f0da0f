package stacklab.stats.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import stacklab.random.Random;
import stacklab.stats.Histogram;
import stacklab.stats.Interval;

class SpreadIntervalsTest {
  private static Histogram of(int... values) {
    Histogram histogram = new Histogram();
    for (int value : values) {
      histogram.add(value);
    }
    return histogram;
  }

  @Test
  void theIntervalIsThatOfItsFormula() {
    // Mean 3, squared distances 4 1 0 1 4, their squares 16 1 0 1 16: kurtosis 5 * 34 / 100.
    double c = 5 / (5 - 1.959963984540054);
    double error = c * Math.sqrt((1.7 - 2.0 / 5) / 4);
    Interval interval = SpreadIntervals.bonett(of(1, 2, 3, 4, 5), 0.95);
    double factor = Math.exp(1.959963984540054 * error / 2);
    assertEquals(Math.sqrt(c * 2.5) / factor, interval.low(), 1e-9);
    assertEquals(Math.sqrt(c * 2.5) * factor, interval.high(), 1e-9);
  }

  @Test
  void nothingVariesWithoutWidthAndTooFewGiveNone() {
    assertEquals(0, SpreadIntervals.bonett(of(7, 7, 7, 7), 0.95).high());
    assertEquals("n = 3: bonett needs 4", SpreadIntervals.bonett(of(1, 2, 3), 0.95).method());
    assertFalse(SpreadIntervals.bonett(of(), 0.95).isKnown());
  }

  /** Skewed lengths: twenty, and the number of tosses of a coin until the fourth head. */
  @Test
  void nineteenOfTwentyIntervalsHoldTheTruth() {
    Random random = Random.of(5);
    int covered = 0;
    int repetitions = 2000;
    for (int i = 0; i < repetitions; i++) {
      Histogram lengths = new Histogram();
      for (int n = 0; n < 200; n++) {
        lengths.add(20 + tosses(random));
      }
      covered += SpreadIntervals.bonett(lengths, 0.95).contains(Math.sqrt(8)) ? 1 : 0;
    }
    double share = (double) covered / repetitions;
    assertTrue(share > 0.925 && share < 0.965, "covered " + share);
  }

  private static int tosses(Random random) {
    int tosses = 0;
    for (int heads = 0; heads < 4; tosses++) {
      heads += random.below(2);
    }
    return tosses;
  }
}
