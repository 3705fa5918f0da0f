package stacklab.board;

import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Draws a board of named spaces: each with its name at its place, spaces of one height in one line
 * of text, and then the lines that join them.
 */
final class LinesDrawing {
  private static final int MOST_COLUMNS = 100;

  private final Board board;
  private final SpaceLabels labels;
  private final int width;
  private final double left;
  private final double scale;

  private LinesDrawing(Board board, SpaceLabels labels) {
    this.board = board;
    this.labels = labels;
    this.width =
        IntStream.range(0, board.size()).map(space -> text(space).length()).max().orElseThrow() + 1;
    this.left = board.spaces().stream().mapToDouble(Space::x).min().orElseThrow();
    this.scale = scale();
  }

  static String text(Board board, SpaceLabels labels) {
    return new LinesDrawing(board, labels).draw();
  }

  private String text(int space) {
    return board.name(space) + ":" + labels.text(space);
  }

  /** Returns the characters for a step of 1 at which no two spaces of one line overlap. */
  private double scale() {
    double right = board.spaces().stream().mapToDouble(Space::x).max().orElseThrow();
    double needed = 1;
    for (List<Integer> row : rows()) {
      for (int i = 1; i < row.size(); i++) {
        double gap = x(row.get(i)) - x(row.get(i - 1));
        needed = Math.max(needed, gap > 0 ? width / gap : 0);
      }
    }
    return right > left ? Math.min(needed, MOST_COLUMNS / (right - left)) : needed;
  }

  private double x(int space) {
    return board.spaces().get(space).x();
  }

  private double y(int space) {
    return board.spaces().get(space).y();
  }

  private List<List<Integer>> rows() {
    Comparator<Integer> byPlace = Comparator.comparingDouble(this::x);
    return IntStream.range(0, board.size())
        .boxed()
        .sorted(byPlace)
        .collect(Collectors.groupingBy(this::y, TreeMap::new, Collectors.toList()))
        .values()
        .stream()
        .toList();
  }

  private String draw() {
    StringBuilder text = new StringBuilder();
    for (List<Integer> row : rows()) {
      text.append(line(row).text(0)).append('\n');
    }
    text.append("Lines:\n");
    for (List<String> line : board.lines()) {
      text.append("  ").append(String.join(" - ", line)).append('\n');
    }
    return text.toString();
  }

  private TextLine line(List<Integer> row) {
    TextLine line = new TextLine();
    int free = 0;
    for (int space : row) {
      int at = Math.max(free, (int) Math.rint((x(space) - left) * scale));
      String name = board.name(space) + ":";
      line.put(at, text(space), all -> name + labels.coloured(space, all.substring(name.length())));
      free = at + text(space).length() + 1;
    }
    return line;
  }
}
