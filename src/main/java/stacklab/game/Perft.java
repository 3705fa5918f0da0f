package stacklab.game;

import java.util.LinkedHashMap;
import java.util.Map;

/** Counts sequences of legal moves, the standard check of a move generator. */
public final class Perft {
  private final Position position;
  private final int[][] moves;

  private Perft(Position position, int depth) {
    this.position = position;
    this.moves = new int[depth + 1][0];
  }

  /**
   * Returns the number of sequences of exactly {@code depth} plies from a position, which is left
   * as it was. A forced pass is a ply; a finished game has no continuation. The last ply is counted
   * without being played.
   *
   * @throws IllegalArgumentException if the depth is negative
   */
  public static long count(Position position, int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("negative depth " + depth);
    }
    return new Perft(position, depth).nodes(depth);
  }

  /** Returns the same number split by the first move, in the order of the moves. */
  public static Map<Integer, Long> divide(Position position, int depth) {
    Map<Integer, Long> nodes = new LinkedHashMap<>();
    for (int move : position.legalMoves()) {
      position.playUnchecked(move);
      nodes.put(move, count(position, depth - 1));
      position.undo();
    }
    return nodes;
  }

  private long nodes(int depth) {
    if (depth == 0) {
      return 1;
    }
    int count = position.moveCount();
    if (depth == 1) {
      return count;
    }
    if (moves[depth].length < count) {
      moves[depth] = new int[2 * count];
    }
    int[] here = moves[depth];
    position.legalMoves(here);
    long nodes = 0;
    for (int i = 0; i < count; i++) {
      position.playUnchecked(here[i]);
      nodes += nodes(depth - 1);
      position.undo();
    }
    return nodes;
  }
}
