package stacklab.report;

import stacklab.board.Board;
import stacklab.board.BoardDrawing;
import stacklab.board.SpaceLabels;

/**
 * Draws a position as lines of text. A stack is the letter of its top piece, its height if it is
 * higher than one, and a star for each base inside, the one on top left out: {@code W}, {@code B3},
 * {@code W4*}, {@code D}. An empty space is {@code -}.
 */
public final class PositionDrawing {
  /** Explains the signs in one line. */
  public static final String LEGEND =
      "W white, B black, D base on top; the number is the height, each * a base inside; - empty";

  private static final String EMPTY = "-";
  private static final String RESET = "\u001b[0m";

  private PositionDrawing() {}

  /** Returns the drawing in plain characters. */
  public static String text(Board board, StackView stacks) {
    return BoardDrawing.text(board, space -> label(stacks, space));
  }

  /** Returns the drawing with the codes that make a terminal show it in colours. */
  public static String colouredText(Board board, StackView stacks) {
    return BoardDrawing.text(
        board,
        new SpaceLabels() {
          @Override
          public String text(int space) {
            return label(stacks, space);
          }

          @Override
          public String coloured(int space, String text) {
            return stacks.height(space) == 0 ? text : colours(stacks.owner(space)) + text + RESET;
          }
        });
  }

  /** Returns the code for colours that set the owners apart on a dark and on a light terminal. */
  private static String colours(int owner) {
    return switch (owner) {
      case StackView.WHITE -> "\u001b[1;30;47m";
      case StackView.BLACK -> "\u001b[1;97;40m";
      default -> "\u001b[1;97;41m";
    };
  }

  /** Returns the signs for what is on a space. */
  public static String label(StackView stacks, int space) {
    int height = stacks.height(space);
    if (height == 0) {
      return EMPTY;
    }
    int owner = stacks.owner(space);
    int inside = stacks.bases(space) - (owner == StackView.NEUTRAL ? 1 : 0);
    return "WBD".charAt(owner) + (height == 1 ? "" : String.valueOf(height)) + "*".repeat(inside);
  }
}
