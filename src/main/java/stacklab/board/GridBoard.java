package stacklab.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Builds boards of squares or hexagons from a map. */
public final class GridBoard {
  private final Directions directions;
  private final Wrap wrap;
  private final boolean[][] cells;
  private final int width;
  private final int[][] numbers;

  private GridBoard(Directions directions, Wrap wrap, boolean[][] cells) {
    this.directions = directions;
    this.wrap = wrap;
    this.cells = cells;
    this.width = Arrays.stream(cells).mapToInt(row -> row.length).max().orElse(0);
    this.numbers = new int[cells.length][width];
  }

  /**
   * Returns the board of squares with a space wherever {@code cells[row][column]} is true; rows may
   * differ in length.
   *
   * @throws IllegalArgumentException if there is no space or more than {@link Board#MAX_SPACES}
   */
  public static Board square(boolean[][] cells, Directions directions, Wrap wrap) {
    if (directions == Directions.HEXAGONAL) {
      throw new IllegalArgumentException("hexagonal directions on squares");
    }
    return new GridBoard(directions, wrap, cells).build(Grid.SQUARE);
  }

  /**
   * Returns the board of hexagons with a space wherever {@code cells[row][column]} is true.
   *
   * @throws IllegalArgumentException if there is no space or more than {@link Board#MAX_SPACES}
   */
  public static Board hex(boolean[][] cells, Wrap wrap) {
    return new GridBoard(Directions.HEXAGONAL, wrap, cells).build(Grid.HEX);
  }

  private Board build(Grid grid) {
    List<Space> spaces = new ArrayList<>();
    int[][] rows = new int[cells.length][];
    for (int row = 0; row < cells.length; row++) {
      Arrays.fill(numbers[row], Board.HOLE);
      int first = spaces.size();
      for (int column = 0; column < cells[row].length; column++) {
        if (cells[row][column]) {
          numbers[row][column] = spaces.size();
          spaces.add(new Space(Space.gridName(column, row), column, row));
        }
      }
      rows[row] = IntStream.range(first, spaces.size()).toArray();
    }
    checkSize(spaces.size());
    int[][][] rays = new int[spaces.size()][][];
    for (int space = 0; space < rays.length; space++) {
      rays[space] = rays((int) spaces.get(space).x(), (int) spaces.get(space).y());
    }
    return new Board(
        new Board.BoardParts(grid, directions, wrap, width, spaces, List.of(), rows, rays));
  }

  static void checkSize(int spaces) {
    if (spaces < 1 || spaces > Board.MAX_SPACES) {
      throw new IllegalArgumentException(
          "a board has 1 to " + Board.MAX_SPACES + " spaces, not " + spaces);
    }
  }

  private int[][] rays(int column, int row) {
    int[][] rays = new int[directions.count()][];
    for (int direction = 0; direction < rays.length; direction++) {
      rays[direction] = ray(column, row, direction);
    }
    return rays;
  }

  private int[] ray(int column, int row, int direction) {
    List<Integer> met = new ArrayList<>();
    int x = step(column, directions.columnStep(direction), width, wrap.columns());
    int y = step(row, directions.rowStep(direction), cells.length, wrap.rows());
    while (x >= 0 && y >= 0 && !(x == column && y == row)) {
      met.add(numbers[y][x]);
      x = step(x, directions.columnStep(direction), width, wrap.columns());
      y = step(y, directions.rowStep(direction), cells.length, wrap.rows());
    }
    while (!met.isEmpty() && met.get(met.size() - 1) == Board.HOLE) {
      met.remove(met.size() - 1);
    }
    return met.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Returns the next coordinate, or -1 beyond an edge that is not joined. */
  private static int step(int at, int by, int size, boolean joined) {
    int next = at + by;
    if (joined) {
      return Math.floorMod(next, size);
    }
    return next < size ? next : -1;
  }
}
