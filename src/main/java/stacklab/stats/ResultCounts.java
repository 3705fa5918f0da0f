package stacklab.stats;

import java.util.Arrays;

/**
 * How often each result of a unit occurred, the results being 0, 1/steps, 2/steps, ..., 1: with one
 * step yes or no, with two steps loss, draw and win of a game, with four steps the mean result of a
 * pair of games. Immutable.
 */
public final class ResultCounts {
  private final long[] counts;
  private final long size;

  private ResultCounts(long[] counts) {
    if (counts.length < 2) {
      throw new IllegalArgumentException(
          "results need at least two values, a lowest and a highest");
    }
    for (long count : counts) {
      if (count < 0) {
        throw new IllegalArgumentException(
            "counts " + Arrays.toString(counts) + " must not be negative");
      }
    }
    this.counts = counts;
    this.size = Arrays.stream(counts).sum();
  }

  /**
   * Returns results with {@code counts[i]} units at {@code i / (counts.length - 1)}.
   *
   * @throws IllegalArgumentException if there are fewer than two counts or one is negative
   */
  public static ResultCounts of(long... counts) {
    return new ResultCounts(counts.clone());
  }

  /**
   * Returns {@code yes} units of result 1 among {@code size}, the others 0.
   *
   * @throws IllegalArgumentException if yes is not 0 to size
   */
  public static ResultCounts share(long yes, long size) {
    return of(size - yes, yes);
  }

  /**
   * Returns the results that {@code histogram} counts in steps: half points of games are two steps,
   * quarter points of pairs four.
   *
   * @throws IllegalArgumentException if steps is not positive or a value is not 0 to steps
   */
  public static ResultCounts of(Histogram histogram, int steps) {
    long[] counts = new long[steps + 1];
    for (int value : histogram.values()) {
      if (value < 0 || value > steps) {
        throw new IllegalArgumentException("result " + value + " is not 0 to " + steps + " steps");
      }
      counts[value] = histogram.count(value);
    }
    return new ResultCounts(counts);
  }

  /** Returns the number of steps from result 0 to result 1. */
  public int steps() {
    return counts.length - 1;
  }

  /** Returns how many units have result {@code step / steps}. */
  public long count(int step) {
    return counts[step];
  }

  /** Returns the result that {@code step} stands for, 0 to 1. */
  public double value(int step) {
    return (double) step / steps();
  }

  /** Returns the number of units. */
  public long size() {
    return size;
  }

  /** Returns the mean result; NaN if there are no units. */
  public double mean() {
    return sample().mean();
  }

  /** Returns size, mean and sample variance of the results. */
  public Sample sample() {
    Moments moments = new Moments();
    for (int step = 0; step < counts.length; step++) {
      moments.add(step, counts[step]);
    }
    return moments.sample().scaledBy(1.0 / steps());
  }

  /**
   * Returns the units of both.
   *
   * @throws IllegalArgumentException if the other has another number of steps
   */
  public ResultCounts plus(ResultCounts other) {
    if (other.steps() != steps()) {
      throw new IllegalArgumentException(
          "results in " + steps() + " and in " + other.steps() + " steps cannot be added");
    }
    long[] sum = new long[counts.length];
    for (int step = 0; step < counts.length; step++) {
      sum[step] = counts[step] + other.counts[step];
    }
    return new ResultCounts(sum);
  }

  /** Returns the same units seen from the other side: result r becomes 1 - r. */
  public ResultCounts mirrored() {
    long[] mirrored = new long[counts.length];
    for (int step = 0; step < counts.length; step++) {
      mirrored[counts.length - 1 - step] = counts[step];
    }
    return new ResultCounts(mirrored);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ResultCounts results && Arrays.equals(counts, results.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    return Arrays.toString(counts);
  }
}
