package stacklab.report.svg;

import java.util.ArrayList;
import java.util.List;
import stacklab.board.Board;
import stacklab.board.Space;

/** A board of squares, with letters below and above and numbers at both sides. */
final class SquareShape extends BoardShape {
  private static final double MARGIN = CELL * 0.8;

  SquareShape(Board board) {
    super(board);
  }

  @Override
  Place middle(int space) {
    Space named = board.spaces().get(space);
    return new Place(CELL * named.x(), CELL * named.y());
  }

  @Override
  void drawGround(SvgText svg) {}

  @Override
  void drawSpace(SvgText svg, int space, Object... attributes) {
    Place corner = middle(space).plus(-CELL / 2, -CELL / 2);
    svg.open("g", attributes);
    svg.empty("rect", "x", corner.x(), "y", corner.y(), "width", CELL, "height", CELL).close("g");
  }

  @Override
  List<Place> outline(int space) {
    Place middle = middle(space);
    double half = CELL / 2;
    return List.of(
        middle.plus(-half, -half),
        middle.plus(half, -half),
        middle.plus(half, half),
        middle.plus(-half, half));
  }

  @Override
  List<Label> labels() {
    List<Label> labels = new ArrayList<>();
    double right = CELL * (board.columnCount() - 1) + MARGIN;
    double bottom = CELL * (board.rowCount() - 1) + MARGIN;
    for (int column = 0; column < board.columnCount(); column++) {
      labels.add(new Label(columnName(column), new Place(CELL * column, -MARGIN)));
      labels.add(new Label(columnName(column), new Place(CELL * column, bottom)));
    }
    for (int row = 0; row < board.rowCount(); row++) {
      labels.add(new Label(String.valueOf(row + 1), new Place(-MARGIN, CELL * row)));
      labels.add(new Label(String.valueOf(row + 1), new Place(right, CELL * row)));
    }
    return labels;
  }
}
