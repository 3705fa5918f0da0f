package stacklab.game;

import java.util.Arrays;
import stacklab.board.Board;
import stacklab.rules.Distance;
import stacklab.rules.Locked;
import stacklab.rules.Onto;
import stacklab.rules.Path;
import stacklab.rules.Variant;

/**
 * A variant compiled into masks. A set of spaces is {@link #words} longs, space s being bit s % 64
 * of word s / 64; a table of sets is one array, a row a set. Immutable, shared by all threads.
 */
final class Tables {
  final Variant variant;
  final int spaces;
  final int words;

  /** All spaces. */
  final long[] all;

  /** Row s: the neighbours of s. */
  final long[] neighbours;

  /** The spaces on which a stack can be surrounded; empty if nothing is ever locked. */
  final long[] lockable;

  /** Row s: the spaces whose moves may change when s does. */
  final long[] watchers;

  /** Whether targets must be found by walking along the rays, since masks do not tell. */
  final boolean walks;

  /** Row (s, h): the spaces a stack of height h on s can reach, whatever stands there. */
  private final long[] reach;

  /** How many heights {@link #reach} tells apart. */
  private final int reachHeights;

  private final int[][][] rays;

  Tables(Variant variant) {
    Board board = variant.board();
    this.variant = variant;
    this.spaces = board.size();
    this.words = (spaces + 63) / 64;
    this.rays = new int[spaces][][];
    for (int space = 0; space < spaces; space++) {
      rays[space] = new int[board.rayCount(space)][];
      for (int ray = 0; ray < rays[space].length; ray++) {
        rays[space][ray] = board.ray(space, ray);
      }
    }
    this.all = new long[words];
    this.neighbours = new long[spaces * words];
    this.lockable = new long[words];
    for (int space = 0; space < spaces; space++) {
      add(all, 0, space);
      for (int neighbour : board.neighbours(space)) {
        add(neighbours, space, neighbour);
      }
      if (variant.move().locked() == Locked.SURROUNDED && board.lockable(space)) {
        add(lockable, 0, space);
      }
    }
    this.walks =
        variant.move().path() == Path.CLEAR
            || variant.move().distance() == Distance.Measured.TARGET_HEIGHT;
    this.reachHeights = reachHeights(variant.move().distance(), board.longestRay());
    this.reach = reach(variant.move().distance());
    this.watchers = watchers();
  }

  /** Adds a space to the set in a row. */
  private void add(long[] table, int row, int space) {
    table[row * words + (space >> 6)] |= 1L << space;
  }

  private static int reachHeights(Distance distance, int longestRay) {
    boolean byHeight =
        distance == Distance.Measured.HEIGHT || distance == Distance.Measured.UP_TO_HEIGHT;
    return byHeight ? longestRay + 1 : 1;
  }

  private long[] reach(Distance distance) {
    long[] table = new long[spaces * reachHeights * words];
    for (int from = 0; from < spaces; from++) {
      for (int[] ray : rays[from]) {
        for (int steps = 1; steps <= ray.length; steps++) {
          for (int height = 1; height <= reachHeights; height++) {
            if (ray[steps - 1] != Board.HOLE
                && (distance == Distance.Measured.TARGET_HEIGHT
                    || distance.allows(steps, height, 0))) {
              add(table, from * reachHeights + height - 1, ray[steps - 1]);
            }
          }
        }
      }
    }
    return table;
  }

  /** A change on a space matters to every stack that could reach it, cross it or be freed by it. */
  private long[] watchers() {
    long[] table = new long[spaces * words];
    Distance distance = variant.move().distance();
    boolean crossing = variant.move().path() == Path.CLEAR;
    boolean fixed = distance instanceof Distance.Exactly && !crossing;
    for (int from = 0; from < spaces; from++) {
      add(table, from, from);
      for (int[] ray : rays[from]) {
        for (int steps = 1; steps <= ray.length; steps++) {
          if (ray[steps - 1] != Board.HOLE && (!fixed || distance.allows(steps, 1, 0))) {
            add(table, ray[steps - 1], from);
          }
        }
      }
      if (variant.move().locked() == Locked.SURROUNDED) {
        for (int neighbour : variant.board().neighbours(from)) {
          add(table, neighbour, from);
        }
      }
    }
    return table;
  }

  /** Returns the index in {@link #reach()} of the set a stack of this height reaches. */
  int reachRow(int space, int height) {
    return (space * reachHeights + Math.min(height, reachHeights) - 1) * words;
  }

  /** Returns the table of reachable spaces, see {@link #reachRow}. */
  long[] reach() {
    return reach;
  }

  /** Returns whether a stack may land on an empty space. */
  boolean ontoEmpty() {
    return variant.move().onto() == Onto.ANY_OR_EMPTY;
  }

  /**
   * Adds to {@code targets} the spaces reached by walking along the rays: for clear paths and for
   * distances that depend on the target.
   */
  void walk(int from, int[] heights, long[] targets) {
    Arrays.fill(targets, 0);
    boolean clear = variant.move().path() == Path.CLEAR;
    Distance distance = variant.move().distance();
    for (int[] ray : rays[from]) {
      for (int steps = 1; steps <= ray.length; steps++) {
        int space = ray[steps - 1];
        if (space == Board.HOLE) {
          if (clear) {
            break;
          }
          continue;
        }
        if (distance.allows(steps, heights[from], heights[space])) {
          add(targets, 0, space);
        }
        if (clear && heights[space] > 0) {
          break;
        }
      }
    }
  }
}
