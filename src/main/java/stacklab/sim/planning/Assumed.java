package stacklab.sim.planning;

import java.util.List;
import stacklab.rules.InvalidInput;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.run.Summary;
import stacklab.sim.run.SummaryRow;
import stacklab.stats.Decimal;
import stacklab.stats.interval.Critical;
import stacklab.stats.stopping.Repeated;

/**
 * What a plan assumes about a metric's games.
 *
 * @param kind what is measured
 * @param mean the metric of the baseline; a share or result from 0 to 1
 * @param draws the share of draws
 * @param variance of one game of the baseline
 */
public record Assumed(Kind kind, double mean, double draws, double variance) {
  private static final List<String> IMBALANCES = List.of("first_imbalance", "white_imbalance");

  /** Kinds of metrics, which differ in how the variance follows the mean. */
  public enum Kind {
    /** The mean result of a side, draws counting one half. */
    RESULT,
    /** The distance of a side's mean result from one half. */
    IMBALANCE,
    /** The share of games of a kind. */
    SHARE,
    /** The mean of a number that each game has. */
    MEAN;

    /** Returns whether values run from 0 to 1 and are told in points of a hundred. */
    public boolean inPoints() {
      return this != MEAN;
    }

    /** Returns the kind of a metric by its name. */
    public static Kind of(String metric) {
      return metric.endsWith("_imbalance")
          ? IMBALANCE
          : metric.endsWith("_result") ? RESULT : metric.matches("draw|decisive") ? SHARE : MEAN;
    }
  }

  /**
   * Returns what follows for a mean result with a share of draws.
   *
   * @throws InvalidInput if there are no such games
   */
  public static Assumed results(Kind kind, double mean, double draws) {
    if (draws / 2 > Math.min(mean, 1 - mean)) {
      throw new InvalidInput(
          "with "
              + Decimal.percent(draws, 1)
              + " draws no side's result is "
              + Decimal.percent(mean, 1));
    }
    return new Assumed(kind, mean, draws, resultVariance(mean, draws));
  }

  /** Returns what follows for a share of games. */
  public static Assumed share(double share) {
    return new Assumed(Kind.SHARE, share, share, share * (1 - share));
  }

  /** Returns what is assumed of a number that each game has with this standard deviation. */
  public static Assumed mean(double sd) {
    return new Assumed(Kind.MEAN, Double.NaN, Double.NaN, sd * sd);
  }

  /**
   * Returns what a finished run says of a metric.
   *
   * @throws InvalidInput if it says nothing
   */
  public static Assumed of(Side side, String metric, double confidence) {
    List<SummaryRow> rows = Summary.of(List.of(side), confidence);
    boolean imbalance = IMBALANCES.contains(metric);
    String asked = imbalance ? metric.replace("_imbalance", "_result") : metric;
    SummaryRow row = SummaryRow.of(rows, asked, IMBALANCES);
    if (!row.interval().isKnown()) {
      throw new InvalidInput(
          metric + " of " + side.matchup().variantId() + ": " + row.interval().method());
    }
    double draws = (double) side.tally().draws() / side.tally().playedOut();
    String method = row.interval().method();
    if (method.startsWith("score")) {
      Kind kind = imbalance ? Kind.IMBALANCE : Kind.RESULT;
      return new Assumed(kind, row.estimate(), draws, resultVariance(row.estimate(), draws));
    }
    if (method.startsWith("wilson")) {
      return share(row.estimate());
    }
    double each = Repeated.of(side.looks(), confidence).each();
    if (row.interval().halfWidth() == 0) {
      throw new InvalidInput(
          metric
              + " of "
              + side.matchup().variantId()
              + " is the same in all games; such a mean cannot be planned for");
    }
    double error = row.interval().halfWidth() / Critical.student(row.units() - 1.0, each);
    return new Assumed(Kind.MEAN, row.estimate(), draws, error * error * row.units());
  }

  /** A win counts 1, a draw 1/2: E[x^2] = wins + draws / 4. */
  private static double resultVariance(double mean, double draws) {
    return Math.max(0, mean - draws / 4 - mean * mean);
  }

  /** Returns the variance of a game of a variant that differs in the metric. */
  public double varianceAt(double difference) {
    double other = mean + difference;
    return switch (kind) {
      case RESULT -> clampedVariance(other);
      case IMBALANCE -> clampedVariance(0.5 + Math.abs(mean - 0.5) + difference);
      case SHARE -> Math.max(0, other * (1 - other));
      case MEAN -> variance;
    };
  }

  private double clampedVariance(double other) {
    return Math.max(0, other - Math.min(draws, 2 * Math.min(other, 1 - other)) / 4 - other * other);
  }
}
