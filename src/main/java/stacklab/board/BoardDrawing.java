package stacklab.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Draws a board as lines of text, with the columns' letters above and below and the rows' numbers
 * left and right. What is no space stays blank. On a hexagonal board each row stands half a cell to
 * the left of the one above, so that spaces drawn next to each other are neighbours and a column
 * runs from its letter down to the left; there a column has its letter at the ends that reach the
 * first or last row, and at both if none does.
 */
public final class BoardDrawing {
  private static final String WRAPPED = "Edges joined: ";

  private BoardDrawing() {}

  /**
   * Returns the drawing: lines that end in a line feed and have no blanks at their end.
   *
   * @param labels what is shown on each space
   */
  public static String text(Board board, SpaceLabels labels) {
    return board.grid() == Grid.LINES
        ? LinesDrawing.text(board, labels)
        : gridText(board, labels) + wrapText(board.wrap());
  }

  private static String gridText(Board board, SpaceLabels labels) {
    int cell = cellWidth(board, labels);
    int shift = board.grid() == Grid.HEX ? cell / 2 : 0;
    List<TextLine> lines = new ArrayList<>();
    lines.add(letters(board, 0, cell, shift));
    for (int row = 0; row < board.rowCount(); row++) {
      int start = -shift * row;
      TextLine line = new TextLine();
      for (int space : board.row(row)) {
        int at = start + cell * (int) board.spaces().get(space).x();
        line.put(at, labels.text(space), shown -> labels.coloured(space, shown));
      }
      addNumbers(line, board, row, cell);
      lines.add(line);
    }
    lines.add(letters(board, board.rowCount() - 1, cell, -shift * board.rowCount()));
    int left = lines.stream().mapToInt(TextLine::start).min().orElseThrow();
    return lines.stream().map(line -> line.text(left) + "\n").collect(Collectors.joining());
  }

  private static int cellWidth(Board board, SpaceLabels labels) {
    int label =
        IntStream.range(0, board.size()).map(s -> labels.text(s).length()).max().orElseThrow();
    int letters = columnName(board.columnCount() - 1).length();
    int width = Math.max(label, letters) + 1;
    // Half a cell must be a whole number of characters.
    return board.grid() == Grid.HEX ? Math.max(4, width + width % 2) : width;
  }

  /** Returns the line of letters next to the first or last row. */
  private static TextLine letters(Board board, int row, int cell, int start) {
    TextLine line = new TextLine();
    for (int column = 0; column < board.columnCount(); column++) {
      if (board.grid() == Grid.SQUARE || reaches(board, column, row)) {
        line.put(start + cell * column, columnName(column), name -> name);
      }
    }
    return line;
  }

  /** Returns whether a column has a space in this row, or neither in the first nor in the last. */
  private static boolean reaches(Board board, int column, int row) {
    String name = columnName(column);
    boolean first = board.space(name + 1).isPresent();
    boolean last = board.space(name + board.rowCount()).isPresent();
    return (row == 0 ? first : last) || !(first || last);
  }

  /**
   * Writes a row's number at both ends of the line; on a hexagonal board, whose rows start and end
   * at different places, next to its first and last space.
   */
  private static void addNumbers(TextLine line, Board board, int row, int cell) {
    String number = String.valueOf(row + 1);
    int[] spaces = board.row(row);
    int start = 0;
    int end = cell * board.columnCount();
    if (board.grid() == Grid.HEX && spaces.length > 0) {
      int shift = cell / 2 * row;
      start = cell * (int) board.spaces().get(spaces[0]).x() - shift;
      end = cell * (int) board.spaces().get(spaces[spaces.length - 1]).x() + cell - shift;
    }
    line.put(start - number.length() - 1, number, shown -> shown);
    line.put(end, number, shown -> shown);
  }

  private static String columnName(int column) {
    String name = Space.gridName(column, 0);
    return name.substring(0, name.length() - 1);
  }

  private static String wrapText(Wrap wrap) {
    return switch (wrap) {
      case NONE -> "";
      case COLUMNS -> WRAPPED + "left and right.\n";
      case ROWS -> WRAPPED + "top and bottom.\n";
      case BOTH -> WRAPPED + "left and right, top and bottom.\n";
    };
  }
}
