package stacklab.report.svg;

import java.util.List;
import java.util.stream.IntStream;
import stacklab.board.Board;
import stacklab.board.Grid;
import stacklab.board.Space;

/** Where the parts of a board are drawn; a cell is {@link #CELL} wide. */
abstract class BoardShape {
  static final double CELL = 48;
  static final double TEXT_SIZE = 13;
  static final String LINE = "#8a7a58";
  static final String SURFACE = "#efe4c8";

  final Board board;

  BoardShape(Board board) {
    this.board = board;
  }

  static BoardShape of(Board board) {
    if (board.grid() == Grid.LINES) {
      return new LinesShape(board);
    }
    return board.grid() == Grid.HEX ? new HexShape(board) : new SquareShape(board);
  }

  /** A name at the edge of a board or beside a space. */
  record Label(String text, Place middle) {}

  /** Returns the middle of a space. */
  abstract Place middle(int space);

  /** Draws what lies under all spaces. */
  abstract void drawGround(SvgText svg);

  /** Draws the outline of a space; {@code attributes} are names and values in turn. */
  abstract void drawSpace(SvgText svg, int space, Object... attributes);

  /** Returns the corners of a space. */
  abstract List<Place> outline(int space);

  /** Returns the names to write on the board. */
  abstract List<Label> labels();

  /** Returns the factor by which stacks are smaller than on a grid. */
  double stackScale() {
    return 1;
  }

  /** A picture's extent. */
  record Box(double left, double top, double right, double bottom) {
    Box with(Place place, double margin) {
      return new Box(
          Math.min(left, place.x() - margin),
          Math.min(top, place.y() - margin),
          Math.max(right, place.x() + margin),
          Math.max(bottom, place.y() + margin));
    }

    double width() {
      return right - left;
    }
  }

  /** Returns the extent of spaces and labels. */
  final Box box() {
    Place first = middle(0);
    Box box = new Box(first.x(), first.y(), first.x(), first.y());
    for (int space : IntStream.range(0, board.size()).toArray()) {
      box = box.with(middle(space), CELL * 0.6 * stackScale());
    }
    for (Label label : labels()) {
      box = box.with(label.middle, TEXT_SIZE);
    }
    return box;
  }

  final String columnName(int column) {
    String name = Space.gridName(column, 0);
    return name.substring(0, name.length() - 1);
  }
}
