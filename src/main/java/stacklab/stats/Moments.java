package stacklab.stats;

import java.math.BigInteger;

/**
 * Count, sum, sum of squares and extremes of an integer measure of each unit, kept exactly in 128
 * bits: merging in any grouping and order gives the same numbers to the last bit.
 *
 * <p>Results are kept in half points or quarter points, as integers; {@link Sample#scaledBy} brings
 * them back to 0 to 1. Mutable, not thread-safe.
 */
public final class Moments {
  private static final String NAME = "moments";

  private long count;
  private WideSum sum = new WideSum();
  private WideSum squares = new WideSum();
  private long min = Long.MAX_VALUE;
  private long max = Long.MIN_VALUE;

  /** Adds one unit. */
  public void add(long value) {
    count++;
    sum.add(value);
    squares.addProduct(value, value);
    min = Math.min(min, value);
    max = Math.max(max, value);
  }

  /**
   * Adds {@code times} units of one value.
   *
   * @throws IllegalArgumentException if times is negative
   * @throws ArithmeticException if value squared does not fit 64 bits
   */
  public void add(long value, long times) {
    if (times < 0) {
      throw new IllegalArgumentException("times is " + times + ", it must not be negative");
    }
    if (times == 0) {
      return;
    }
    count += times;
    sum.addProduct(value, times);
    squares.addProduct(Math.multiplyExact(value, value), times);
    min = Math.min(min, value);
    max = Math.max(max, value);
  }

  /** Adds all units of {@code other}, which stays as it is. */
  public void merge(Moments other) {
    count += other.count;
    sum.add(other.sum);
    squares.add(other.squares);
    min = Math.min(min, other.min);
    max = Math.max(max, other.max);
  }

  /** Returns the number of units. */
  public long count() {
    return count;
  }

  /** Returns the sum of the values, rounded once. */
  public double sum() {
    return sum.value().doubleValue();
  }

  /** Returns the smallest value; Long.MAX_VALUE if there are no units. */
  public long min() {
    return min;
  }

  /** Returns the largest value; Long.MIN_VALUE if there are no units. */
  public long max() {
    return max;
  }

  /** Returns the mean, rounded once; NaN if there are no units. */
  public double mean() {
    return Exact.quotient(sum.value(), BigInteger.valueOf(count));
  }

  /** Returns the sample variance (over count - 1), rounded once; NaN with fewer than two units. */
  public double variance() {
    return Exact.covariance(count, squares, sum, sum);
  }

  /** Returns the sample standard deviation; NaN with fewer than two units. */
  public double sd() {
    return Math.sqrt(variance());
  }

  /** Returns count, mean and variance. */
  public Sample sample() {
    return new Sample(count, mean(), variance());
  }

  /** Returns a line from which {@link #parse} makes an equal accumulator. */
  public String toText() {
    return String.join(
        " ",
        NAME,
        Long.toString(count),
        sum.toString(),
        squares.toString(),
        Long.toString(min),
        Long.toString(max));
  }

  /**
   * Reads a line written by {@link #toText}.
   *
   * @throws IllegalArgumentException if it is no such line; the message says why
   */
  public static Moments parse(String line) {
    Fields fields = Fields.of(line, NAME).requireLeft(5);
    Moments moments = new Moments();
    moments.count = fields.count();
    moments.sum = fields.wideSum();
    moments.squares = fields.wideSum();
    moments.min = fields.number();
    moments.max = fields.number();
    return moments;
  }
}
