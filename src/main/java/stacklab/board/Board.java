package stacklab.board;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The spaces of a board and the straight lines through them.
 *
 * <p>Spaces are numbered from 0: on a grid row by row from the top and from left to right, on a
 * lines board as listed. A line leaves a space as a <em>ray</em>: what is met after 1, 2, ...
 * steps, where a hole counts as a step. Two spaces are neighbours if a ray leads from one to the
 * other in one step.
 *
 * <p>Immutable. Two boards are equal if they have the same grid, spaces and rays.
 */
public final class Board {
  /** The most spaces a board may have; a move's code has ten bits for each of its two spaces. */
  public static final int MAX_SPACES = 1024;

  /** Stands in a ray for a cell of the map that is no space. */
  public static final int HOLE = -1;

  private final Grid grid;
  private final Directions directions;
  private final Wrap wrap;
  private final List<Space> spaces;
  private final int columnCount;
  private final List<List<String>> lines;
  private final int[][] rows;
  private final int[][][] rays;
  private final int[][] neighbours;
  private final boolean[] lockable;
  private final Map<String, Integer> byName;

  Board(BoardParts parts) {
    this.grid = parts.grid();
    this.directions = parts.directions();
    this.wrap = parts.wrap();
    this.spaces = List.copyOf(parts.spaces());
    this.columnCount = parts.columnCount();
    this.lines = parts.lines();
    this.rows = parts.rows();
    this.rays = parts.rays();
    this.neighbours = neighbours(rays);
    this.lockable = lockable(grid, directions, rays, neighbours);
    this.byName = new HashMap<>();
    for (int space = 0; space < spaces.size(); space++) {
      byName.put(spaces.get(space).name(), space);
    }
  }

  /** What a board is made of: given by {@link GridBoard} and {@link LinesBoard}. */
  record BoardParts(
      Grid grid,
      Directions directions,
      Wrap wrap,
      int columnCount,
      List<Space> spaces,
      List<List<String>> lines,
      int[][] rows,
      int[][][] rays) {}

  private static int[][] neighbours(int[][][] rays) {
    return Arrays.stream(rays)
        .map(
            from ->
                Arrays.stream(from)
                    .filter(ray -> ray.length > 0 && ray[0] != HOLE)
                    .mapToInt(ray -> ray[0])
                    .distinct()
                    .sorted()
                    .toArray())
        .toArray(int[][]::new);
  }

  private static boolean[] lockable(
      Grid grid, Directions directions, int[][][] rays, int[][] neighbours) {
    int most = Arrays.stream(neighbours).mapToInt(n -> n.length).max().orElse(0);
    boolean[] lockable = new boolean[rays.length];
    for (int space = 0; space < rays.length; space++) {
      if (grid == Grid.LINES) {
        lockable[space] = neighbours[space].length == most;
      } else {
        long open = Arrays.stream(rays[space]).filter(r -> r.length > 0 && r[0] != HOLE).count();
        lockable[space] = open == directions.count();
      }
    }
    return lockable;
  }

  /** Returns the kind of grid. */
  public Grid grid() {
    return grid;
  }

  /** Returns the directions of a grid's lines; on a lines board {@link Directions#ALL}, unused. */
  public Directions directions() {
    return directions;
  }

  /** Returns which edges are joined. */
  public Wrap wrap() {
    return wrap;
  }

  /** Returns the number of spaces. */
  public int size() {
    return spaces.size();
  }

  /** Returns the spaces in their order. */
  public List<Space> spaces() {
    return spaces;
  }

  /** Returns the name of a space. */
  public String name(int space) {
    return spaces.get(space).name();
  }

  /** Returns the space with this name, if there is one. */
  public OptionalInt space(String name) {
    Integer space = byName.get(name);
    return space == null ? OptionalInt.empty() : OptionalInt.of(space);
  }

  /** Returns the number of rows in a position's text; 1 on a lines board. */
  public int rowCount() {
    return rows.length;
  }

  /** Returns the width of a grid's map in cells; 0 on a lines board. */
  public int columnCount() {
    return columnCount;
  }

  /** Returns the lines of a lines board as they were given; none on a grid. */
  public List<List<String>> lines() {
    return lines;
  }

  /** Returns the spaces of a row from left to right; a row may have none. */
  public int[] row(int row) {
    return rows[row].clone();
  }

  /** Returns the number of rays that leave a space, the empty ones included. */
  public int rayCount(int space) {
    return rays[space].length;
  }

  /** Returns what a ray meets: at index k the space (or {@link #HOLE}) k + 1 steps away. */
  public int[] ray(int space, int ray) {
    return rays[space][ray].clone();
  }

  /** Returns the most steps that any ray has. */
  public int longestRay() {
    return Arrays.stream(rays).flatMap(Arrays::stream).mapToInt(ray -> ray.length).max().orElse(0);
  }

  /** Returns the neighbours of a space, in ascending order. */
  public int[] neighbours(int space) {
    return neighbours[space].clone();
  }

  /**
   * Returns whether a stack on this space can be surrounded: on a grid, every direction leads to a
   * space in one step; on a lines board, it has as many neighbours as the best-connected space.
   */
  public boolean lockable(int space) {
    return lockable[space];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board board
        && grid == board.grid
        && spaces.equals(board.spaces)
        && Arrays.deepEquals(rays, board.rays)
        && Arrays.equals(lockable, board.lockable);
  }

  @Override
  public int hashCode() {
    return spaces.hashCode();
  }

  @Override
  public String toString() {
    return grid + " board of " + size() + " spaces";
  }
}
