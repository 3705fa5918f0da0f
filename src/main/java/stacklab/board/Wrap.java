package stacklab.board;

/** Which edges of the map's rectangle are joined to the opposite ones. */
public enum Wrap {
  /** No edge is joined. */
  NONE(false, false),
  /** The last column leads to the first. */
  COLUMNS(true, false),
  /** The last row leads to the first. */
  ROWS(false, true),
  /** Both. */
  BOTH(true, true);

  private final boolean columns;
  private final boolean rows;

  Wrap(boolean columns, boolean rows) {
    this.columns = columns;
    this.rows = rows;
  }

  /** Returns whether a line runs on from the last column to the first. */
  public boolean columns() {
    return columns;
  }

  /** Returns whether a line runs on from the last row to the first. */
  public boolean rows() {
    return rows;
  }
}
