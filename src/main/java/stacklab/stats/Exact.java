package stacklab.stats;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** Exact moments out of integer sums; only the last step, a quotient, rounds. */
final class Exact {
  private Exact() {}

  /** Returns a / b to well beyond double precision; NaN if b is zero. */
  static double quotient(BigInteger a, BigInteger b) {
    if (b.signum() == 0) {
      return Double.NaN;
    }
    return new BigDecimal(a).divide(new BigDecimal(b), MathContext.DECIMAL128).doubleValue();
  }

  /** Returns (n sum(xy) - sum(x) sum(y)) / (n (n - 1)); NaN with fewer than two units. */
  static double covariance(long n, WideSum sumXy, WideSum sumX, WideSum sumY) {
    if (n < 2) {
      return Double.NaN;
    }
    BigInteger count = BigInteger.valueOf(n);
    BigInteger deviations =
        count.multiply(sumXy.value()).subtract(sumX.value().multiply(sumY.value()));
    return quotient(deviations, count.multiply(count.subtract(BigInteger.ONE)));
  }
}
