package stacklab.report.svg;

import java.util.Optional;
import java.util.OptionalInt;
import stacklab.board.Board;
import stacklab.board.Wrap;
import stacklab.report.StackView;

/**
 * A picture of a board as an SVG document: spaces in their real shape and place, on them whatever
 * is asked for. Immutable; the {@code with} methods return changed copies.
 *
 * @param title what the picture shows, for those who do not see it
 * @param board the board
 * @param stacks the stacks on it; empty for a bare board
 * @param from the space to mark as left by the last move, if any
 * @param to the space to mark as reached by the last move, if any
 * @param heat numbers to show by colour, if any
 */
public record BoardPicture(
    String title,
    Board board,
    Optional<StackView> stacks,
    OptionalInt from,
    OptionalInt to,
    Optional<HeatMap> heat) {

  /** Returns a picture of the bare board. */
  public static BoardPicture of(String title, Board board) {
    return new BoardPicture(
        title, board, Optional.empty(), OptionalInt.empty(), OptionalInt.empty(), Optional.empty());
  }

  /** Returns the picture with these stacks on the board. */
  public BoardPicture withStacks(StackView shown) {
    return new BoardPicture(title, board, Optional.of(shown), from, to, heat);
  }

  /** Returns the picture with the last move marked; of a placement both spaces are the same. */
  public BoardPicture withLastMove(int left, int reached) {
    return new BoardPicture(
        title, board, stacks, OptionalInt.of(left), OptionalInt.of(reached), heat);
  }

  /** Returns the picture with each space in the colour of a number. */
  public BoardPicture withHeat(HeatMap shown) {
    return new BoardPicture(title, board, stacks, from, to, Optional.of(shown));
  }

  /** Returns the document, an {@code svg} element. */
  public String svg() {
    return new BoardArtist(this).draw();
  }

  /** Returns what is to be said about joined edges; empty if there are none. */
  String wrapNote() {
    if (board.wrap() == Wrap.NONE) {
      return "";
    }
    String columns = board.wrap().columns() ? "left and right" : "";
    String rows = board.wrap().rows() ? "top and bottom" : "";
    String and = columns.isEmpty() || rows.isEmpty() ? "" : ", ";
    return "edges joined: " + columns + and + rows;
  }
}
