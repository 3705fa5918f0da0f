package stacklab.stats.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import stacklab.random.Random;
import stacklab.stats.Interval;

class RichnessTest {
  private static final double CONFIDENCE = 0.95;

  /**
   * Returns what was seen in samples of one thing each, of which some are a hundred times rarer.
   */
  private static Richness.Stratum draw(int common, int rare, int samples, Random random) {
    Map<Integer, Integer> seen = new HashMap<>();
    for (int i = 0; i < samples; i++) {
      int drawn = random.below(100 * common + rare);
      seen.merge(drawn < 100 * common ? drawn / 100 : drawn, 1, Integer::sum);
    }
    long once = seen.values().stream().filter(n -> n == 1).count();
    long twice = seen.values().stream().filter(n -> n == 2).count();
    return new Richness.Stratum(seen.size(), once, twice, 0);
  }

  private static double bound(Richness.Stratum stratum, int samples) {
    return Math.pow(10, Richness.of(List.of(stratum), samples, CONFIDENCE).log10());
  }

  @Test
  void oneSampleHasABoundButNoInterval() {
    Richness.Bound bound = Richness.of(List.of(new Richness.Stratum(35, 35, 0, 0)), 1, CONFIDENCE);
    assertEquals(Math.log10(35), bound.log10(), 1e-12);
    assertEquals("n = 1: chao2-lognormal, of a lower bound needs 2", bound.interval().method());
  }

  @Test
  void unseenFollowFromOnceAndTwice() {
    // 10 seen, 4 of them once, 2 twice: 10 + 9/10 * 4 * 3 / (2 * 3) = 11.8.
    assertEquals(11.8, bound(new Richness.Stratum(10, 4, 2, 0), 10), 1e-9);
    // None twice: 10 + 9/10 * 4 * 3 / 2 = 15.4.
    assertEquals(15.4, bound(new Richness.Stratum(10, 4, 0, 0), 10), 1e-9);
    // One thing of 8 is counted.
    assertEquals(8 * 11.8, bound(new Richness.Stratum(10, 4, 2, 3), 10), 1e-9);
  }

  @Test
  void saysThatTheBoundGrowsWhereMostWasSeenOnce() {
    String half = method(new Richness.Stratum(10, 5, 2, 0));
    String more = method(new Richness.Stratum(10, 6, 2, 0));
    assertEquals("chao2-lognormal, of a lower bound", half);
    assertEquals("chao2-lognormal, of a lower bound that grows with the games", more);
  }

  private static String method(Richness.Stratum stratum) {
    return Richness.of(List.of(stratum), 10, CONFIDENCE).interval().method();
  }

  @Test
  void theIntervalIsThatOfItsFormula() {
    // By hand, with A = 0.9: 0.9 * 2 + 0.81 * 4 * 49 / 36 + 0.81 * 16 * 2 * 9 / 324 = 6.93,
    // K = exp(1.959964 sqrt(ln(1 + 6.93 / 1.8^2))), bounds 10 + 1.8 / K and 10 + 1.8 K.
    Interval interval =
        Richness.of(List.of(new Richness.Stratum(10, 4, 2, 0)), 10, CONFIDENCE).interval();
    double k = Math.exp(1.959963984540054 * Math.sqrt(Math.log(1 + 6.93 / 3.24)));
    assertEquals(10 + 1.8 / k, Math.pow(10, interval.low()), 1e-9);
    assertEquals(10 + 1.8 * k, Math.pow(10, interval.high()), 1e-9);
  }

  @Test
  void whatIsAllSeenOftenIsCountedExactly() {
    Interval interval =
        Richness.of(List.of(new Richness.Stratum(100, 0, 3, 0)), 50, CONFIDENCE).interval();
    assertEquals(2, interval.low());
    assertEquals(2, interval.high());
  }

  @Test
  void withoutSamplesThereIsNoBound() {
    assertTrue(Double.isNaN(Richness.of(List.of(), 0, CONFIDENCE).log10()));
  }

  @Test
  void equalChancesGiveTheNumberAndUnequalOnesAtMostIt() {
    Random random = Random.of(1);
    double equal = 0;
    double unequal = 0;
    int covered = 0;
    for (int i = 0; i < 200; i++) {
      Richness.Stratum stratum = draw(1000, 0, 800, random);
      equal += bound(stratum, 800) / 200;
      Interval interval = Richness.of(List.of(stratum), 800, CONFIDENCE).interval();
      covered += interval.contains(3) ? 1 : 0;
      unequal += bound(draw(500, 20_000, 800, random), 800) / 200;
    }
    assertEquals(1000, equal, 10);
    assertTrue(covered >= 184 && covered <= 199, covered + " of 200 intervals contain the number");
    assertTrue(unequal > 500 && unequal < 20_500, "bound " + unequal);
  }
}
