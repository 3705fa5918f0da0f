package stacklab.stats.interval;

import stacklab.stats.ResultCounts;

/**
 * The most likely distribution of results among those with a given mean.
 *
 * <p>The probabilities are p(i) = n(i) / n / (1 + t (v(i) - mean)), with t such that the mean comes
 * out: Owen, "Empirical Likelihood Ratio Confidence Intervals for a Single Functional" (1988). The
 * results 0 and 1 are possible even if none was seen: where no t within reach will do, the one on
 * the side of the mean takes the probability that is missing.
 */
public final class ConstrainedFit {
  private static final int STEPS = 200;

  private final ResultCounts results;
  private final double mean;
  private final double[] probabilities;

  private ConstrainedFit(ResultCounts results, double mean, double[] probabilities) {
    this.results = results;
    this.mean = mean;
    this.probabilities = probabilities;
  }

  /**
   * Fits the distribution.
   *
   * @param results at least one unit
   * @param mean strictly between 0 and 1
   * @throws IllegalArgumentException if there are no units or mean is not between 0 and 1
   */
  public static ConstrainedFit of(ResultCounts results, double mean) {
    if (results.size() == 0 || !(mean > 0 && mean < 1)) {
      throw new IllegalArgumentException(
          "a mean of " + mean + " of " + results.size() + " results cannot be fitted");
    }
    double tilt = tilt(results, mean);
    int top = results.steps();
    double[] p = new double[top + 1];
    double sum = 0;
    for (int i = 0; i <= top; i++) {
      p[i] = results.count(i) == 0 ? 0 : weight(results, i, mean, tilt);
      sum += p[i];
    }
    int missing = tilt > 0 ? 0 : top;
    if (results.count(missing) == 0) {
      p[missing] = Math.max(0, 1 - sum);
    }
    return new ConstrainedFit(results, mean, p);
  }

  private static double weight(ResultCounts results, int i, double mean, double tilt) {
    return results.count(i) / (results.size() * (1 + tilt * (results.value(i) - mean)));
  }

  /**
   * Finds the t at which the fitted mean is right, by Newton's method inside the shrinking range in
   * which every probability is positive; the excess of the mean falls as t grows. At an end of the
   * range an unseen 0 or 1 may take what is missing.
   */
  private static double tilt(ResultCounts results, double mean) {
    double low = -1 / (1 - mean);
    double high = 1 / mean;
    if (results.count(0) == 0 && excess(results, mean, high) >= 0) {
      return high;
    }
    if (results.count(results.steps()) == 0 && excess(results, mean, low) <= 0) {
      return low;
    }
    double tilt = 0;
    for (int step = 0; step < STEPS; step++) {
      double excess = excess(results, mean, tilt);
      if (excess > 0) {
        low = tilt;
      } else {
        high = tilt;
      }
      double next = tilt + excess / fall(results, mean, tilt);
      if (!(low < next && next < high)) {
        next = (low + high) / 2;
      }
      if (Math.abs(next - tilt) <= 1e-15 * Math.max(1, Math.abs(tilt))) {
        break;
      }
      tilt = next;
    }
    return tilt;
  }

  private static double excess(ResultCounts results, double mean, double tilt) {
    double excess = 0;
    for (int i = 0; i <= results.steps(); i++) {
      if (results.count(i) > 0) {
        excess += weight(results, i, mean, tilt) * (results.value(i) - mean);
      }
    }
    return excess;
  }

  /** How fast the excess falls with t. */
  private static double fall(ResultCounts results, double mean, double tilt) {
    double fall = 0;
    for (int i = 0; i <= results.steps(); i++) {
      if (results.count(i) > 0) {
        double deviation = results.value(i) - mean;
        fall += weight(results, i, mean, tilt) * deviation * deviation / (1 + tilt * deviation);
      }
    }
    return fall;
  }

  /** Returns the fitted probability of the result {@code step / steps}. */
  public double probability(int step) {
    return probabilities[step];
  }

  /** Returns the variance of one unit under the fit. */
  public double variance() {
    double variance = 0;
    for (int i = 0; i < probabilities.length; i++) {
      double deviation = results.value(i) - mean;
      variance += probabilities[i] * deviation * deviation;
    }
    return variance;
  }

  /** Returns the logarithm of the likelihood of the results under the fit. */
  public double logLikelihood() {
    double sum = 0;
    for (int i = 0; i < probabilities.length; i++) {
      if (results.count(i) > 0) {
        sum += results.count(i) * StrictMath.log(probabilities[i]);
      }
    }
    return sum;
  }
}
