package stacklab.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import stacklab.board.Board;
import stacklab.board.Directions;
import stacklab.board.GridBoard;
import stacklab.board.Wrap;

class PositionDrawingTest {
  private static final DrawnStacks STACKS = DrawnStacks.of("W BWBWB - BW/- BDDW D B/WD WWD - WDD");

  private static Board board() {
    boolean[][] cells = {
      {true, true, true, true}, {true, true, true, true}, {true, true, true, true}
    };
    return GridBoard.square(cells, Directions.ALL, Wrap.NONE);
  }

  @Test
  void stacksShowOwnerHeightAndBases() {
    assertEquals(
        """
          a    b    c    d
        1 W    B5   -    W2   1
        2 -    W4** D    B    2
        3 D2   D3   -    D3*  3
          a    b    c    d
        """,
        PositionDrawing.text(board(), STACKS));
  }

  @Test
  void colouredDrawingIsThePlainOneWithoutItsCodes() {
    String coloured = PositionDrawing.colouredText(board(), STACKS);
    assertEquals(
        PositionDrawing.text(board(), STACKS), coloured.replaceAll("\u001b\\[[0-9;]*m", ""));
    assertEquals(9, coloured.split("\u001b\\[0m", -1).length - 1);
  }
}
