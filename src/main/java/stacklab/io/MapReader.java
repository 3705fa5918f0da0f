package stacklab.io;

import java.util.List;
import java.util.Optional;
import stacklab.board.Board;
import stacklab.io.yaml.Faults;
import stacklab.io.yaml.Node;
import stacklab.io.yaml.Place;
import stacklab.io.yaml.Shown;

/** Reads the rows of a map. */
final class MapReader {
  static final char NO_SPACE = '.';

  private static final String LETTERS = ".#WBD";
  private static final String LEGEND = "'.' no space, '#' empty space, W B D a piece";

  private static final String NO_BLOCK =
      " is not allowed; write `map: |` and the rows below it, indented: " + LEGEND;

  private MapReader() {}

  /**
   * Returns the rows; empty, and faults added, if they draw no board.
   *
   * @param key where the map's key stands
   */
  static Optional<List<String>> rows(Node node, Place key, Faults faults) {
    if (!(node instanceof Node.Scalar scalar) || scalar.text().isBlank()) {
      faults.add(node.place(), "map: " + Shown.found(node) + NO_BLOCK);
      return Optional.empty();
    }
    if (isNoBlock(scalar, key)) {
      faults.add(key, "map: rows without the sign of a block: " + Shown.found(node) + NO_BLOCK);
      return Optional.empty();
    }
    List<String> rows = scalar.text().stripTrailing().lines().map(String::stripTrailing).toList();
    boolean good = true;
    for (int row = 0; row < rows.size(); row++) {
      good &= checkRow(scalar, rows.get(row), row, faults);
    }
    return good && checkSize(scalar, rows, faults) ? Optional.of(rows) : Optional.empty();
  }

  /** Rows without the sign of a block run together, and those that begin with # are comments. */
  private static boolean isNoBlock(Node.Scalar map, Place key) {
    return map.style() == Node.Style.PLAIN
        && (map.text().contains(" ") || map.place().line() != key.line());
  }

  private static boolean checkRow(Node.Scalar map, String row, int number, Faults faults) {
    String where = "map: row " + (number + 1);
    if (row.isEmpty()) {
      faults.add(map.at(number, 0), where + " is empty; write '.' for a row without spaces");
      return false;
    }
    for (int column = 0; column < row.length(); column++) {
      if (LETTERS.indexOf(row.charAt(column)) < 0) {
        String letter = Character.toString(row.codePointAt(column));
        String hint = hint(letter.charAt(0));
        faults.add(
            map.at(number, column),
            where
                + ", column "
                + (column + 1)
                + ": "
                + Shown.quoted(letter)
                + " is not allowed; allowed: "
                + LEGEND
                + hint);
        return false;
      }
    }
    return true;
  }

  private static String hint(char letter) {
    char upper = Character.toUpperCase(letter);
    return upper != letter && LETTERS.indexOf(upper) >= 0 ? "; did you mean '" + upper + "'?" : "";
  }

  private static boolean checkSize(Node.Scalar map, List<String> rows, Faults faults) {
    int columns = rows.stream().mapToInt(String::length).max().orElse(0);
    long spaces =
        rows.stream().flatMapToInt(String::chars).filter(letter -> letter != NO_SPACE).count();
    if (spaces == 0) {
      faults.add(map.place(), "map: it draws no space; allowed: " + LEGEND);
    } else if (Math.max(spaces, Math.max(rows.size(), columns)) > Board.MAX_SPACES) {
      faults.add(
          map.place(),
          "map: "
              + rows.size()
              + " rows, "
              + columns
              + " columns and "
              + spaces
              + " spaces; allowed: at most "
              + Board.MAX_SPACES
              + " of each");
    } else {
      return true;
    }
    return false;
  }
}
