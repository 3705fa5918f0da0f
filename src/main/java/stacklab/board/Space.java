package stacklab.board;

/**
 * A space's name and its place in a drawing.
 *
 * @param name letters and then digits, such as {@code c3}
 * @param x on a grid the column counted from 0, on a lines board as given, to 6 decimals
 * @param y on a grid the row counted from 0 at the top, on a lines board as given, to 6 decimals
 */
public record Space(String name, double x, double y) {
  /** The form every name has, so that the two names in a move's text cannot run together. */
  public static final String NAME_PATTERN = "[a-z]+[0-9]+";

  /** Checks the name's form and rounds the place. */
  public Space {
    x = Math.rint(x * 1e6) / 1e6;
    y = Math.rint(y * 1e6) / 1e6;
    if (!name.matches(NAME_PATTERN)) {
      throw new IllegalArgumentException("not letters and then digits: '" + name + "'");
    }
  }

  /**
   * Returns the name of a grid's space: the column's letters (a to z, then aa, ab and so on), then
   * the row's number counted from 1 at the top.
   *
   * @param column counted from 0
   * @param row counted from 0
   */
  public static String gridName(int column, int row) {
    StringBuilder letters = new StringBuilder();
    for (int rest = column; rest >= 0; rest = rest / 26 - 1) {
      letters.insert(0, (char) ('a' + rest % 26));
    }
    return letters.toString() + (row + 1);
  }
}
