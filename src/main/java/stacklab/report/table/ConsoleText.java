package stacklab.report.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A table as lines of text. Long heads are broken into lines; where a row would be too wide, the
 * interval stands below its estimate, and names are broken earlier.
 */
final class ConsoleText {
  private static final String GAP = "  ";
  private static final int LONGEST_KEY = 44;
  private static final int SHORTEST_KEY = 20;

  private final List<String> heads;
  private final List<List<String>> rows;
  private final int keys;
  private int keyWidth = LONGEST_KEY;

  /** Makes a table whose first {@code keys} columns are aligned to the left. */
  ConsoleText(List<String> heads, List<List<String>> rows, int keys) {
    this.heads = heads;
    this.rows = rows;
    this.keys = keys;
  }

  String text(int width) {
    List<List<List<String>>> cells = cells(false);
    if (width(cells) > width) {
      cells = cells(true);
      keyWidth = Math.max(SHORTEST_KEY, keyWidth - Math.max(0, width(cells) - width));
      cells = cells(true);
    }
    List<Integer> widths = widths(cells);
    StringBuilder text = new StringBuilder();
    List<List<String>> head =
        IntStream.range(0, heads.size())
            .mapToObj(column -> broken(heads.get(column), widths.get(column)))
            .toList();
    appendHead(text, head, widths);
    text.append(widths.stream().map("-"::repeat).collect(Collectors.joining(GAP))).append('\n');
    cells.forEach(row -> appendRow(text, row, widths));
    return text.toString();
  }

  /** Returns the lines of each cell of each row. */
  private List<List<List<String>>> cells(boolean narrow) {
    return rows.stream().map(row -> cells(row, narrow)).toList();
  }

  private List<List<String>> cells(List<String> row, boolean narrow) {
    return IntStream.range(0, row.size())
        .mapToObj(column -> lines(row.get(column), column, narrow))
        .toList();
  }

  private List<String> lines(String cell, int column, boolean narrow) {
    if (column < keys) {
      return broken(cell, keyWidth);
    }
    int blank = cell.indexOf(' ');
    boolean hasInterval = cell.endsWith("]") || cell.endsWith(")");
    return narrow && hasInterval && blank > 0
        ? List.of(cell.substring(0, blank), cell.substring(blank + 1))
        : List.of(cell);
  }

  private int width(List<List<List<String>>> cells) {
    List<Integer> widths = widths(cells);
    int sum = widths.stream().mapToInt(w -> w).sum();
    return sum + GAP.length() * (widths.size() - 1);
  }

  private List<Integer> widths(List<List<List<String>>> cells) {
    List<Integer> widths = new ArrayList<>();
    for (int column = 0; column < heads.size(); column++) {
      int at = column;
      int widest =
          cells.stream()
              .flatMap(row -> row.get(at).stream())
              .mapToInt(String::length)
              .max()
              .orElse(0);
      widths.add(Math.max(widest, longestWord(heads.get(column))));
    }
    return widths;
  }

  private static int longestWord(String text) {
    return List.of(text.split(" ", -1)).stream().mapToInt(String::length).max().orElse(0);
  }

  /** Returns a text broken at blanks into lines of at most {@code width} where that is possible. */
  private static List<String> broken(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (line.length() > 0 && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() > 0 ? " " : "").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  /** Heads end at the bottom, where their columns begin. */
  private void appendHead(StringBuilder text, List<List<String>> head, List<Integer> widths) {
    int height = head.stream().mapToInt(List::size).max().orElse(1);
    List<List<String>> sunk = new ArrayList<>();
    for (List<String> lines : head) {
      List<String> filled = new ArrayList<>();
      IntStream.range(lines.size(), height).forEach(i -> filled.add(""));
      filled.addAll(lines);
      sunk.add(filled);
    }
    appendRow(text, sunk, widths);
  }

  private void appendRow(StringBuilder text, List<List<String>> row, List<Integer> widths) {
    int height = row.stream().mapToInt(List::size).max().orElse(1);
    for (int i = 0; i < height; i++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        List<String> lines = row.get(column);
        String cell = i < lines.size() ? lines.get(i) : "";
        String blanks = " ".repeat(widths.get(column) - cell.length());
        line.append(column == 0 ? "" : GAP).append(column < keys ? cell + blanks : blanks + cell);
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
  }
}
