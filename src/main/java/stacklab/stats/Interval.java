package stacklab.stats;

/**
 * A confidence interval: the procedure named {@code method} gives intervals that contain the true
 * value in a share {@code confidence} of repetitions.
 *
 * <p>An interval that is not known has NaN for both bounds; the writer turns them into empty cells.
 *
 * @param low the lower bound
 * @param high the upper bound, at least {@code low}
 * @param confidence the nominal coverage, between 0 and 1
 * @param method the name of the procedure as it appears in output files
 */
public record Interval(double low, double high, double confidence, String method) {
  /**
   * Checks the bounds.
   *
   * @throws IllegalArgumentException if low exceeds high, one bound alone is NaN, or confidence is
   *     not between 0 and 1
   */
  public Interval {
    requireConfidence(confidence);
    if (low > high || Double.isNaN(low) != Double.isNaN(high)) {
      throw new IllegalArgumentException("bounds " + low + " to " + high + " are no interval");
    }
  }

  /** Returns an interval that is not known, with the reason as its method. */
  public static Interval unknown(double confidence, String reason) {
    return new Interval(Double.NaN, Double.NaN, confidence, reason);
  }

  /**
   * Returns an interval that is not known because there are too few units: {@code n = 1: student-t
   * needs 2}.
   */
  public static Interval tooFew(double confidence, String method, long units, long needed) {
    return unknown(confidence, "n = " + units + ": " + method + " needs " + needed);
  }

  /**
   * Returns in a word or two why the interval is not known: {@code n = 1}, {@code deterministic}.
   */
  public String reason() {
    return method.replaceFirst(":.*", "");
  }

  /** Returns whether the bounds are known. */
  public boolean isKnown() {
    return !Double.isNaN(low);
  }

  /** Returns whether {@code value} lies in the interval, bounds included; false if not known. */
  public boolean contains(double value) {
    return low <= value && value <= high;
  }

  /** Returns half the distance of the bounds. */
  public double halfWidth() {
    return (high - low) / 2;
  }

  /** Returns this interval with each bound moved into the range {@code min} to {@code max}. */
  public Interval clamped(double min, double max) {
    return new Interval(clamp(low, min, max), clamp(high, min, max), confidence, method);
  }

  /** Returns the interval of {@code factor x + shift}; a negative factor exchanges the bounds. */
  public Interval mapped(double factor, double shift) {
    double a = factor * low + shift;
    double b = factor * high + shift;
    return a <= b ? withBounds(a, b) : withBounds(b, a);
  }

  /** Returns an interval with other bounds, the same confidence and method. */
  public Interval withBounds(double newLow, double newHigh) {
    return new Interval(newLow, newHigh, confidence, method);
  }

  /**
   * Returns {@code confidence} if it lies strictly between 0 and 1.
   *
   * @throws IllegalArgumentException if not
   */
  public static double requireConfidence(double confidence) {
    if (!(confidence > 0 && confidence < 1)) {
      throw new IllegalArgumentException(
          "confidence is " + confidence + ", it must lie between 0 and 1, for example 0.95");
    }
    return confidence;
  }

  private static double clamp(double value, double min, double max) {
    return Double.isNaN(value) ? value : Math.min(Math.max(value, min), max);
  }
}
