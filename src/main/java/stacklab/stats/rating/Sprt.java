package stacklab.stats.rating;

import stacklab.stats.ResultCounts;
import stacklab.stats.interval.ConstrainedFit;

/**
 * A sequential test of two strengths that stops as soon as the results speak for one: Wald,
 * "Sequential Tests of Statistical Hypotheses" (1945), with the likelihood of the results under the
 * most likely distribution of each mean: Van den Bergh, "A Practical Introduction to the GSPRT"
 * (2019). Counts of pairs keep the dependence of the two games of a pair.
 *
 * @param elo0 the difference that is not worth a change
 * @param elo1 the difference that is, above elo0
 * @param alpha the chance to accept elo1 if elo0 is true
 * @param beta the chance to accept elo0 if elo1 is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
  /** What the test says so far. */
  public enum Decision {
    /** The difference is elo0 or less. */
    ACCEPT_0,
    /** The difference is elo1 or more. */
    ACCEPT_1,
    /** More units are needed. */
    CONTINUE
  }

  /**
   * The state of a test.
   *
   * @param llr the logarithm of the likelihood ratio of elo1 to elo0
   * @param lower where elo0 is accepted
   * @param upper where elo1 is accepted
   * @param decision what follows
   */
  public record State(double llr, double lower, double upper, Decision decision) {}

  /**
   * Checks the hypotheses.
   *
   * @throws IllegalArgumentException if elo0 is not below elo1, or alpha or beta not between 0 and
   *     1/2
   */
  public Sprt {
    if (!(elo0 < elo1) || !isErrorRate(alpha) || !isErrorRate(beta)) {
      throw new IllegalArgumentException(
          "elo0 %s must be below elo1 %s, alpha %s and beta %s between 0 and 0.5"
              .formatted(elo0, elo1, alpha, beta));
    }
  }

  private static boolean isErrorRate(double rate) {
    return rate > 0 && rate < 0.5;
  }

  /** Returns the state after these results; to continue, with ratio zero, if there are none. */
  public State of(ResultCounts results) {
    double llr = results.size() == 0 ? 0 : logLikelihoodRatio(results);
    double lower = StrictMath.log(beta / (1 - alpha));
    double upper = StrictMath.log((1 - beta) / alpha);
    Decision decision =
        llr >= upper ? Decision.ACCEPT_1 : llr <= lower ? Decision.ACCEPT_0 : Decision.CONTINUE;
    return new State(llr, lower, upper, decision);
  }

  private double logLikelihoodRatio(ResultCounts results) {
    return ConstrainedFit.of(results, Elo.expected(elo1)).logLikelihood()
        - ConstrainedFit.of(results, Elo.expected(elo0)).logLikelihood();
  }
}
