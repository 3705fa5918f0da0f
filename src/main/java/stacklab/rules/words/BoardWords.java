package stacklab.rules.words;

import java.util.List;
import java.util.stream.IntStream;
import stacklab.board.Board;
import stacklab.board.Directions;
import stacklab.board.Wrap;

/** Sentences about boards. */
final class BoardWords {
  private BoardWords() {}

  static String of(Board board) {
    return switch (board.grid()) {
      case SQUARE -> squares(board) + directions(board.directions()) + wrap(board.wrap());
      case HEX -> hexagons(board) + wrap(board.wrap());
      case LINES -> lines(board);
    };
  }

  /** Returns whether a line can run across a cell that is no space. */
  static boolean hasHoles(Board board) {
    return IntStream.range(0, board.size())
        .anyMatch(
            space ->
                IntStream.range(0, board.rayCount(space))
                    .anyMatch(
                        r -> IntStream.of(board.ray(space, r)).anyMatch(s -> s == Board.HOLE)));
  }

  private static String squares(Board board) {
    boolean full = board.size() == board.columnCount() * board.rowCount();
    String size = board.columnCount() + " by " + board.rowCount();
    return full
        ? "A grid of " + size + " squares, every one a space. "
        : PlainWords.count(board.size(), "space") + " on a grid of " + size + " squares. ";
  }

  private static String directions(Directions directions) {
    return switch (directions) {
      case ORTHOGONAL -> "Lines run along rows and columns, not along diagonals.";
      case DIAGONAL -> "Lines run along the diagonals only.";
      default -> "Lines run along rows, columns and diagonals.";
    };
  }

  private static String hexagons(Board board) {
    List<String> rows =
        IntStream.range(0, board.rowCount())
            .mapToObj(row -> String.valueOf(board.row(row).length))
            .toList();
    return PlainWords.count(board.size(), "hexagon")
        + (rows.size() == 1 ? " in one row. " : " in rows of " + PlainWords.list(rows) + ". ")
        + "Lines run in the six directions of the grid.";
  }

  private static String lines(Board board) {
    return PlainWords.count(board.size(), "space")
        + " joined by "
        + PlainWords.count(board.lines().size(), "line")
        + ". Spaces next to each other on a line are neighbours.";
  }

  private static String wrap(Wrap wrap) {
    return switch (wrap) {
      case NONE -> "";
      case COLUMNS -> joined("left and right edges are", "over the left or right edge");
      case ROWS -> joined("top and bottom edges are", "over the top or bottom edge");
      case BOTH -> joined("opposite edges are", "over an edge");
    };
  }

  private static String joined(String edges, String where) {
    return " The "
        + edges
        + " joined: a line that runs out "
        + where
        + " comes in again opposite, and ends before it reaches its own start.";
  }
}
