package stacklab.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardDrawingTest {
  static boolean[][] cells(String... rows) {
    boolean[][] cells = new boolean[rows.length][];
    for (int row = 0; row < rows.length; row++) {
      cells[row] = new boolean[rows[row].length()];
      for (int column = 0; column < cells[row].length; column++) {
        cells[row][column] = rows[row].charAt(column) == '#';
      }
    }
    return cells;
  }

  @Test
  void squareBoardHasLettersAboveAndBelowAndNumbersLeftAndRight() {
    Board board = GridBoard.square(cells("..##", "#.##", "####"), Directions.ALL, Wrap.NONE);
    assertEquals(
        """
          a b c d
        1     - - 1
        2 -   - - 2
        3 - - - - 3
          a b c d
        """,
        BoardDrawing.text(board, space -> "-"));
  }

  @Test
  void cellsAreAsWideAsTheWidestLabel() {
    Board board = GridBoard.square(cells("###", "###"), Directions.ALL, Wrap.NONE);
    assertEquals(
        """
          a   b   c
        1 -   -   -   1
        2 -   W4* -   2
          a   b   c
        """,
        BoardDrawing.text(board, space -> space == 4 ? "W4*" : "-"));
  }

  @Test
  void hexagonalBoardShiftsEachRowHalfACellLeft() {
    Board board = GridBoard.hex(cells("###..", "####.", "#####", ".####", "..###"), Wrap.NONE);
    assertEquals(
        """
                a   b   c
            1 -   -   -   1
          2 -   -   -   -   2
        3 -   -   -   -   -   3
          4 -   -   -   -   4
            5 -   -   -   5
            c   d   e
        """,
        BoardDrawing.text(board, space -> "-"));
  }

  @Test
  void hexagonalColumnThatReachesNoEdgeHasItsLetterAtBothEnds() {
    Board board = GridBoard.hex(cells(".#.", "###", "#.#", ".#."), Wrap.NONE);
    assertEquals(
        """
                  a   b   c
                  1 -   1
            2 -   -   -   2
          3 -       -   3
            4 -   4
        a   b   c
        """,
        BoardDrawing.text(board, space -> "-"));
  }

  @Test
  void drawnNeighboursOfAHexagonalBoardAreItsNeighbours() {
    Board board = GridBoard.hex(cells("##########", "##########", "##########"), Wrap.NONE);
    SpaceLabels names = board::name;
    String[] lines = BoardDrawing.text(board, names).split("\n");
    for (int space = 0; space < board.size(); space++) {
      for (int other = 0; other < board.size(); other++) {
        int rows = (int) Math.abs(board.spaces().get(space).y() - board.spaces().get(other).y());
        int columns = Math.abs(column(lines, board, space) - column(lines, board, other));
        boolean near = (rows == 0 && columns == 4) || (rows == 1 && columns == 2);
        assertEquals(
            Arrays.stream(board.neighbours(space)).boxed().toList().contains(other),
            near,
            board.name(space) + " and " + board.name(other));
      }
    }
  }

  private static int column(String[] lines, Board board, int space) {
    String line = lines[1 + (int) board.spaces().get(space).y()];
    int at = line.indexOf(board.name(space));
    assertTrue(at > 0, line);
    return at;
  }

  @Test
  void wrappedEdgesAreNamed() {
    Board board = GridBoard.square(cells("###", "###"), Directions.ORTHOGONAL, Wrap.BOTH);
    assertEquals(
        """
          a b c
        1 - - - 1
        2 - - - 2
          a b c
        Edges joined: left and right, top and bottom.
        """,
        BoardDrawing.text(board, space -> "-"));
  }

  @Test
  void rowNumbersOfTwoDigitsAreAlignedToTheRight() {
    String[] rows = new String[10];
    Arrays.fill(rows, "#");
    Board board = GridBoard.square(cells(rows), Directions.ALL, Wrap.NONE);
    List<String> lines = BoardDrawing.text(board, space -> "-").lines().toList();
    assertEquals(" 9 - 9", lines.get(9));
    assertEquals("10 - 10", lines.get(10));
  }

  @Test
  void linesBoardPlacesNamedSpacesAndListsTheLines() {
    Board board =
        LinesBoard.of(
            List.of(
                new Space("a1", 0, 0),
                new Space("b1", 2, 0),
                new Space("a2", 1, 1),
                new Space("a3", 0, 2),
                new Space("b3", 2, 2)),
            List.of(List.of("a1", "a2", "b3"), List.of("b1", "a2", "a3"), List.of("a1", "b1")));
    assertEquals(
        """
        a1:-  b1:-
           a2:W3
        a3:-  b3:-
        Lines:
          a1 - a2 - b3
          b1 - a2 - a3
          a1 - b1
        """,
        BoardDrawing.text(board, space -> space == 2 ? "W3" : "-"));
  }

  @Test
  void spacesAtOnePlaceAreDrawnSideBySide() {
    Board board =
        LinesBoard.of(
            List.of(new Space("a1", 1, 0), new Space("b1", 1, 0)), List.of(List.of("a1", "b1")));
    assertTrue(BoardDrawing.text(board, space -> "-").startsWith("a1:- b1:-\n"));
  }

  @Test
  void coloursTakeNoRoom() {
    Board board = GridBoard.square(cells("##"), Directions.ALL, Wrap.NONE);
    SpaceLabels labels =
        new SpaceLabels() {
          @Override
          public String text(int space) {
            return "W2";
          }

          @Override
          public String coloured(int space, String text) {
            return "<" + text + ">";
          }
        };
    assertEquals(
        """
          a  b
        1 <W2> <W2> 1
          a  b
        """,
        BoardDrawing.text(board, labels));
  }
}
