package stacklab.report.svg;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import stacklab.board.Board;
import stacklab.board.Space;

/**
 * A board of hexagons with a corner at the top. A row stands half a cell to the left of the one
 * above, so a column runs down to the left; its letter stands at its upper end, a row's number at
 * its left.
 */
final class HexShape extends BoardShape {
  private static final double RADIUS = CELL / Math.sqrt(3);

  HexShape(Board board) {
    super(board);
  }

  @Override
  Place middle(int space) {
    return middle(board.spaces().get(space).x(), board.spaces().get(space).y());
  }

  private static Place middle(double column, double row) {
    return new Place(CELL * (column - row / 2), 1.5 * RADIUS * row);
  }

  @Override
  void drawGround(SvgText svg) {}

  @Override
  void drawSpace(SvgText svg, int space, Object... attributes) {
    StringJoiner points = new StringJoiner(" ");
    for (Place place : outline(space)) {
      points.add(SvgText.number(place.x()) + "," + SvgText.number(place.y()));
    }
    svg.open("g", attributes).empty("polygon", "points", points).close("g");
  }

  @Override
  List<Place> outline(int space) {
    Place middle = middle(space);
    double half = CELL / 2;
    return List.of(
        middle.plus(0, -RADIUS),
        middle.plus(half, -RADIUS / 2),
        middle.plus(half, RADIUS / 2),
        middle.plus(0, RADIUS),
        middle.plus(-half, RADIUS / 2),
        middle.plus(-half, -RADIUS / 2));
  }

  @Override
  List<Label> labels() {
    List<Label> labels = new ArrayList<>();
    Set<Integer> columns = new HashSet<>();
    Set<Integer> rows = new HashSet<>();
    for (Space space : board.spaces()) {
      int row = (int) space.y();
      if (columns.add((int) space.x())) {
        String letters = columnName((int) space.x());
        labels.add(new Label(letters, middle(space.x(), row - 0.85)));
      }
      if (rows.add(row)) {
        labels.add(new Label(String.valueOf(row + 1), middle(space.x() - 0.85, row)));
      }
    }
    return labels;
  }
}
