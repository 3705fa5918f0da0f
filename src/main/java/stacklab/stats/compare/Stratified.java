package stacklab.stats.compare;

import java.util.List;
import org.apache.commons.statistics.distribution.TDistribution;
import stacklab.stats.Interval;
import stacklab.stats.Sample;
import stacklab.stats.interval.Critical;

/**
 * A sum of means of independent samples, each with a weight: the mean over strata, whatever the
 * sizes of their samples, or a difference of two such means. Degrees of freedom are those of Welch
 * and Satterthwaite.
 *
 * @param size the number of units of all samples
 * @param value the weighted sum of the means
 * @param variance the squared standard error of the value; NaN if a sample has fewer than two units
 * @param degrees the degrees of freedom
 */
public record Stratified(long size, double value, double variance, double degrees) {
  private static final String METHOD = "stratified t";

  /** Returns the mean over strata of equal weight; NaN if there is none. */
  public static Stratified meanOf(List<Sample> strata) {
    double weight = 1.0 / strata.size();
    Stratified sum = new Stratified(0, strata.isEmpty() ? Double.NaN : 0, 0, Double.NaN);
    for (Sample sample : strata) {
      sum = sum.plus(weight, of(sample));
    }
    return sum;
  }

  private static Stratified of(Sample sample) {
    return new Stratified(
        sample.size(),
        sample.mean(),
        sample.size() < 2 ? Double.NaN : sample.variance() / sample.size(),
        sample.size() - 1.0);
  }

  /** Returns this less another. */
  public Stratified minus(Stratified other) {
    return plus(-1, other);
  }

  private Stratified plus(double weight, Stratified other) {
    double added = weight * weight * other.variance;
    double spread = spread() + (added == 0 ? 0 : added * added / other.degrees);
    double sum = variance + added;
    return new Stratified(
        size + other.size, value + weight * other.value, sum, spread == 0 ? 1 : sum * sum / spread);
  }

  private double spread() {
    return variance == 0 ? 0 : variance * variance / degrees;
  }

  /** Returns the interval; unknown where the variance is. */
  public Interval interval(double confidence) {
    if (Double.isNaN(variance) || Double.isNaN(value)) {
      return Interval.unknown(confidence, "n = " + size + ": " + METHOD + " needs 2 a stratum");
    }
    double half = variance == 0 ? 0 : Critical.student(degrees, confidence) * Math.sqrt(variance);
    return new Interval(value - half, value + half, confidence, METHOD);
  }

  /** Returns the two-sided p-value of a value of 0; NaN where the variance is not known or 0. */
  public double pValue() {
    if (!(variance > 0)) {
      return Double.NaN;
    }
    double t = Math.abs(value) / Math.sqrt(variance);
    return Math.min(1, 2 * TDistribution.of(degrees).survivalProbability(t));
  }
}
