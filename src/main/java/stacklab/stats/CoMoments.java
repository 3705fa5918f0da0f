package stacklab.stats;

import java.math.BigInteger;

/**
 * Sums, squares and products of two integer measures of the same units, kept exactly in 128 bits:
 * what a ratio of sums, a correlation or a paired difference needs. Merging is exact in any
 * grouping and order. Mutable, not thread-safe.
 */
public final class CoMoments {
  private static final String NAME = "comoments";

  private long count;
  private WideSum sumX = new WideSum();
  private WideSum sumY = new WideSum();
  private WideSum sumXx = new WideSum();
  private WideSum sumXy = new WideSum();
  private WideSum sumYy = new WideSum();

  /** Adds one unit. */
  public void add(long x, long y) {
    count++;
    sumX.add(x);
    sumY.add(y);
    sumXx.addProduct(x, x);
    sumXy.addProduct(x, y);
    sumYy.addProduct(y, y);
  }

  /** Adds all units of {@code other}, which stays as it is. */
  public void merge(CoMoments other) {
    count += other.count;
    sumX.add(other.sumX);
    sumY.add(other.sumY);
    sumXx.add(other.sumXx);
    sumXy.add(other.sumXy);
    sumYy.add(other.sumYy);
  }

  /** Returns the number of units. */
  public long count() {
    return count;
  }

  /** Returns sum(x) / sum(y), rounded once; NaN if sum(y) is zero. */
  public double ratio() {
    return Exact.quotient(sumX.value(), sumY.value());
  }

  /**
   * Returns the ratio of sums as the mean of its linearised units: each unit counts as ratio + (x -
   * ratio y) / mean(y), so that the variance over the size is the delta-method variance of the
   * ratio (Cochran, "Sampling Techniques", 3rd edition 1977, section 6.3). Any interval or
   * comparison of means can take it. NaN if sum(y) is zero.
   */
  public Sample ratioSample() {
    double ratio = ratio();
    double meanY = Exact.quotient(sumY.value(), BigInteger.valueOf(count));
    // The residuals x - ratio y, over the common denominator sum(y)^2, in integers: no
    // cancellation.
    BigInteger x = sumX.value();
    BigInteger y = sumY.value();
    BigInteger squares =
        sumXx
            .value()
            .multiply(y)
            .multiply(y)
            .subtract(sumXy.value().multiply(x).multiply(y).shiftLeft(1))
            .add(sumYy.value().multiply(x).multiply(x));
    BigInteger scale = y.multiply(y).multiply(BigInteger.valueOf(Math.max(count - 1, 0)));
    return new Sample(count, ratio, Exact.quotient(squares, scale) / (meanY * meanY));
  }

  /** Returns the unit differences x - y. */
  public Sample differenceSample() {
    BigInteger n = BigInteger.valueOf(count);
    double mean = Exact.quotient(sumX.value().subtract(sumY.value()), n);
    WideSum sum = WideSum.of(sumX.value().subtract(sumY.value()));
    WideSum squares =
        WideSum.of(sumXx.value().subtract(sumXy.value().shiftLeft(1)).add(sumYy.value()));
    return new Sample(count, mean, Exact.covariance(count, squares, sum, sum));
  }

  /** Returns the sample covariance of x and y; NaN with fewer than two units. */
  public double covariance() {
    return Exact.covariance(count, sumXy, sumX, sumY);
  }

  /** Returns Pearson's correlation of x and y; NaN if either is constant. */
  public double correlation() {
    double spread =
        Math.sqrt(Exact.covariance(count, sumXx, sumX, sumX))
            * Math.sqrt(Exact.covariance(count, sumYy, sumY, sumY));
    return spread > 0 ? Exact.covariance(count, sumXy, sumX, sumY) / spread : Double.NaN;
  }

  /** Returns a line from which {@link #parse} makes an equal accumulator. */
  public String toText() {
    return String.join(
        " ",
        NAME,
        Long.toString(count),
        sumX.toString(),
        sumY.toString(),
        sumXx.toString(),
        sumXy.toString(),
        sumYy.toString());
  }

  /**
   * Reads a line written by {@link #toText}.
   *
   * @throws IllegalArgumentException if it is no such line; the message says why
   */
  public static CoMoments parse(String line) {
    Fields fields = Fields.of(line, NAME).requireLeft(6);
    CoMoments sums = new CoMoments();
    sums.count = fields.count();
    sums.sumX = fields.wideSum();
    sums.sumY = fields.wideSum();
    sums.sumXx = fields.wideSum();
    sums.sumXy = fields.wideSum();
    sums.sumYy = fields.wideSum();
    return sums;
  }
}
