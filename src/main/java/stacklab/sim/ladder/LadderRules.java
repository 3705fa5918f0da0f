package stacklab.sim.ladder;

import java.util.ArrayList;
import java.util.List;
import stacklab.stats.Decimal;
import stacklab.stats.stopping.Looks;
import stacklab.stats.stopping.ThresholdTest;

/**
 * What makes a level: the lowest agent whose result against the level below is surely {@value
 * #STEP} or more.
 *
 * <p>The k-th agent that is tried against a level is tested with a confidence of 1 - (1 - C) / 2^(k
 * - 1), which makes it a level wrongly with a chance of at most (1 - C) / 2^k. So with confidence C
 * none that is taken for the next level scores less, however many are tried (the union bound).
 */
final class LadderRules {
  /** The result against the level below that makes a level. */
  static final double STEP = 0.6;

  /** Pairs at the first look: a chunk of them. */
  private static final long FIRST_LOOK = 16;

  private final double confidence;
  private final int mostLevels;
  private final Looks looks;
  private final List<ThresholdTest> tests = new ArrayList<>();

  LadderRules(double confidence, int mostLevels, long mostPairs) {
    this.confidence = confidence;
    this.mostLevels = mostLevels;
    this.looks = Looks.doubling(FIRST_LOOK, mostPairs);
  }

  int mostLevels() {
    return mostLevels;
  }

  /** Returns the test of the k-th agent that is tried against a level, k being 1 or more. */
  ThresholdTest test(int tried) {
    while (tests.size() < tried) {
      double error = (1 - confidence) / (1L << Math.min(tests.size(), 40));
      tests.add(new ThresholdTest(STEP, looks, 1 - error));
    }
    return tests.get(tried - 1);
  }

  String text() {
    return "ladder step=" + Decimal.of(STEP) + ",most-levels=" + mostLevels;
  }
}
