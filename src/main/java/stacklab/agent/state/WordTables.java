package stacklab.agent.state;

import stacklab.board.Board;
import stacklab.rules.Distance;
import stacklab.rules.Locked;
import stacklab.rules.Path;
import stacklab.rules.Score;
import stacklab.rules.Swap;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;

/** A variant on at most 64 spaces compiled into words, bit s standing for space s. Immutable. */
final class WordTables {
  final Variant variant;
  final int spaces;
  final long all;

  /** The neighbours of each space. */
  final long[] neighbours;

  /** The spaces on which a stack can be surrounded. */
  final long lockable;

  /** Where a stack of height h on space s gets to, at {@code s * heights + min(h, heights) - 1}. */
  final long[] reach;

  final int heights;

  /** Whether lines must be walked along, since {@link #reach} does not tell. */
  final boolean walks;

  final boolean clear;
  final int[][][] rays;
  final boolean seatsMatter;
  final boolean countsPieces;

  WordTables(Variant variant) {
    Board board = variant.board();
    this.variant = variant;
    this.spaces = board.size();
    this.all = spaces == Long.SIZE ? -1L : (1L << spaces) - 1;
    this.neighbours = new long[spaces];
    this.rays = new int[spaces][][];
    long locks = 0;
    for (int space = 0; space < spaces; space++) {
      rays[space] = new int[board.rayCount(space)][];
      for (int ray = 0; ray < rays[space].length; ray++) {
        rays[space][ray] = board.ray(space, ray);
      }
      for (int neighbour : board.neighbours(space)) {
        neighbours[space] |= 1L << neighbour;
      }
      if (variant.move().locked() == Locked.SURROUNDED && board.lockable(space)) {
        locks |= 1L << space;
      }
    }
    this.lockable = locks;
    Distance distance = variant.move().distance();
    this.clear = variant.move().path() == Path.CLEAR;
    this.walks = clear || distance == Distance.Measured.TARGET_HEIGHT;
    boolean byHeight =
        distance == Distance.Measured.HEIGHT || distance == Distance.Measured.UP_TO_HEIGHT;
    this.heights = byHeight ? board.longestRay() + 1 : 1;
    this.reach = reach(distance);
    this.seatsMatter =
        variant.swap() != Swap.NONE
            || variant.tieBreaks().contains(TieBreak.LAST_MOVER)
            || variant.tieBreaks().contains(TieBreak.SECOND_SEAT);
    this.countsPieces = variant.score() == Score.PIECES;
  }

  private long[] reach(Distance distance) {
    long[] table = new long[spaces * heights];
    for (int from = 0; from < spaces; from++) {
      for (int[] ray : rays[from]) {
        for (int steps = 1; steps <= ray.length; steps++) {
          for (int height = 1; height <= heights && ray[steps - 1] != Board.HOLE; height++) {
            if (distance.allows(steps, height, 0)) {
              table[from * heights + height - 1] |= 1L << ray[steps - 1];
            }
          }
        }
      }
    }
    return table;
  }

  /** Returns where a stack gets to along its lines, as things stand. */
  long walk(int from, int[] heightOf, long occupied) {
    Distance distance = variant.move().distance();
    long reached = 0;
    for (int[] ray : rays[from]) {
      for (int steps = 1; steps <= ray.length; steps++) {
        int space = ray[steps - 1];
        if (space == Board.HOLE) {
          if (clear) {
            break;
          }
          continue;
        }
        boolean stands = (occupied >>> space & 1) != 0;
        if (distance.allows(steps, heightOf[from], stands ? heightOf[space] : 0)) {
          reached |= 1L << space;
        }
        if (clear && stands) {
          break;
        }
      }
    }
    return reached;
  }
}
