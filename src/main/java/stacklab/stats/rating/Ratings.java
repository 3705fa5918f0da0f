package stacklab.stats.rating;

import stacklab.stats.Interval;
import stacklab.stats.interval.Critical;

/**
 * Ratings of the agents of a round robin in Elo points, their mean being zero: Bradley and Terry,
 * "Rank Analysis of Incomplete Block Designs" (1952), with draws after Davidson, "On Extending the
 * Bradley-Terry Model to Accommodate Ties" (1970).
 *
 * <p>The chances of win, loss and draw are as e^a, e^b and v e^((a + b) / 2). Every two agents that
 * met get half a win and half a loss more than they played, which keeps the rating of one who won
 * or lost everything finite and hardly moves the others. Intervals come from the information matrix
 * and take games as independent. Immutable.
 */
public final class Ratings {
  private static final double POINTS = 400 / StrictMath.log(10);
  private static final double PRIOR = 0.5;
  private static final int STEPS = 100;

  private final int agents;
  private final double[] strengths;
  private final double[][] covariance;

  private Ratings(int agents, double[] strengths, double[][] covariance) {
    this.agents = agents;
    this.strengths = strengths;
    this.covariance = covariance;
  }

  /**
   * Fits the ratings by Newton's method; the likelihood has one maximum.
   *
   * @throws IllegalArgumentException if the agents fall into groups that never met
   */
  public static Ratings of(RoundRobin games) {
    if (!games.isConnected()) {
      throw new IllegalArgumentException(
          "agents that never met, directly or through others, cannot be rated together");
    }
    int n = games.agents();
    double[] strengths = new double[n + 1];
    double[][] inverse = new double[n + 1][n + 1];
    for (int step = 0; step < STEPS; step++) {
      Likelihood likelihood = new Likelihood(games, strengths);
      inverse = Matrices.inverse(likelihood.information);
      if (moveUphill(strengths, likelihood.slope, inverse) < 1e-12) {
        break;
      }
    }
    return new Ratings(n, strengths, inverse);
  }

  /** Takes one step, not longer than keeps exponentials tame; returns its largest part. */
  private static double moveUphill(double[] strengths, double[] slope, double[][] inverse) {
    double[] move = Matrices.product(inverse, slope);
    double largest = 0;
    for (double part : move) {
      largest = Math.max(largest, Math.abs(part));
    }
    double factor = largest > 1 ? 1 / largest : 1;
    for (int i = 0; i < move.length; i++) {
      strengths[i] += factor * move[i];
    }
    return largest;
  }

  /** Returns the rating of an agent. */
  public double elo(int agent) {
    return POINTS * strengths[agent];
  }

  /**
   * Returns the interval of an agent's rating against the mean of all.
   *
   * @throws IllegalArgumentException if confidence is not between 0 and 1
   */
  public Interval interval(int agent, double confidence) {
    // The matrix was made regular with a term for the sum of all; its share is taken out again.
    double variance = covariance[agent][agent] - 1.0 / (agents * (double) agents);
    return around(elo(agent), variance, confidence);
  }

  /**
   * Returns the interval for the rating of {@code agent} less that of {@code other}.
   *
   * @throws IllegalArgumentException if confidence is not between 0 and 1
   */
  public Interval difference(int agent, int other, double confidence) {
    double variance =
        covariance[agent][agent] + covariance[other][other] - 2 * covariance[agent][other];
    return around(elo(agent) - elo(other), variance, confidence);
  }

  private static Interval around(double centre, double variance, double confidence) {
    double half = Critical.normal(confidence) * POINTS * Math.sqrt(Math.max(0, variance));
    return new Interval(centre - half, centre + half, confidence, "davidson");
  }

  /** Slope and information of the logarithm of the likelihood at given strengths. */
  private static final class Likelihood {
    private final int n;
    private final double[] slope;
    private final double[][] information;

    /** The last of the strengths is log v; without draws it plays no part. */
    Likelihood(RoundRobin games, double[] strengths) {
      n = games.agents();
      slope = new double[n + 1];
      information = new double[n + 1][n + 1];
      boolean anyDraws = false;
      double sum = 0;
      for (int i = 0; i < n; i++) {
        sum += strengths[i];
        for (int j = 0; j < i; j++) {
          anyDraws |= games.draws(i, j) > 0;
        }
      }
      for (int i = 0; i < n; i++) {
        slope[i] -= sum;
        for (int j = 0; j < n; j++) {
          information[i][j] += 1;
          if (j < i && games.games(i, j) > 0) {
            addPair(games, strengths, anyDraws, i, j);
          }
        }
      }
      if (!anyDraws) {
        information[n][n] = 1;
      }
    }

    private void addPair(RoundRobin games, double[] strengths, boolean draws, int i, int j) {
      double half = (strengths[i] - strengths[j]) / 2;
      double win = StrictMath.exp(half);
      double loss = StrictMath.exp(-half);
      double draw = draws ? StrictMath.exp(strengths[n]) : 0;
      double all = win + loss + draw;
      double met = games.games(i, j) + 2 * PRIOR;
      double points = games.wins(i, j) + PRIOR + games.draws(i, j) / 2.0;
      double expected = (win + draw / 2) / all;
      double drawShare = draw / all;
      slope[i] += points - met * expected;
      slope[j] -= points - met * expected;
      slope[n] += games.draws(i, j) - met * drawShare;
      // Variances and covariance of the points of one game and of its being a draw.
      double ofPoints = met * ((win + draw / 4) / all - expected * expected);
      double ofBoth = met * (drawShare / 2 - expected * drawShare);
      information[i][i] += ofPoints;
      information[j][j] += ofPoints;
      information[i][j] -= ofPoints;
      information[j][i] -= ofPoints;
      information[n][n] += met * drawShare * (1 - drawShare);
      addBoth(i, ofBoth);
      addBoth(j, -ofBoth);
    }

    private void addBoth(int agent, double covariance) {
      information[agent][n] += covariance;
      information[n][agent] += covariance;
    }
  }
}
