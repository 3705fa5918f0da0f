package stacklab.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds the symmetries of a board among the turns and reflections of its grid, about its middle.
 * Every one given is checked against the lines themselves; a board of lines may have others that
 * its drawing does not show, and a wrapped one those that shift it.
 */
public final class Symmetries {
  /** Turns and reflections of the squares: x becomes a x + b y, y becomes c x + d y. */
  private static final int[][] SQUARE = {
    {1, 0, 0, 1}, {-1, 0, 0, -1}, {0, -1, 1, 0}, {0, 1, -1, 0},
    {-1, 0, 0, 1}, {1, 0, 0, -1}, {0, 1, 1, 0}, {0, -1, -1, 0}
  };

  /** The same of hexagons, whose neighbours differ by (1, 0), (0, 1), (1, 1) or their opposites. */
  private static final int[][] HEX = {
    {1, 0, 0, 1}, {-1, 0, 0, -1}, {1, -1, 1, 0}, {-1, 1, -1, 0},
    {0, -1, 1, -1}, {0, 1, -1, 1}, {0, 1, 1, 0}, {0, -1, -1, 0},
    {1, -1, 0, -1}, {-1, 1, 0, 1}, {1, 0, 1, -1}, {-1, 0, -1, 1}
  };

  private final Board board;
  private final Map<List<Long>, Integer> places = new HashMap<>();

  private Symmetries(Board board) {
    this.board = board;
    for (int space = 0; space < board.size(); space++) {
      Space at = board.spaces().get(space);
      places.put(List.of(Math.round(at.x() * 1e6), Math.round(at.y() * 1e6)), space);
    }
  }

  /** Returns the symmetries of a board: first no change, then a half turn if it is one. */
  public static List<Symmetry> of(Board board) {
    Symmetries symmetries = new Symmetries(board);
    List<Symmetry> found = new ArrayList<>();
    for (int[] map : board.grid() == Grid.HEX ? HEX : SQUARE) {
      symmetries.apply(map).filter(symmetry -> !found.contains(symmetry)).ifPresent(found::add);
    }
    return found;
  }

  private Optional<Symmetry> apply(int[] map) {
    long[][] moved = new long[board.size()][];
    long[] least = {Long.MAX_VALUE, Long.MAX_VALUE};
    long[] leastMoved = {Long.MAX_VALUE, Long.MAX_VALUE};
    places.forEach(
        (place, space) -> {
          long x = place.get(0);
          long y = place.get(1);
          moved[space] = new long[] {map[0] * x + map[1] * y, map[2] * x + map[3] * y};
          for (int i = 0; i < 2; i++) {
            least[i] = Math.min(least[i], place.get(i));
            leastMoved[i] = Math.min(leastMoved[i], moved[space][i]);
          }
        });
    int[] image = new int[board.size()];
    for (int space = 0; space < image.length; space++) {
      long x = moved[space][0] - leastMoved[0] + least[0];
      long y = moved[space][1] - leastMoved[1] + least[1];
      Integer to = places.get(List.of(x, y));
      if (to == null) {
        return Optional.empty();
      }
      image[space] = to;
    }
    boolean turns = map[0] * map[3] - map[1] * map[2] > 0;
    return keepsLines(image) ? Optional.of(new Symmetry(turns, image)) : Optional.empty();
  }

  private boolean keepsLines(int[] image) {
    for (int space = 0; space < image.length; space++) {
      if (board.lockable(space) != board.lockable(image[space])
          || !rays(space, image).equals(rays(image[space], null))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the rays of a space as sorted texts, without the cells behind the last space.
   *
   * @param image where the spaces on them go; null for nowhere
   */
  private List<String> rays(int space, int[] image) {
    List<String> rays = new ArrayList<>();
    for (int r = 0; r < board.rayCount(space); r++) {
      int[] ray = board.ray(space, r);
      int length = ray.length;
      while (length > 0 && ray[length - 1] == Board.HOLE) {
        length--;
      }
      int[] cells = Arrays.copyOf(ray, length);
      for (int i = 0; i < length && image != null; i++) {
        cells[i] = cells[i] == Board.HOLE ? Board.HOLE : image[cells[i]];
      }
      if (length > 0) {
        rays.add(Arrays.toString(cells));
      }
    }
    rays.sort(null);
    return rays;
  }
}
