package stacklab.board;

/** The directions in which the lines of a grid run, as steps (column, row). */
public enum Directions {
  /** Along rows and columns of squares. */
  ORTHOGONAL(new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}),
  /** Along the diagonals of squares. */
  DIAGONAL(new int[][] {{1, 1}, {-1, -1}, {1, -1}, {-1, 1}}),
  /** Both of these. */
  ALL(new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}}),
  /** The six directions of a hexagonal grid; the only choice there. */
  HEXAGONAL(new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}});

  @SuppressWarnings("ImmutableEnumChecker") // never changed, never handed out
  private final int[][] steps;

  Directions(int[][] steps) {
    this.steps = steps;
  }

  /** Returns the number of directions. */
  public int count() {
    return steps.length;
  }

  int columnStep(int direction) {
    return steps[direction][0];
  }

  int rowStep(int direction) {
    return steps[direction][1];
  }
}
