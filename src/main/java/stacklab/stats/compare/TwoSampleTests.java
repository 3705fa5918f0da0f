package stacklab.stats.compare;

import java.util.function.DoublePredicate;
import java.util.stream.IntStream;
import org.apache.commons.statistics.inference.ChiSquareTest;
import org.apache.commons.statistics.inference.DataDispersion;
import org.apache.commons.statistics.inference.TTest;
import stacklab.stats.ResultCounts;
import stacklab.stats.Sample;
import stacklab.stats.interval.Critical;
import stacklab.stats.interval.ResultIntervals;

/** Two-sided p-values for the difference of two independent samples; NaN where there is none. */
public final class TwoSampleTests {
  /** Beyond it a confidence is 1 in doubles; a p-value of 1e-15 says all there is to say. */
  private static final double LARGEST_Z = 8;

  private TwoSampleTests() {}

  /**
   * Returns the p-value of the t test of Welch (1947) for equal means. NaN if either sample has
   * fewer than two units or neither varies.
   */
  public static double welch(Sample a, Sample b) {
    if (a.size() < 2 || b.size() < 2 || !(a.variance() + b.variance() > 0)) {
      return Double.NaN;
    }
    return TTest.withDefaults()
        .with(DataDispersion.HETEROSCEDASTIC)
        .test(a.mean(), a.variance(), a.size(), b.mean(), b.variance(), b.size())
        .getPValue();
  }

  /**
   * Returns the p-value of the t test of Student (1908) for a mean of zero, for paired differences.
   * NaN with fewer than two units or if nothing varies.
   */
  public static double paired(Sample differences) {
    if (differences.size() < 2 || !(differences.variance() > 0)) {
      return Double.NaN;
    }
    return TTest.withDefaults()
        .test(differences.mean(), differences.variance(), differences.size())
        .getPValue();
  }

  /**
   * Returns the p-value for a mean difference of zero of paired results, given as results of 0 to 1
   * in which one half is no difference: the smallest error rate at which the score interval
   * excludes one half. 1 if that is the mean; NaN if there are none.
   */
  public static double paired(ResultCounts differences) {
    if (differences.size() == 0) {
      return Double.NaN;
    }
    return differences.mean() == 0.5
        ? 1
        : smallestExcluding(
            confidence -> ResultIntervals.score(differences, confidence).contains(0.5));
  }

  /**
   * Returns the p-value for equal mean results: the smallest error rate at which {@link
   * ResultIntervals#difference} excludes zero, so that p-value and interval always agree. 1 for
   * equal means; NaN if either set is empty.
   */
  public static double results(ResultCounts a, ResultCounts b) {
    if (a.size() == 0 || b.size() == 0) {
      return Double.NaN;
    }
    if (a.mean() == b.mean()) {
      return 1;
    }
    return smallestExcluding(
        confidence -> ResultIntervals.difference(a, b, confidence).contains(0));
  }

  /** Returns the smallest error rate at which an interval excludes a value. */
  private static double smallestExcluding(DoublePredicate includes) {
    double excluding = 0;
    double including = LARGEST_Z;
    for (int step = 0; step < 40; step++) {
      double z = (excluding + including) / 2;
      double errorRate = 2 * Critical.normalProbability(-z);
      if (includes.test(1 - errorRate)) {
        including = z;
      } else {
        excluding = z;
      }
    }
    return 2 * Critical.normalProbability(-excluding);
  }

  /**
   * Returns the p-value of Pearson's chi-square test that both sets have the same distribution of
   * results; NaN if fewer than two results occurred or a set is empty.
   *
   * @throws IllegalArgumentException if the sets have different steps
   */
  public static double sameDistribution(ResultCounts a, ResultCounts b) {
    if (a.steps() != b.steps()) {
      throw new IllegalArgumentException(
          "results in " + a.steps() + " and in " + b.steps() + " steps cannot be compared");
    }
    long[][] table =
        IntStream.rangeClosed(0, a.steps())
            .filter(step -> a.count(step) + b.count(step) > 0)
            .mapToObj(step -> new long[] {a.count(step), b.count(step)})
            .toArray(long[][]::new);
    if (table.length < 2 || a.size() == 0 || b.size() == 0) {
      return Double.NaN;
    }
    return ChiSquareTest.withDefaults().test(table).getPValue();
  }

  /**
   * Returns the p-value of Pearson's chi-square test that counts come from given probabilities.
   *
   * @param expected positive weights, one per count; they need not add up to 1
   * @throws IllegalArgumentException if the lengths differ, there are fewer than two counts, a
   *     weight is not positive or a count negative
   */
  public static double goodnessOfFit(double[] expected, long[] observed) {
    return ChiSquareTest.withDefaults().test(expected, observed).getPValue();
  }
}
