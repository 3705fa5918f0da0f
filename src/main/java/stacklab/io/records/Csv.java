package stacklab.io.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Takes lines of CSV apart. No cell of ours spans lines, so that a line can be read by itself. */
final class Csv {
  private Csv() {}

  /** Returns the cells of a line without their quotes; empty if a quote is not closed. */
  static Optional<List<String>> split(String line) {
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '"') {
        boolean doubled = quoted && i + 1 < line.length() && line.charAt(i + 1) == '"';
        if (doubled) {
          cell.append(c);
          i++;
        } else {
          quoted = !quoted;
        }
      } else if (c == ',' && !quoted) {
        cells.add(cell.toString());
        cell.setLength(0);
      } else {
        cell.append(c);
      }
    }
    cells.add(cell.toString());
    return quoted ? Optional.empty() : Optional.of(cells);
  }
}
