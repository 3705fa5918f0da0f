package stacklab.cli;

import stacklab.game.Position;
import stacklab.report.PositionDrawing;
import stacklab.report.StackView;

/** Draws positions for the terminal. */
final class Boards {
  private Boards() {}

  /** Returns the drawing of a position, in colours where the screen has them. */
  static String drawing(Screen screen, Position position) {
    StackView stacks = view(position);
    return screen.colours()
        ? PositionDrawing.colouredText(position.variant().board(), stacks)
        : PositionDrawing.text(position.variant().board(), stacks);
  }

  /** Returns a position as a drawing sees it. */
  static StackView view(Position position) {
    return new StackView() {
      @Override
      public int height(int space) {
        return position.height(space);
      }

      @Override
      public int owner(int space) {
        return position.owner(space);
      }

      @Override
      public int bases(int space) {
        return position.bases(space);
      }
    };
  }
}
