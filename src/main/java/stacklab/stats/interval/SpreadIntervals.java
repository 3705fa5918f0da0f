package stacklab.stats.interval;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import stacklab.stats.Histogram;
import stacklab.stats.Interval;

/** Intervals for the standard deviation of an integer measure. */
public final class SpreadIntervals {
  private static final String METHOD = "bonett";
  private static final int LEAST = 4;

  private SpreadIntervals() {}

  /**
   * Returns the interval of Bonett, "Approximate confidence interval for standard deviation of
   * nonnormal distributions" (2006), on the logarithm of the variance, with the kurtosis about the
   * mean; unknown with fewer than four units, and without width where nothing varies.
   *
   * @throws IllegalArgumentException if confidence is not between 0 and 1
   */
  public static Interval bonett(Histogram values, double confidence) {
    double z = Critical.normal(confidence);
    long n = values.total();
    if (n < LEAST) {
      return Interval.tooFew(confidence, METHOD, n, LEAST);
    }
    double sd = values.sd();
    if (sd == 0) {
      return new Interval(0, 0, confidence, METHOD);
    }
    double c = n / (n - z);
    double kurtosis = kurtosis(values);
    double error = c * Math.sqrt((kurtosis - (n - 3.0) / n) / (n - 1));
    double middle = StrictMath.log(c * sd * sd);
    return new Interval(
        StrictMath.exp((middle - z * error) / 2),
        StrictMath.exp((middle + z * error) / 2),
        confidence,
        METHOD);
  }

  /**
   * Returns n sum(d^4) / (sum(d^2))^2, d being the distances from the mean, exact but for the
   * division.
   */
  private static double kurtosis(Histogram values) {
    BigInteger n = BigInteger.valueOf(values.total());
    BigInteger sum = BigInteger.ZERO;
    for (int value : values.values()) {
      sum = sum.add(BigInteger.valueOf(value).multiply(BigInteger.valueOf(values.count(value))));
    }
    BigInteger squares = BigInteger.ZERO;
    BigInteger fourths = BigInteger.ZERO;
    for (int value : values.values()) {
      // The distance times n, so that it stays an integer.
      BigInteger square = n.multiply(BigInteger.valueOf(value)).subtract(sum).pow(2);
      BigInteger count = BigInteger.valueOf(values.count(value));
      squares = squares.add(square.multiply(count));
      fourths = fourths.add(square.multiply(square).multiply(count));
    }
    return new BigDecimal(n.multiply(fourths))
        .divide(new BigDecimal(squares.multiply(squares)), MathContext.DECIMAL128)
        .doubleValue();
  }
}
