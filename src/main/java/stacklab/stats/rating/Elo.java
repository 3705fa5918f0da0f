package stacklab.stats.rating;

import stacklab.stats.Decimal;
import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;
import stacklab.stats.interval.ConstrainedFit;
import stacklab.stats.interval.Critical;
import stacklab.stats.interval.ResultIntervals;

/**
 * A difference of strength on the scale of Elo, "The Rating of Chessplayers, Past and Present"
 * (1978): 400 points are odds of ten to one. Always finite: where one side won everything the data
 * give only a bound.
 *
 * @param bound whether {@code difference} is an estimate or what the difference is at least or most
 * @param difference in Elo points; a one-sided bound where there is no estimate
 * @param interval the score interval of the mean result in Elo points; not known for a bound
 */
public record Elo(Bound bound, double difference, Interval interval) {
  /** What a difference of strength says. */
  public enum Bound {
    /** The difference is an estimate between the bounds of the interval. */
    ESTIMATE,
    /** The difference is at least this, with the confidence asked for. */
    AT_LEAST,
    /** The difference is at most this, with the confidence asked for. */
    AT_MOST
  }

  private static final double POINTS = 400 / StrictMath.log(10);

  /** Turns a mean result, less 1/2 and in standard deviations of a game, into Elo points. */
  private interface Scale {
    double points(double mean);
  }

  /**
   * Returns the difference that explains the mean result: 400 log10(mean / (1 - mean)).
   *
   * @throws IllegalArgumentException if there are no units or confidence is not between 0 and 1
   */
  public static Elo of(ResultCounts results, double confidence) {
    return of(results, confidence, "elo", Elo::points);
  }

  /**
   * Returns the normalised difference: the mean result less 1/2 in standard deviations of one game,
   * times 800 / ln 10, so that it equals Elo for even games without draws. It measures how many
   * games it takes to see the difference, whatever the share of draws: Van den Bergh, "Normalized
   * Elo" (2020). In pairs a game has the variance of two pairs. Bounds take the variance of the
   * most likely distribution with that mean.
   *
   * @throws IllegalArgumentException if there are no units or confidence is not between 0 and 1
   */
  public static Elo normalised(ResultCounts results, double confidence) {
    double gamesOfUnit = Math.max(1, results.steps() / 2.0);
    return of(
        results,
        confidence,
        "normalised-elo",
        mean -> {
          double variance = ConstrainedFit.of(results, mean).variance() * gamesOfUnit;
          // Only if every unit is drawn and the mean is exactly 1/2.
          return mean == 0.5 ? 0 : 2 * POINTS * (mean - 0.5) / Math.sqrt(variance);
        });
  }

  private static Elo of(ResultCounts results, double confidence, String method, Scale scale) {
    if (results.size() == 0) {
      throw new IllegalArgumentException("a difference of strength needs at least one result");
    }
    Interval none = Interval.unknown(confidence, method + " one-sided");
    double mean = results.mean();
    if (mean == 1) {
      double least = ResultIntervals.atLeast(results, confidence);
      return new Elo(Bound.AT_LEAST, scale.points(least), none);
    }
    if (mean == 0) {
      double most = 1 - ResultIntervals.atLeast(results.mirrored(), confidence);
      return new Elo(Bound.AT_MOST, scale.points(most), none);
    }
    Interval score = ResultIntervals.score(results, confidence);
    Interval interval =
        new Interval(
            scale.points(score.low()), scale.points(score.high()), confidence, method + " score");
    return new Elo(Bound.ESTIMATE, scale.points(mean), interval);
  }

  /**
   * Returns the Elo difference at which the expected result is {@code mean}.
   *
   * @throws IllegalArgumentException if mean is not strictly between 0 and 1
   */
  public static double points(double mean) {
    if (!(mean > 0 && mean < 1)) {
      throw new IllegalArgumentException("mean result " + mean + " has no finite Elo difference");
    }
    return POINTS * (StrictMath.log(mean) - StrictMath.log1p(-mean));
  }

  /** Returns the expected result of a side that is {@code points} stronger. */
  public static double expected(double points) {
    return 1 / (1 + StrictMath.exp(-points / POINTS));
  }

  /**
   * Returns the likelihood of superiority: the probability that the true mean exceeds 1/2, from the
   * score statistic against 1/2 and without prior knowledge. 1/2 if every unit is drawn or there is
   * none.
   */
  public static double likelihoodOfSuperiority(ResultCounts results) {
    if (results.size() == 0) {
      return 0.5;
    }
    double excess = results.mean() - 0.5;
    double variance = ConstrainedFit.of(results, 0.5).variance() / results.size();
    return excess == 0 ? 0.5 : Critical.normalProbability(excess / Math.sqrt(variance));
  }

  /** Returns the difference for people to read: {@code +35 (12 to 58)} or {@code at least 412}. */
  public String text() {
    String rounded = Decimal.fixed(difference, 0);
    return switch (bound) {
      case AT_LEAST -> "at least " + rounded;
      case AT_MOST -> "at most " + rounded;
      case ESTIMATE ->
          (difference > 0 && !rounded.equals("0") ? "+" : "")
              + rounded
              + " ("
              + Decimal.fixed(interval.low(), 0)
              + " to "
              + Decimal.fixed(interval.high(), 0)
              + ")";
    };
  }
}
