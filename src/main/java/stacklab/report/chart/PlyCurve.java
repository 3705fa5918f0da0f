package stacklab.report.chart;

import java.util.List;

/**
 * A measure ply by ply.
 *
 * @param label mostly a variant's name
 * @param points in ascending order of plies
 */
public record PlyCurve(String label, List<PlyPoint> points) {
  /** Copies the points. */
  public PlyCurve {
    points = List.copyOf(points);
  }

  /** Returns the number of games that reached the first ply. */
  long games() {
    return points.isEmpty() ? 0 : points.get(0).games();
  }

  /** Returns the curve without the plies that fewer than one game in {@code part} reached. */
  PlyCurve withoutRare(int part) {
    return new PlyCurve(
        label, points.stream().filter(point -> point.games() * part >= games()).toList());
  }
}
