package stacklab.board;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** One line of a drawing, to which pieces of text are given with their places in any order. */
final class TextLine {
  private record Piece(String text, UnaryOperator<String> colours) {}

  private final TreeMap<Integer, Piece> pieces = new TreeMap<>();

  /** Puts a piece of text at a place that no other piece covers. */
  void put(int at, String text, UnaryOperator<String> colours) {
    pieces.put(at, new Piece(text, colours));
  }

  /** Returns the place of the first piece; the largest number if there is none. */
  int start() {
    return pieces.isEmpty() ? Integer.MAX_VALUE : pieces.firstKey();
  }

  /**
   * Returns the line from a place on.
   *
   * @param left at most {@link #start}
   */
  String text(int left) {
    StringBuilder line = new StringBuilder();
    int at = left;
    for (Map.Entry<Integer, Piece> entry : pieces.entrySet()) {
      Piece piece = entry.getValue();
      line.append(" ".repeat(entry.getKey() - at)).append(piece.colours.apply(piece.text));
      at = entry.getKey() + piece.text.length();
    }
    return line.toString();
  }
}
