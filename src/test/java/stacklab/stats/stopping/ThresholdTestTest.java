package stacklab.stats.stopping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stacklab.random.Random;
import stacklab.stats.ResultCounts;
import stacklab.stats.stopping.ThresholdTest.State;
import stacklab.stats.stopping.ThresholdTest.Verdict;

class ThresholdTestTest {
  private static final long MOST = 200;
  private static final int RUNS = 1500;
  private static final ThresholdTest TEST = new ThresholdTest(0.6, Looks.doubling(16, MOST), 0.95);

  /** Plays pairs until the test is decided; chances are those of 0, 1/4, ... */
  private static State run(double[] chances, Random random) {
    long[] counts = new long[chances.length];
    while (true) {
      double draw = random.nextDouble();
      int step = 0;
      while (step < chances.length - 1 && draw >= chances[step]) {
        draw -= chances[step];
        step++;
      }
      counts[step]++;
      State state = TEST.of(ResultCounts.of(counts));
      if (state.verdict() != Verdict.OPEN) {
        return state;
      }
    }
  }

  private static double share(Verdict verdict, double[] chances) {
    Random random = Random.of(7);
    int count = 0;
    for (int i = 0; i < RUNS; i++) {
      count += run(chances, random).verdict() == verdict ? 1 : 0;
    }
    return (double) count / RUNS;
  }

  private static double[] chances(String name) {
    return switch (name) {
      case "spread" -> new double[] {0.10, 0.10, 0.25, 0.40, 0.15};
      case "all or nothing" -> new double[] {0.4, 0, 0, 0, 0.6};
      case "mostly even" -> new double[] {0, 0, 0.8, 0, 0.2};
      default -> throw new IllegalArgumentException(name);
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {"spread", "all or nothing", "mostly even"})
  void aMeanAtTheThresholdIsTakenForMoreOrLessAsSeldomAsTheConfidenceSays(String name) {
    // Each side has half of 5 %; three standard errors of 1,500 runs are 1.2 points.
    assertTrue(share(Verdict.ABOVE, chances(name)) <= 0.037, name);
    assertTrue(share(Verdict.BELOW, chances(name)) <= 0.037, name);
  }

  @Test
  void largeDifferencesAreDecidedEarly() {
    Random random = Random.of(1);
    State won = run(new double[] {0, 0, 0, 0, 1}, random);
    State lost = run(new double[] {1, 0, 0, 0, 0}, random);
    assertEquals(Verdict.ABOVE, won.verdict());
    assertEquals(Verdict.BELOW, lost.verdict());
    assertTrue(won.interval().low() > 0.7 && won.interval().high() == 1, won.toString());
    assertTrue(share(Verdict.ABOVE, new double[] {0.05, 0.05, 0.15, 0.3, 0.45}) > 0.95);
  }

  @Test
  void nothingIsSaidBetweenLooks() {
    State between = TEST.of(ResultCounts.of(0, 0, 0, 0, 17));
    assertEquals(Verdict.OPEN, between.verdict());
    assertFalse(between.interval().isKnown());
    assertEquals(Verdict.ABOVE, TEST.of(ResultCounts.of(0, 0, 0, 0, 16)).verdict());
    assertEquals(Verdict.OPEN, TEST.of(ResultCounts.of(0, 0, 0, 0, 0)).verdict());
  }

  @Test
  void afterTheLastLookAnIntervalAroundTheThresholdIsUndecided() {
    State even = TEST.of(ResultCounts.of(80, 0, 0, 0, 120));
    assertEquals(Verdict.UNDECIDED, even.verdict());
    assertTrue(even.interval().contains(0.6));
  }
}
