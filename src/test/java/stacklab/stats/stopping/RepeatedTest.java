package stacklab.stats.stopping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;
import stacklab.stats.compare.TwoSampleTests;
import stacklab.stats.interval.Games;
import stacklab.stats.interval.ResultIntervals;

/** Runs that are looked at and may end early. */
class RepeatedTest {
  private static final int RUNS = 1500;
  private static final Looks LOOKS = Looks.doubling(100, 3200);

  private final Games games = new Games(8);
  private final Repeated repeated = Repeated.of(LOOKS, 0.95);

  @Test
  void pValuesAgreeWithIntervals() {
    for (double share : new double[] {0.45, 0.47, 0.4712, 0.48}) {
      ResultCounts a = ResultCounts.share(500, 1000);
      ResultCounts b = ResultCounts.share(Math.round(share * 1000), 1000);
      Interval interval = ResultIntervals.difference(a, b, repeated.each());
      double p = repeated.pValue(TwoSampleTests.results(a, b));
      assertEquals(!interval.contains(0), p < 0.05, "share " + share + ", p " + p);
      assertTrue(p >= TwoSampleTests.results(a, b));
    }
    assertEquals(1e-12 * LOOKS.count(), repeated.pValue(1e-12), 1e-20);
    assertEquals(1, repeated.pValue(1));
    assertTrue(Double.isNaN(repeated.pValue(Double.NaN)));
  }

  @Test
  void oneLookChangesNothing() {
    Repeated once = Repeated.of(Looks.once(700), 0.95);
    Interval interval = new Interval(0.1, 0.2, 0.95, "score");
    assertEquals(interval, once.interval(interval));
    assertEquals(0.03, once.pValue(0.03));
    assertEquals(0.95, once.each());
  }

  /** Two equal variants, each of which ends when its own result is known well enough. */
  @Test
  void equalVariantsThatEndAtLooksOfTheirOwnRarelyDiffer() {
    int found = 0;
    for (int run = 0; run < RUNS; run++) {
      double enough = 0.02 + 0.02 * (run % 4);
      ResultCounts a = untilKnown(enough);
      ResultCounts b = untilKnown(0.08 - 0.02 * (run % 3));
      found += ResultIntervals.difference(a, b, repeated.each()).contains(0) ? 0 : 1;
    }
    assertTrue(found <= 0.065 * RUNS, "found in " + found);
  }

  private ResultCounts untilKnown(double enough) {
    double[] chances = Games.chances(0.5, 0.12);
    ResultCounts results = ResultCounts.of(0, 0, 0);
    for (long look : LOOKS.units()) {
      results = results.plus(games.results((int) (look - results.size()), chances));
      if (ResultIntervals.score(results, repeated.each()).halfWidth() <= enough) {
        break;
      }
    }
    return results;
  }

  /** Whoever stops as soon as something shows is still right as often as the confidence says. */
  @Test
  void lookingForADifferenceDoesNotMakeOne() {
    double[] chances = Games.chances(0.45, 0.3);
    int found = 0;
    int missed = 0;
    for (int run = 0; run < RUNS; run++) {
      ResultCounts a = ResultCounts.of(0, 0, 0);
      ResultCounts b = ResultCounts.of(0, 0, 0);
      boolean shown = false;
      boolean left = false;
      for (long look : LOOKS.units()) {
        int more = (int) (look - a.size());
        a = a.plus(games.results(more, chances));
        b = b.plus(games.results(more, chances));
        shown |= !ResultIntervals.difference(a, b, repeated.each()).contains(0);
        left |= !ResultIntervals.score(a, repeated.each()).contains(0.45);
      }
      found += shown ? 1 : 0;
      missed += left ? 1 : 0;
    }
    assertTrue(found <= 0.065 * RUNS, "found in " + found);
    assertTrue(missed <= 0.065 * RUNS, "missed in " + missed);
  }
}
