package stacklab.stats;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * How often each value of an integer measure occurred. Grows with the range of values, to at most
 * 2^22 of them; merging is exact in any grouping and order. Mutable, not thread-safe.
 */
public final class Histogram {
  private static final String NAME = "histogram";
  private static final int MAX_RANGE = 1 << 22;

  /** The value that {@code counts[0]} counts. */
  private long base;

  private long[] counts = {};
  private long total;

  /**
   * Adds one unit.
   *
   * @throws IllegalArgumentException if the values would span more than 2^22
   */
  public void add(int value) {
    add(value, 1);
  }

  /**
   * Adds {@code times} units of one value.
   *
   * @throws IllegalArgumentException if times is negative or the values would span more than 2^22
   */
  public void add(int value, long times) {
    if (times < 0) {
      throw new IllegalArgumentException("times is " + times + ", it must not be negative");
    }
    if (times == 0) {
      return;
    }
    makeRoom(value);
    counts[(int) (value - base)] += times;
    total += times;
  }

  private void makeRoom(int value) {
    if (counts.length == 0) {
      base = value;
      counts = new long[16];
      return;
    }
    long index = value - base;
    if (0 <= index && index < counts.length) {
      return;
    }
    long below = Math.max(-index, 0);
    long range = Math.max(index + 1, counts.length + below);
    if (range > MAX_RANGE) {
      throw new IllegalArgumentException(
          "value " + value + " is too far from " + base + " for a histogram, at most " + MAX_RANGE);
    }
    // Half as much again, so that a slowly widening range is not copied at every step.
    long spare = Math.min(range / 2, MAX_RANGE - range);
    long front = below == 0 ? 0 : below + spare;
    long[] wider = new long[(int) (range + spare)];
    System.arraycopy(counts, 0, wider, (int) front, counts.length);
    counts = wider;
    base -= front;
  }

  /** Adds all units of {@code other}, which stays as it is. */
  public void merge(Histogram other) {
    long[] theirs = other.counts.clone();
    for (int i = 0; i < theirs.length; i++) {
      add((int) (other.base + i), theirs[i]);
    }
  }

  /** Returns the number of units. */
  public long total() {
    return total;
  }

  /** Returns how often {@code value} occurred. */
  public long count(int value) {
    long index = value - base;
    return 0 <= index && index < counts.length ? counts[(int) index] : 0;
  }

  /** Returns how many units have a value less than {@code value}. */
  public long countBelow(int value) {
    int most = (int) Math.min(counts.length, Math.max(0, value - base));
    return Arrays.stream(counts, 0, most).sum();
  }

  /**
   * Returns the smallest value that occurred.
   *
   * @throws IllegalStateException if there are no units
   */
  public int min() {
    return orderStatistic(1);
  }

  /**
   * Returns the largest value that occurred.
   *
   * @throws IllegalStateException if there are no units
   */
  public int max() {
    return orderStatistic(total);
  }

  /**
   * Returns the quantile of order {@code p}: the smallest value v such that at least a share p of
   * the units are v or less, the inverse of the empirical distribution (type 1 of Hyndman and Fan,
   * "Sample Quantiles in Statistical Packages", 1996). It is always a value that occurred.
   *
   * @throws IllegalArgumentException if p is not 0 to 1
   * @throws IllegalStateException if there are no units
   */
  public int quantile(double p) {
    if (!(p >= 0 && p <= 1)) {
      throw new IllegalArgumentException("p is " + p + ", allowed are 0 to 1");
    }
    // 0.07 * 100 is 7.000000000000001 in doubles, and still means the 7th value.
    double rank = p * total;
    long position = (long) Math.ceil(rank - rank * 0x1p-50);
    return orderStatistic(Math.min(Math.max(position, 1), total));
  }

  /**
   * Returns the value at a position, from 1, among all units in ascending order.
   *
   * @throws IllegalArgumentException if position is not 1 to {@link #total}
   * @throws IllegalStateException if there are no units
   */
  public int orderStatistic(long position) {
    if (total == 0) {
      throw new IllegalStateException("an empty histogram has no values");
    }
    if (position < 1 || position > total) {
      throw new IllegalArgumentException("position is " + position + ", allowed are 1 to " + total);
    }
    long seen = 0;
    int index = -1;
    while (seen < position) {
      seen += counts[++index];
    }
    return (int) (base + index);
  }

  /** Returns the exact moments of the values. */
  public Moments moments() {
    Moments moments = new Moments();
    for (int i = 0; i < counts.length; i++) {
      moments.add(base + i, counts[i]);
    }
    return moments;
  }

  /** Returns the mean; NaN if there are no units. */
  public double mean() {
    return moments().mean();
  }

  /** Returns the sample standard deviation; NaN with fewer than two units. */
  public double sd() {
    return moments().sd();
  }

  /** Returns a line from which {@link #parse} makes an equal accumulator. */
  public String toText() {
    if (total == 0) {
      return NAME;
    }
    StringBuilder text = new StringBuilder(NAME).append(' ').append(min());
    long last = max() - base;
    for (long i = min() - base; i <= last; i++) {
      text.append(' ').append(counts[(int) i]);
    }
    return text.toString();
  }

  /**
   * Reads a line written by {@link #toText}.
   *
   * @throws IllegalArgumentException if it is no such line; the message says why
   */
  public static Histogram parse(String line) {
    Fields fields = Fields.of(line, NAME);
    Histogram histogram = new Histogram();
    if (fields.left() == 0) {
      return histogram;
    }
    int value = Math.toIntExact(fields.number());
    while (fields.left() > 0) {
      histogram.add(value++, fields.count());
    }
    return histogram;
  }

  /** Returns the values that occurred, ascending. */
  public int[] values() {
    return IntStream.range(0, counts.length)
        .filter(i -> counts[i] > 0)
        .map(i -> (int) (base + i))
        .toArray();
  }
}
