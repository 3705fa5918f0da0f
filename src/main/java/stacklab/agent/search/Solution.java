package stacklab.agent.search;

import java.util.List;
import java.util.OptionalInt;

/**
 * What is known of a position's value with best play by both sides: 1 for a win of the player to
 * move, 0 for a draw, -1 for a loss.
 *
 * @param least the value is at least this
 * @param most the value is at most this
 * @param move a move that keeps the value; -1 if the value is not known, or if the game is over
 * @param nodes the plays it took
 */
public record Solution(int least, int most, int move, long nodes) {
  /** Returns whether the value is known. */
  public boolean solved() {
    return least == most;
  }

  /**
   * Returns the value.
   *
   * @throws IllegalStateException if it is not known
   */
  public int value() {
    if (!solved()) {
      throw new IllegalStateException("not solved: between " + least + " and " + most);
    }
    return least;
  }

  /**
   * Everything about a solved position.
   *
   * @param value what is known of the value
   * @param moves every move that keeps the value, in ascending order; empty if that is not known
   * @param marginHalves the lead of the player to move at the end, in half points, if both play for
   *     the largest margin; empty if that is not known, or if more than the score decides
   */
  public record Full(Solution value, List<Integer> moves, OptionalInt marginHalves) {
    /** Copies the list. */
    public Full {
      moves = List.copyOf(moves);
    }
  }
}
