package stacklab.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Builds boards from named spaces and the lines through them. */
public final class LinesBoard {
  private LinesBoard() {}

  /**
   * Returns the board with these spaces and lines. A line that repeats its first name at the end is
   * closed: it runs on from there, and stops before its own start.
   *
   * @param lines names in order, one step apart, at least two each
   * @throws IllegalArgumentException if a name is unknown or occurs twice where it may not, a line
   *     is too short, or the number of spaces is not 1 to {@link Board#MAX_SPACES}
   */
  public static Board of(List<Space> spaces, List<List<String>> lines) {
    GridBoard.checkSize(spaces.size());
    Map<String, Integer> byName = new HashMap<>();
    for (Space space : spaces) {
      if (byName.put(space.name(), byName.size()) != null) {
        throw new IllegalArgumentException("space '" + space.name() + "' is listed twice");
      }
    }
    List<List<int[]>> rays = new ArrayList<>();
    spaces.forEach(space -> rays.add(new ArrayList<>()));
    for (List<String> line : lines) {
      addRays(numbers(line, byName), isClosed(line), rays);
    }
    int[][] rows = {IntStream.range(0, spaces.size()).toArray()};
    int[][][] table = rays.stream().map(from -> from.toArray(int[][]::new)).toArray(int[][][]::new);
    return new Board(
        new Board.BoardParts(
            Grid.LINES,
            Directions.ALL,
            Wrap.NONE,
            0,
            spaces,
            lines.stream().map(List::copyOf).toList(),
            rows,
            table));
  }

  private static boolean isClosed(List<String> line) {
    return line.size() > 2 && line.get(0).equals(line.get(line.size() - 1));
  }

  /** Returns the spaces of a line, the closing repetition left out. */
  private static int[] numbers(List<String> line, Map<String, Integer> byName) {
    List<String> names = isClosed(line) ? line.subList(0, line.size() - 1) : line;
    Set<String> seen = new HashSet<>();
    for (String name : names) {
      if (!byName.containsKey(name)) {
        throw new IllegalArgumentException("line " + line + ": no space is called '" + name + "'");
      }
      if (!seen.add(name)) {
        throw new IllegalArgumentException("line " + line + ": '" + name + "' occurs twice");
      }
    }
    if (names.size() < 2) {
      throw new IllegalArgumentException("line " + line + ": a line joins at least two spaces");
    }
    return names.stream().mapToInt(byName::get).toArray();
  }

  private static void addRays(int[] line, boolean closed, List<List<int[]>> rays) {
    int length = line.length;
    for (int start = 0; start < length; start++) {
      int from = start;
      int forward = closed ? length - 1 : length - 1 - start;
      int backward = closed ? length - 1 : start;
      rays.get(line[start])
          .add(IntStream.rangeClosed(1, forward).map(k -> line[(from + k) % length]).toArray());
      rays.get(line[start])
          .add(
              IntStream.rangeClosed(1, backward)
                  .map(k -> line[Math.floorMod(from - k, length)])
                  .toArray());
    }
  }
}
