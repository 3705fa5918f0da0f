package stacklab.stats.stopping;

import stacklab.stats.Interval;
import stacklab.stats.Sample;

/** Intervals that may be looked at after every unit, without a plan and without a last look. */
public final class ConfidenceSequence {
  private ConfidenceSequence() {}

  /**
   * Returns the interval for the mean after these units, so wide that with {@code confidence} all
   * intervals of the run contain the mean: the mixture of Robbins, "Statistical Methods Related to
   * the Law of the Iterated Logarithm" (1970), with the estimated variance, which makes it
   * approximate in the first hundred units or so: Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas,
   * "Time-uniform Central Limit Theory and Asymptotic Confidence Sequences" (2024). About half as
   * wide again as an interval for one look. Unknown with fewer than two units.
   *
   * @param tunedFor the number of units at which it is to be narrowest
   * @throws IllegalArgumentException if confidence is not between 0 and 1 or tunedFor not positive
   */
  public static Interval of(Sample sample, double confidence, long tunedFor) {
    double alpha = 1 - Interval.requireConfidence(confidence);
    if (tunedFor < 1) {
      throw new IllegalArgumentException("tuned for " + tunedFor + " units, at least 1 is needed");
    }
    if (sample.size() < 2) {
      return Interval.tooFew(confidence, "confidence-sequence", sample.size(), 2);
    }
    double surprise = -2 * StrictMath.log(alpha);
    double rho2 = (surprise + StrictMath.log(surprise + 1)) / tunedFor;
    double n = sample.size();
    double grown = n * rho2 + 1;
    double half =
        sample.sd()
            * Math.sqrt(2 * grown / (n * n * rho2) * StrictMath.log(Math.sqrt(grown) / alpha));
    return new Interval(
        sample.mean() - half, sample.mean() + half, confidence, "confidence-sequence");
  }
}
