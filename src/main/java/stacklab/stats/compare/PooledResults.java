package stacklab.stats.compare;

import java.util.List;
import java.util.stream.Stream;
import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;
import stacklab.stats.interval.ResultIntervals;
import stacklab.stats.interval.ShareIntervals;

/**
 * The mean over strata of results or shares, the strata weighing the same, or such a mean less
 * another. Its intervals combine the strata's score intervals as Zou and Donner, "Construction of
 * Confidence Limits about Effect Measures" (2008), so that they have a width at 0 % and 100 % and
 * if every game is drawn.
 *
 * @param strata whose mean it is
 * @param less the strata whose mean is subtracted; empty if none is
 */
public record PooledResults(List<ResultCounts> strata, List<ResultCounts> less) {
  private static final String METHOD = "newcombe-score";
  private static final double SUREST = 1 - 1e-12;
  private static final int STEPS = 60;

  /** Takes copies. */
  public PooledResults {
    strata = List.copyOf(strata);
    less = List.copyOf(less);
  }

  /** Returns the value. */
  public double value() {
    return mean(strata) - (less.isEmpty() ? 0 : mean(less));
  }

  private static double mean(List<ResultCounts> strata) {
    return strata.stream().mapToDouble(ResultCounts::mean).average().orElse(Double.NaN);
  }

  /** Returns the interval; unknown without strata, or if one of them is empty. */
  public Interval interval(double confidence) {
    if (strata.isEmpty()
        || Stream.of(strata, less).flatMap(List::stream).anyMatch(s -> s.size() == 0)) {
      return Interval.unknown(confidence, "n = 0: " + METHOD + " needs 1 a stratum");
    }
    if (less.isEmpty()) {
      return mean(strata, confidence);
    }
    Interval first = mean(strata, confidence);
    Interval second = mean(less, confidence);
    double below = Math.hypot(mean(strata) - first.low(), second.high() - mean(less));
    double above = Math.hypot(first.high() - mean(strata), mean(less) - second.low());
    return new Interval(value() - below, value() + above, confidence, METHOD).clamped(-1, 1);
  }

  private static Interval mean(List<ResultCounts> strata, double confidence) {
    if (strata.size() == 1) {
      return single(strata.get(0), confidence);
    }
    double mean = mean(strata);
    double below = 0;
    double above = 0;
    for (ResultCounts stratum : strata) {
      Interval interval = single(stratum, confidence);
      below = Math.hypot(below, (stratum.mean() - interval.low()) / strata.size());
      above = Math.hypot(above, (interval.high() - stratum.mean()) / strata.size());
    }
    return new Interval(mean - below, mean + above, confidence, METHOD).clamped(0, 1);
  }

  private static Interval single(ResultCounts counts, double confidence) {
    return counts.steps() == 1
        ? ShareIntervals.wilson(counts.count(1), counts.size(), confidence)
        : ResultIntervals.score(counts, confidence);
  }

  /**
   * Returns the two-sided p-value of a value of 0: what confidence lacks of 1 for the interval that
   * ends at 0. NaN where the interval is not known.
   */
  public double pValue() {
    if (!interval(SUREST).isKnown()) {
      return Double.NaN;
    }
    double low = 0;
    double high = SUREST;
    for (int step = 0; step < STEPS; step++) {
      double middle = (low + high) / 2;
      if (interval(middle).contains(0)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return 1 - high;
  }
}
