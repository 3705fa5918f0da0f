package stacklab.stats.compare;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * P-values of many comparisons made at once, adjusted so that each can be held against the error
 * rate as if it were alone. Missing ones (NaN) stay missing and do not count.
 */
public final class PValues {
  private PValues() {}

  /**
   * Returns p-values that control the chance of even one false finding: Holm, "A Simple
   * Sequentially Rejective Multiple Test Procedure" (1979).
   *
   * @throws IllegalArgumentException if a value is neither NaN nor 0 to 1
   */
  public static double[] holm(double... pValues) {
    int[] order = ascending(pValues);
    double[] adjusted = unknown(pValues.length);
    double largest = 0;
    for (int i = 0; i < order.length; i++) {
      largest = Math.max(largest, (order.length - i) * pValues[order[i]]);
      adjusted[order[i]] = Math.min(1, largest);
    }
    return adjusted;
  }

  /**
   * Returns p-values that control the expected share of false findings among all findings:
   * Benjamini and Hochberg, "Controlling the False Discovery Rate" (1995).
   *
   * @throws IllegalArgumentException if a value is neither NaN nor 0 to 1
   */
  public static double[] benjaminiHochberg(double... pValues) {
    int[] order = ascending(pValues);
    double[] adjusted = unknown(pValues.length);
    double smallest = 1;
    for (int i = order.length - 1; i >= 0; i--) {
      smallest = Math.min(smallest, pValues[order[i]] * order.length / (i + 1));
      adjusted[order[i]] = smallest;
    }
    return adjusted;
  }

  private static int[] ascending(double[] pValues) {
    for (double p : pValues) {
      if (p < 0 || p > 1) {
        throw new IllegalArgumentException("p-value " + p + " is not 0 to 1");
      }
    }
    return IntStream.range(0, pValues.length)
        .filter(i -> !Double.isNaN(pValues[i]))
        .boxed()
        .sorted((i, j) -> Double.compare(pValues[i], pValues[j]))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  private static double[] unknown(int length) {
    double[] values = new double[length];
    Arrays.fill(values, Double.NaN);
    return values;
  }
}
