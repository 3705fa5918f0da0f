package stacklab.stats.stopping;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import stacklab.stats.Histogram;
import stacklab.stats.Interval;
import stacklab.stats.Moments;
import stacklab.stats.ResultCounts;
import stacklab.stats.Sample;
import stacklab.stats.interval.Critical;
import stacklab.stats.interval.Games;
import stacklab.stats.interval.ResultIntervals;

class StoppingTest {
  @Test
  void looksDoubleUpToTheMostUnits() {
    assertArrayEquals(new long[] {1000, 2000, 4000, 10_000}, Looks.doubling(1000, 10_000).units());
    assertArrayEquals(
        new long[] {1000, 2000, 4000, 8000, 12_000}, Looks.doubling(1000, 12_000).units());
    assertArrayEquals(new long[] {1000, 2000}, Looks.doubling(1000, 2000).units());
    assertArrayEquals(new long[] {300}, Looks.doubling(1000, 300).units());
    assertEquals(64, Looks.doubling(1, Long.MAX_VALUE).units().length);
    assertEquals(1000, Looks.doubling(1000, 10_000).next(0));
    assertEquals(10_000, Looks.doubling(1000, 10_000).next(4000));
    assertEquals(10_000, Looks.doubling(1000, 10_000).next(10_000));
    assertThrows(IllegalArgumentException.class, () -> Looks.doubling(0, 10));
  }

  @Test
  void oneLookNeedsNoCorrectionAndTwoNeedThatOfTheBivariateNormal() {
    assertEquals(0.95, Looks.doubling(1000, 500).confidenceOfEach(0.95));
    // Two equal groups: Pocock (1977), table 1, gives 2.178 at 5 %, for a correlation of 1/sqrt(2).
    double each = Looks.doubling(1000, 2000).confidenceOfEach(0.95);
    assertEquals(2.178, Critical.normal(each), 5e-4);
  }

  @Test
  void moreLooksNeedMoreConfidence() {
    double before = 0.95;
    for (long most = 2000; most <= 1_024_000; most *= 2) {
      double each = Looks.doubling(1000, most).confidenceOfEach(0.95);
      assertTrue(each > before && each < 0.995);
      before = each;
    }
  }

  /** Stopping as soon as the interval excludes the middle is the rule most prone to deceive. */
  @Test
  void allLooksTogetherContainTheTruth() {
    Games games = new Games(1);
    double[] chances = Games.chances(0.5, 0.12);
    Looks looks = Looks.doubling(100, 1600);
    double each = looks.confidenceOfEach(0.95);
    int deceived = 0;
    int deceivedUncorrected = 0;
    for (int run = 0; run < 1500; run++) {
      Histogram results = new Histogram();
      boolean excluded = false;
      boolean excludedUncorrected = false;
      for (long look : looks.units()) {
        while (results.total() < look) {
          results.add(games.result(chances));
        }
        ResultCounts counts = ResultCounts.of(results, 2);
        excluded |= !ResultIntervals.score(counts, each).contains(0.5);
        excludedUncorrected |= !ResultIntervals.score(counts, 0.95).contains(0.5);
      }
      deceived += excluded ? 1 : 0;
      deceivedUncorrected += excludedUncorrected ? 1 : 0;
    }
    assertEquals(0.05, deceived / 1500.0, 0.015);
    assertTrue(deceivedUncorrected / 1500.0 > 0.12);
  }

  @Test
  void stoppingWhenNarrowEnoughKeepsCoverage() {
    Games games = new Games(2);
    double[] chances = Games.chances(0.93, 0.02);
    Looks looks = Looks.doubling(100, 1600);
    double each = looks.confidenceOfEach(0.95);
    double coverage =
        Games.coverage(
            1000,
            0.93,
            () -> {
              Histogram results = new Histogram();
              Interval interval = null;
              for (long look : looks.units()) {
                while (results.total() < look) {
                  results.add(games.result(chances));
                }
                interval = ResultIntervals.score(ResultCounts.of(results, 2), each);
                if (interval.halfWidth() <= 0.035) {
                  break;
                }
              }
              return interval;
            });
    assertTrue(coverage >= 0.95, "coverage " + coverage);
  }

  @Test
  void repeatedIntervalsNameTheirConfidenceAndLooks() {
    Looks looks = Looks.doubling(1000, 4000);
    Interval one = new Interval(0.4, 0.5, looks.confidenceOfEach(0.95), "score");
    assertEquals(
        new Interval(0.4, 0.5, 0.95, "score, repeated at 3 looks"), looks.repeated(one, 0.95));
  }

  @Test
  void confidenceSequenceContainsTheTruthAtEveryUnit() {
    Games games = new Games(3);
    int missed = 0;
    for (int run = 0; run < 400; run++) {
      Moments moments = new Moments();
      boolean miss = false;
      for (int unit = 1; unit <= 1500 && !miss; unit++) {
        moments.add(games.result(new double[] {0.4, 0.2, 0.4}));
        if (unit >= 100 && unit % 20 == 0) {
          miss = !ConfidenceSequence.of(moments.sample(), 0.95, 1000).contains(1);
        }
      }
      missed += miss ? 1 : 0;
    }
    assertTrue(missed <= 20, missed + " of 400 missed");
  }

  @Test
  void confidenceSequenceHasTheWidthOfItsFormula() {
    // alpha = 0.05, tuned for 1000: rho^2 = (5.99146 + log(6.99146)) / 1000 = 0.00793617.
    Interval interval = ConfidenceSequence.of(new Sample(1000, 0, 1), 0.95, 1000);
    double grown = 8.93617;
    double half = Math.sqrt(2 * grown / 7936.17 * Math.log(Math.sqrt(grown) / 0.05));
    assertEquals(half, interval.halfWidth(), 1e-6);
    assertEquals(1.55, half / (1.96 / Math.sqrt(1000)), 0.01);
    assertFalse(ConfidenceSequence.of(new Sample(1, 0, Double.NaN), 0.95, 10).isKnown());
    assertThrows(
        IllegalArgumentException.class, () -> ConfidenceSequence.of(new Sample(10, 0, 1), 0.95, 0));
  }
}
