package stacklab.report.chart.board;

import java.util.ArrayList;
import java.util.List;
import stacklab.board.Board;
import stacklab.report.svg.BoardGeometry;
import stacklab.report.svg.Place;

/**
 * Where a board stands in a chart.
 *
 * @param geometry the board
 * @param factor pixels of the chart for one of the geometry
 * @param left the board's leftmost point in the geometry
 * @param top its highest point there
 * @param height its height in the chart
 * @param originX where the leftmost point stands in the chart
 * @param originY where the highest point stands in the chart
 */
record Frame(
    BoardGeometry geometry,
    double factor,
    double left,
    double top,
    double height,
    double originX,
    double originY) {
  /** A cell is never wider than this, however few there are. */
  private static final double LARGEST = 1.0;

  private static final double TALLEST = 420;
  private static final double EDGE = 8;

  /** Returns a board as large as a width allows, at the origin. */
  static Frame of(Board board, double width) {
    BoardGeometry geometry = BoardGeometry.of(board);
    List<Place> points = new ArrayList<>();
    geometry.outlines().forEach(points::addAll);
    geometry.names().forEach(name -> points.add(name.middle()));
    var x = points.stream().mapToDouble(Place::x).summaryStatistics();
    var y = points.stream().mapToDouble(Place::y).summaryStatistics();
    double wide = x.getMax() - x.getMin() + 2 * EDGE;
    double high = y.getMax() - y.getMin() + 2 * EDGE;
    double factor = Math.min(LARGEST, Math.min(width / wide, TALLEST / high));
    return new Frame(geometry, factor, x.getMin() - EDGE, y.getMin() - EDGE, high * factor, 0, 0);
  }

  /** Returns the same board elsewhere. */
  Frame at(double newX, double newY) {
    return new Frame(geometry, factor, left, top, height, newX, newY);
  }

  double x(Place place) {
    return originX + (place.x() - left) * factor;
  }

  double y(Place place) {
    return originY + (place.y() - top) * factor;
  }
}
