package stacklab.stats;

/**
 * What inference needs to know of independent measurements of one quantity: how many, their mean
 * and their variance.
 *
 * @param size the number of independent units
 * @param mean the arithmetic mean; NaN if there are no units
 * @param variance the sum of squared deviations over size - 1; NaN with fewer than two units
 */
public record Sample(long size, double mean, double variance) {
  /**
   * Checks the parts.
   *
   * @throws IllegalArgumentException if size or variance is negative
   */
  public Sample {
    if (size < 0 || variance < 0) {
      throw new IllegalArgumentException(
          "size " + size + " and variance " + variance + " must not be negative");
    }
  }

  /** Returns the sample standard deviation, the square root of {@link #variance}. */
  public double sd() {
    return Math.sqrt(variance);
  }

  /** Returns the estimated standard error of the mean. */
  public double standardError() {
    return Math.sqrt(variance / size);
  }

  /**
   * Returns the summary of the same measurements in another unit: each one times {@code factor}.
   */
  public Sample scaledBy(double factor) {
    return new Sample(size, mean * factor, variance * factor * factor);
  }
}
