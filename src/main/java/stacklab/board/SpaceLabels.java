package stacklab.board;

/** What a text drawing shows on each space. */
@FunctionalInterface
public interface SpaceLabels {
  /** Returns the text on a space: printable characters only, as few as will do. */
  String text(int space);

  /**
   * Returns {@code text}, what is to be shown of {@link #text}, with the terminal's codes for its
   * colours around it. The codes take no room in the drawing. Without colours by default.
   */
  default String coloured(int space, String text) {
    return text;
  }
}
