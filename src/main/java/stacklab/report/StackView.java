package stacklab.report;

/** What a drawing shows of the stacks on a board. */
public interface StackView {
  /** The owner of a stack with White's piece on top. */
  int WHITE = 0;

  /** The owner of a stack with Black's piece on top. */
  int BLACK = 1;

  /** Stands for the owner of a stack with a base on top. */
  int NEUTRAL = 2;

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
