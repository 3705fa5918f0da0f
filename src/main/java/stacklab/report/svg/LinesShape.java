package stacklab.report.svg;

import java.util.List;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import stacklab.board.Board;
import stacklab.board.Space;

/** A board of named spaces, drawn as circles at their places with the lines that join them. */
final class LinesShape extends BoardShape {
  private static final double APART = 72;
  private static final double LARGEST = 1000;
  private static final int CIRCLE = 24;

  private final double scale;
  private final double radius;

  LinesShape(Board board) {
    super(board);
    double nearest = nearest();
    this.scale = Math.min(APART / nearest, LARGEST / Math.max(extent(), nearest));
    this.radius = CELL * 0.5 * stackScale();
  }

  /** Returns the smallest distance of two spaces at different places; 1 if there are none. */
  private double nearest() {
    double nearest = Double.POSITIVE_INFINITY;
    for (Space a : board.spaces()) {
      for (Space b : board.spaces()) {
        double dx = a.x() - b.x();
        double dy = a.y() - b.y();
        double distance = Math.sqrt(dx * dx + dy * dy);
        nearest = distance > 0 ? Math.min(nearest, distance) : nearest;
      }
    }
    return Double.isInfinite(nearest) ? 1 : nearest;
  }

  private double extent() {
    var x = board.spaces().stream().mapToDouble(Space::x).summaryStatistics();
    var y = board.spaces().stream().mapToDouble(Space::y).summaryStatistics();
    return Math.max(x.getMax() - x.getMin(), y.getMax() - y.getMin());
  }

  @Override
  double stackScale() {
    return Math.min(1, scale * nearest() / APART);
  }

  @Override
  Place middle(int space) {
    Space named = board.spaces().get(space);
    return new Place(scale * named.x(), scale * named.y());
  }

  @Override
  void drawGround(SvgText svg) {
    for (List<String> line : board.lines()) {
      StringJoiner points = new StringJoiner(" ");
      for (String name : line) {
        Place place = middle(board.space(name).orElseThrow());
        points.add(SvgText.number(place.x()) + "," + SvgText.number(place.y()));
      }
      svg.empty("polyline", "points", points, "fill", "none", "stroke", LINE, "stroke-width", 2.0);
    }
  }

  @Override
  void drawSpace(SvgText svg, int space, Object... attributes) {
    Place middle = middle(space);
    svg.open("g", attributes);
    svg.empty("circle", "cx", middle.x(), "cy", middle.y(), "r", radius).close("g");
  }

  /** Returns points of the circle, so many that they look like one. */
  @Override
  List<Place> outline(int space) {
    Place middle = middle(space);
    return IntStream.range(0, CIRCLE)
        .mapToDouble(i -> 2 * Math.PI * i / CIRCLE)
        .mapToObj(a -> middle.plus(radius * StrictMath.cos(a), radius * StrictMath.sin(a)))
        .toList();
  }

  @Override
  List<Label> labels() {
    return IntStream.range(0, board.size())
        .mapToObj(s -> new Label(board.name(s), middle(s).plus(radius * 0.95, radius * 1.15)))
        .toList();
  }
}
