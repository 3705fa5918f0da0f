package stacklab.stats.compare;

import stacklab.stats.Interval;
import stacklab.stats.interval.Critical;

/**
 * The differences |y| - |x| of two imbalances that agree with normal estimates of x and y, which
 * may be correlated, by inversion of a test on both.
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
record ImbalanceInterval(double x, double errorX, double y, double errorY, double correlation) {
  private static final int STEPS = 60;

  ImbalanceInterval(double x, double errorX, double y, double errorY) {
    this(x, errorX, y, errorY, 0);
  }

  double difference() {
    return Math.abs(y) - Math.abs(x);
  }

  /** The standard error of y - x, and with the sign of {@code r} changed that of y + x. */
  private double error(double r) {
    return Math.sqrt(errorX * errorX + errorY * errorY - 2 * r * errorX * errorY);
  }

  /** The distance from the two lines |y| = |x| is that of a difference or of a sum. */
  double pValue() {
    double fromEqual = Math.abs(y - x) / error(correlation);
    double fromOpposite = Math.abs(y + x) / error(-correlation);
    return 2 * Critical.normalProbability(-Math.min(fromEqual, fromOpposite));
  }

  Interval interval(double confidence) {
    ImbalanceInterval exchanged = new ImbalanceInterval(y, errorY, x, errorX, correlation);
    return new Interval(
        -exchanged.upper(confidence), upper(confidence), confidence, "imbalance-region");
  }

  private double upper(double confidence) {
    double z = Critical.normal(confidence);
    double side = Math.abs(x);
    double r = x < 0 ? -correlation : correlation;
    double straight = Math.max(y - side + z * error(r), -y - side + z * error(-r));
    if (straight <= 0) {
      return straight;
    }
    double critical = wedgeCritical(angle(), 1 - confidence);
    double accepted = Math.max(0, difference());
    double rejected = side + Math.abs(y) + (critical + 1) * (errorX + errorY);
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

  /** The angle of a wedge where distances are standard errors. */
  private double angle() {
    double weightX = 1 / (errorX * errorX);
    double weightY = 1 / (errorY * errorY);
    double product = 2 * correlation / (errorX * errorY);
    double lengths = (weightX + weightY) * (weightX + weightY) - product * product;
    return StrictMath.acos((weightY - weightX) / Math.sqrt(lengths));
  }

  /** The distance of (x, y) from the region |y| - |x| >= d, in standard errors. */
  private double distanceFromWedges(double d) {
    return Math.min(distanceFromWedge(y, d, correlation), distanceFromWedge(-y, d, -correlation));
  }

  /** The distance from the wedge that opens upwards from its tip (0, d). */
  private double distanceFromWedge(double height, double d, double r) {
    double above = height - d;
    if (Math.abs(x) <= above) {
      return 0;
    }
    return Math.min(distanceFromRay(x, above, r), distanceFromRay(-x, above, -r));
  }

  /** The distance of a point, seen from the tip, from the ray to (1, 1). */
  private double distanceFromRay(double across, double above, double r) {
    double u = across / errorX;
    double v = above / errorY;
    double along = product(u, v, 1 / errorX, 1 / errorY, r);
    double length = product(1 / errorX, 1 / errorY, 1 / errorX, 1 / errorY, r);
    double s = Math.max(0, along / length);
    double du = u - s / errorX;
    double dv = v - s / errorY;
    return Math.sqrt(product(du, dv, du, dv, r));
  }

  /** The inner product in which distances are standard errors. */
  private static double product(double u1, double v1, double u2, double v2, double r) {
    return (u1 * u2 + v1 * v2 - r * (u1 * v2 + v1 * u2)) / (1 - r * r);
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
