package stacklab.stats;

/**
 * Mean and variance of a measure that is no integer, such as the mean branching of each game.
 *
 * <p>Each value is rounded once to a multiple of 2^-32 (2.3e-10) and kept as that integer, so the
 * sums are exact: games may be added in any order and merged in any grouping, and a constant
 * measure has a variance of exactly zero. Sums of doubles would depend on the order. Mutable, not
 * thread-safe.
 */
public final class FixedPointMoments {
  private static final double SCALE = 0x1p32;
  private static final double LIMIT = 0x1p31;

  private final Moments units;

  /** Makes an empty accumulator. */
  public FixedPointMoments() {
    this(new Moments());
  }

  private FixedPointMoments(Moments units) {
    this.units = units;
  }

  /**
   * Adds one unit.
   *
   * @throws IllegalArgumentException if value is NaN or its size is 2^31 or more
   */
  public void add(double value) {
    if (!(Math.abs(value) < LIMIT)) {
      throw new IllegalArgumentException(value + " is no number of a size below 2^31");
    }
    units.add((long) Math.rint(value * SCALE));
  }

  /** Adds all units of {@code other}, which stays as it is. */
  public void merge(FixedPointMoments other) {
    units.merge(other.units);
  }

  /** Returns the number of units. */
  public long count() {
    return units.count();
  }

  /** Returns the smallest value, NaN if there are no units. */
  public double min() {
    return count() == 0 ? Double.NaN : units.min() / SCALE;
  }

  /** Returns the largest value, NaN if there are no units. */
  public double max() {
    return count() == 0 ? Double.NaN : units.max() / SCALE;
  }

  /** Returns count, mean and variance. */
  public Sample sample() {
    return units.sample().scaledBy(1 / SCALE);
  }

  /** Returns a line from which {@link #parse} makes an equal accumulator. */
  public String toText() {
    return units.toText();
  }

  /**
   * Reads a line written by {@link #toText}.
   *
   * @throws IllegalArgumentException if it is no such line; the message says why
   */
  public static FixedPointMoments parse(String line) {
    return new FixedPointMoments(Moments.parse(line));
  }
}
