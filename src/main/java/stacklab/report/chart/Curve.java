package stacklab.report.chart;

import java.util.List;

/**
 * Estimates of one thing at several settings of a parameter or of the players' skill.
 *
 * @param label what the curve is of, such as a variant or a metric
 * @param points in order; a point's label is the parameter's value or the agent's name, the same
 *     text on every curve that has a point there
 */
public record Curve(String label, List<Estimate> points) {
  /** Copies the points. */
  public Curve {
    points = List.copyOf(points);
  }
}
