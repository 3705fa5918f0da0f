package stacklab.report.svg;

import java.util.List;
import java.util.stream.IntStream;
import stacklab.board.Board;
import stacklab.board.Grid;

/**
 * Where the parts of a board are drawn, for those who draw by other means; a cell of a grid is 48
 * wide.
 *
 * @param middles the middle of each space
 * @param outlines the corners of each space
 * @param lines the lines between spaces, where spaces do not touch
 * @param names the names of columns and rows of a grid; none on a lines board
 * @param stackRadius the radius of a piece
 */
public record BoardGeometry(
    List<Place> middles,
    List<List<Place>> outlines,
    List<List<Place>> lines,
    List<Name> names,
    double stackRadius) {
  /**
   * The name of a column or row.
   *
   * @param text its letters or digits
   * @param middle where they stand
   */
  public record Name(String text, Place middle) {}

  /** Returns the geometry of a board. */
  public static BoardGeometry of(Board board) {
    BoardShape shape = BoardShape.of(board);
    boolean grid = board.grid() != Grid.LINES;
    return new BoardGeometry(
        IntStream.range(0, board.size()).mapToObj(shape::middle).toList(),
        IntStream.range(0, board.size()).mapToObj(shape::outline).toList(),
        board.lines().stream()
            .map(line -> line.stream().map(n -> shape.middle(space(board, n))).toList())
            .toList(),
        grid
            ? shape.labels().stream().map(label -> new Name(label.text(), label.middle())).toList()
            : List.of(),
        StackArtist.radius(shape.stackScale()));
  }

  private static int space(Board board, String name) {
    return board.space(name).orElseThrow();
  }
}
