package stacklab.report;

import stacklab.game.Position;

/** What a drawing shows of the stacks on a board. */
public interface StackView {
  /** The owner of a stack with White's piece on top. */
  int WHITE = 0;

  /** The owner of a stack with Black's piece on top. */
  int BLACK = 1;

  /** Stands for the owner of a stack with a base on top. */
  int NEUTRAL = 2;

  /** Returns a view of a position as it is at the time of each question. */
  static StackView of(Position position) {
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

  /** Returns the number of pieces on a space; 0 if it is empty. */
  int height(int space);

  /**
   * Returns whose piece is on top: {@link #WHITE}, {@link #BLACK}, {@link #NEUTRAL}, or -1 if the
   * space is empty.
   */
  int owner(int space);

  /** Returns the number of bases on a space. */
  int bases(int space);
}
