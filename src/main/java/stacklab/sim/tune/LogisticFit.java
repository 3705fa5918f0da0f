package stacklab.sim.tune;

import java.util.Arrays;

/**
 * Logistic regression of results on features by Newton's method, with a penalty for every step away
 * from given weights (ridge regression: Hoerl and Kennard 1970; le Cessie and van Houwelingen
 * 1992), so that features that hardly occur keep their weight. Sums are taken in the order of the
 * samples, which makes every digit the same everywhere.
 */
final class LogisticFit {
  private static final int STEPS = 50;
  private static final double PRECISION = 1e-7;

  private static final double LEAST_SPREAD = 1e-4;

  private final Samples samples;
  private final double[] prior;
  private final double[] penalty;

  /**
   * Prepares a fit.
   *
   * @param prior the weights to stay close to, in logarithms of odds
   * @param strength as if so many positions had spoken for them
   */
  LogisticFit(Samples samples, double[] prior, double strength) {
    this.samples = samples;
    this.prior = prior;
    this.penalty = penalty(strength);
  }

  private double[] penalty(double strength) {
    double[] squares = new double[prior.length];
    for (int i = 0; i < samples.size(); i++) {
      double[] row = samples.row(i);
      for (int c = 0; c < row.length; c++) {
        squares[c] += row[c] * row[c];
      }
    }
    return Arrays.stream(squares)
        .map(sum -> strength * Math.max(LEAST_SPREAD, sum / Math.max(1, samples.size())))
        .toArray();
  }

  /** Returns the weights that minimise loss and penalty together. */
  double[] weights() {
    double[] weights = prior.clone();
    double loss = penalised(weights);
    for (int step = 0; step < STEPS; step++) {
      double[] move = newton(weights);
      double scale = 1;
      double[] next = moved(weights, move, scale);
      double nextLoss = penalised(next);
      while (nextLoss > loss && scale > PRECISION) {
        scale /= 2;
        next = moved(weights, move, scale);
        nextLoss = penalised(next);
      }
      if (!(loss - nextLoss > PRECISION)) {
        break;
      }
      weights = next;
      loss = nextLoss;
    }
    return weights;
  }

  private static double[] moved(double[] weights, double[] move, double scale) {
    double[] next = weights.clone();
    for (int c = 0; c < next.length; c++) {
      next[c] += scale * move[c];
    }
    return next;
  }

  /** Returns loss and penalty, of all samples together. */
  double penalised(double[] weights) {
    double sum = 0;
    for (int c = 0; c < weights.length; c++) {
      double away = weights[c] - prior[c];
      sum += penalty[c] * away * away / 2;
    }
    return sum + loss(samples, weights) * samples.size();
  }

  /**
   * Returns the mean logarithmic loss of predictions: the mean of -log of the chance given to what
   * happened, a draw counting half for either side; 0 without samples.
   */
  static double loss(Samples samples, double[] weights) {
    double sum = 0;
    for (int i = 0; i < samples.size(); i++) {
      double odds = odds(samples.row(i), weights);
      // log(1 + e^odds) - result * odds, without overflow
      sum += Math.max(odds, 0) + StrictMath.log1p(StrictMath.exp(-Math.abs(odds)));
      sum -= samples.result(i) * odds;
    }
    return samples.size() == 0 ? 0 : sum / samples.size();
  }

  private static double odds(double[] row, double[] weights) {
    double sum = 0;
    for (int c = 0; c < row.length; c++) {
      sum += row[c] * weights[c];
    }
    return sum;
  }

  /** Returns the step to where the quadratic approximation is least. */
  private double[] newton(double[] weights) {
    int n = weights.length;
    double[] slope = new double[n];
    double[][] curvature = new double[n][n];
    for (int i = 0; i < samples.size(); i++) {
      double[] row = samples.row(i);
      double chance = 1 / (1 + StrictMath.exp(-odds(row, weights)));
      double error = samples.result(i) - chance;
      double spread = chance * (1 - chance);
      for (int a = 0; a < n; a++) {
        if (row[a] != 0) {
          slope[a] += error * row[a];
          double scaled = spread * row[a];
          for (int b = 0; b <= a; b++) {
            curvature[a][b] += scaled * row[b];
          }
        }
      }
    }
    for (int a = 0; a < n; a++) {
      slope[a] -= penalty[a] * (weights[a] - prior[a]);
      curvature[a][a] += penalty[a];
    }
    return solve(curvature, slope);
  }

  /** Solves a symmetric positive definite system, its lower half given, after Cholesky. */
  static double[] solve(double[][] lower, double[] right) {
    int n = right.length;
    double[][] factor = new double[n][n];
    for (int a = 0; a < n; a++) {
      for (int b = 0; b <= a; b++) {
        double sum = lower[a][b];
        for (int c = 0; c < b; c++) {
          sum -= factor[a][c] * factor[b][c];
        }
        factor[a][b] = a == b ? Math.sqrt(sum) : sum / factor[b][b];
      }
    }
    double[] x = right.clone();
    for (int a = 0; a < n; a++) {
      for (int c = 0; c < a; c++) {
        x[a] -= factor[a][c] * x[c];
      }
      x[a] /= factor[a][a];
    }
    for (int a = n - 1; a >= 0; a--) {
      for (int c = a + 1; c < n; c++) {
        x[a] -= factor[c][a] * x[c];
      }
      x[a] /= factor[a][a];
    }
    return x;
  }
}
