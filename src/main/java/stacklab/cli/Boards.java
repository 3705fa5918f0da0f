package stacklab.cli;

import stacklab.game.Position;
import stacklab.report.PositionDrawing;
import stacklab.report.StackView;

/** Draws positions for the terminal. */
public final class Boards {
  private Boards() {}

  /** Returns the drawing of a position, in colours where the screen has them. */
  public static String drawing(Screen screen, Position position) {
    StackView stacks = StackView.of(position);
    return screen.colours()
        ? PositionDrawing.colouredText(position.variant().board(), stacks)
        : PositionDrawing.text(position.variant().board(), stacks);
  }
}
