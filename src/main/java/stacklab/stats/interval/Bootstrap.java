package stacklab.stats.interval;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import stacklab.random.Random;
import stacklab.stats.Interval;

/**
 * Bootstrap intervals, for statistics that no formula serves: the units are drawn again with
 * replacement many times. The same generator state gives the same interval.
 */
public final class Bootstrap {
  private final double[] units;
  private final ToDoubleFunction<double[]> statistic;
  private final double[] replicates;

  /**
   * Draws the replicates.
   *
   * @param units the measured values, one per independent unit; at least two
   * @param statistic a function of such values; it may reorder the array it is given
   * @param replicates how often to draw, 2,000 or more for 95 % bounds
   * @throws IllegalArgumentException if there are fewer than two units or 100 replicates
   */
  public Bootstrap(
      double[] units, ToDoubleFunction<double[]> statistic, int replicates, Random random) {
    if (units.length < 2 || replicates < 100) {
      throw new IllegalArgumentException(
          units.length + " units and " + replicates + " replicates: needs 2 and 100 at least");
    }
    this.units = units.clone();
    this.statistic = statistic;
    this.replicates = new double[replicates];
    double[] drawn = new double[units.length];
    for (int i = 0; i < replicates; i++) {
      for (int j = 0; j < drawn.length; j++) {
        drawn[j] = units[random.below(units.length)];
      }
      this.replicates[i] = statistic.applyAsDouble(drawn);
    }
    Arrays.sort(this.replicates);
  }

  /**
   * Returns the interval between quantiles of the replicates: Efron and Tibshirani, "An
   * Introduction to the Bootstrap" (1993), chapter 13.
   *
   * @throws IllegalArgumentException if confidence is not between 0 and 1
   */
  public Interval percentile(double confidence) {
    double tail = (1 - Interval.requireConfidence(confidence)) / 2;
    return new Interval(quantile(tail), quantile(1 - tail), confidence, "bootstrap-percentile");
  }

  /**
   * Returns the bias-corrected and accelerated interval: Efron and Tibshirani (1993), chapter 14.
   * Falls back to {@link #percentile} where the statistic does not vary.
   *
   * @throws IllegalArgumentException if confidence is not between 0 and 1
   */
  public Interval bca(double confidence) {
    double z = Critical.normal(confidence);
    double bias = bias();
    double acceleration = acceleration();
    if (Double.isInfinite(bias) || Double.isNaN(acceleration)) {
      return percentile(confidence);
    }
    double low = quantile(shifted(-z, bias, acceleration));
    double high = quantile(shifted(z, bias, acceleration));
    return new Interval(low, high, confidence, "bootstrap-bca");
  }

  private static double shifted(double z, double bias, double acceleration) {
    return Critical.normalProbability(bias + (bias + z) / (1 - acceleration * (bias + z)));
  }

  /** Returns the normal quantile of the share of replicates below the estimate, ties half. */
  private double bias() {
    double estimate = statistic.applyAsDouble(units.clone());
    double below = 0;
    for (double replicate : replicates) {
      below += replicate < estimate ? 1 : replicate == estimate ? 0.5 : 0;
    }
    return -Critical.upperNormal(below / replicates.length);
  }

  /** Returns the skewness of the jackknife values over six. */
  private double acceleration() {
    double[] values = new double[units.length];
    double mean = 0;
    for (int left = 0; left < units.length; left++) {
      double[] rest = new double[units.length - 1];
      System.arraycopy(units, 0, rest, 0, left);
      System.arraycopy(units, left + 1, rest, left, rest.length - left);
      values[left] = statistic.applyAsDouble(rest);
      mean += values[left] / units.length;
    }
    double squares = 0;
    double cubes = 0;
    for (double value : values) {
      double deviation = mean - value;
      squares += deviation * deviation;
      cubes += deviation * deviation * deviation;
    }
    return cubes / (6 * squares * Math.sqrt(squares));
  }

  private double quantile(double p) {
    int rank = (int) Math.ceil(p * replicates.length);
    return replicates[Math.min(Math.max(rank, 1), replicates.length) - 1];
  }
}
