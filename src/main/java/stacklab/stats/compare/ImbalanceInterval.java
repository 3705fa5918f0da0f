package stacklab.stats.compare;

import stacklab.stats.Interval;
import stacklab.stats.interval.Critical;

/**
 * The differences |y| - |x| of two imbalances that agree with independent normal estimates of x and
 * y, by inversion of a test on both.
 *
 * <p>The points (x, y) with |y| - |x| = d, d above 0, are the edges of two wedges, one up and one
 * down. The test measures the distance of the estimate, in standard errors, from them. Where the
 * estimate lies inside a wedge the nearest edge is straight and the usual critical value holds.
 * Where it lies outside, the tip may be nearest, and the usual value rejects too often if x is
 * zero: there the critical value is raised so that the error rate is right with the truth at the
 * tip, which is the least favourable case (the mixture of chi-square distributions of Self and
 * Liang, "Asymptotic Properties of Maximum Likelihood Estimators ... under Nonstandard Conditions",
 * 1987). For d below 0 x and y change places.
 */
record ImbalanceInterval(double x, double errorX, double y, double errorY) {
  private static final int STEPS = 60;

  double difference() {
    return Math.abs(y) - Math.abs(x);
  }

  private double error() {
    return Math.hypot(errorX, errorY);
  }

  /** The distance from the two lines |y| = |x| is that of a difference or of a sum. */
  double pValue() {
    return 2 * Critical.normalProbability(-Math.abs(difference()) / error());
  }

  Interval interval(double confidence) {
    ImbalanceInterval exchanged = new ImbalanceInterval(y, errorY, x, errorX);
    return new Interval(
        -exchanged.upper(confidence), upper(confidence), confidence, "imbalance-region");
  }

  private double upper(double confidence) {
    double straight = difference() + Critical.normal(confidence) * error();
    if (straight <= 0) {
      return straight;
    }
    double critical = wedgeCritical(2 * StrictMath.atan(errorY / errorX), 1 - confidence);
    double accepted = Math.max(0, difference());
    double rejected = Math.abs(x) + Math.abs(y) + (critical + 1) * (errorX + errorY);
    for (int step = 0; step < STEPS; step++) {
      double middle = (accepted + rejected) / 2;
      if (distanceFromWedges(middle) <= critical) {
        accepted = middle;
      } else {
        rejected = middle;
      }
    }
    return accepted;
  }

  /** The distance of (x, y) from the region |y| - |x| >= d, in standard errors. */
  private double distanceFromWedges(double d) {
    return Math.min(distanceFromWedge(y, d), distanceFromWedge(-y, d));
  }

  /** The distance from the wedge that opens upwards from its tip (0, d); by symmetry x >= 0. */
  private double distanceFromWedge(double height, double d) {
    double below = d - height;
    double side = Math.abs(x);
    if (below + side <= 0) {
      return 0;
    }
    // The nearest point (s, d + s) of the right edge.
    double weightX = 1 / (errorX * errorX);
    double weightY = 1 / (errorY * errorY);
    double s = Math.max(0, (weightX * side - weightY * below) / (weightX + weightY));
    return Math.hypot((s - side) / errorX, (s + below) / errorY);
  }

  /**
   * Returns the distance that an estimate, with the truth at the tip of a wedge of {@code angle},
   * exceeds with probability {@code errorRate}: beside the wedge lie two quarters of the plane,
   * where the distance is that from a line, and behind the tip a sector, where it is that from a
   * point.
   */
  private static double wedgeCritical(double angle, double errorRate) {
    double sector = (Math.PI - angle) / (2 * Math.PI);
    double low = 0;
    double high = 40;
    for (int step = 0; step < STEPS; step++) {
      double middle = (low + high) / 2;
      double exceeded =
          Critical.normalProbability(-middle) + sector * StrictMath.exp(-middle * middle / 2);
      if (exceeded > errorRate) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }
}
