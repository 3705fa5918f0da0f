package stacklab.agent.search;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import stacklab.game.Position;

/**
 * A line of best play from a solved position to the end: each move keeps the value and, where that
 * is known, the margin.
 *
 * @param moves the moves, as far as they were found with the nodes given
 * @param complete whether they lead to the end of the game
 * @param nodes the plays it took to find them
 */
public record BestPlay(List<Integer> moves, boolean complete, long nodes) {
  /** Copies the list. */
  public BestPlay {
    moves = List.copyOf(moves);
  }

  /**
   * Returns a line of best play.
   *
   * @param solver one that has just solved the position, and so remembers most of what is needed
   */
  public static BestPlay of(Solver solver, Position position, long nodeLimit) {
    return new Search(solver, position.copy(), nodeLimit).line();
  }

  /** Follows one line, counting the nodes. */
  private static final class Search {
    private final Solver solver;
    private final Position position;
    private final List<Integer> moves = new ArrayList<>();
    private final long limit;
    private long nodes;

    Search(Solver solver, Position position, long limit) {
      this.solver = solver;
      this.position = position;
      this.limit = limit;
    }

    BestPlay line() {
      while (!position.isOver() && nodes < limit) {
        Solution.Full full = solve();
        if (full.moves().isEmpty()) {
          break;
        }
        int move = best(full);
        moves.add(move);
        position.playUnchecked(move);
      }
      return new BestPlay(moves, position.isOver(), nodes);
    }

    private Solution.Full solve() {
      Solution.Full full = solver.solveFully(position, limit - nodes);
      nodes += full.value().nodes();
      return full;
    }

    /**
     * Returns the first move that keeps the margin; the first at all if the margin is not known.
     */
    private int best(Solution.Full full) {
      int seat = position.seat(position.turn());
      for (int move : full.moves()) {
        if (full.marginHalves().isPresent() && nodes < limit) {
          position.play(move);
          OptionalInt after = solve().marginHalves();
          int sign = position.seat(position.turn()) == seat ? 1 : -1;
          position.undo();
          if (after.isPresent() && sign * after.getAsInt() == full.marginHalves().getAsInt()) {
            return move;
          }
        }
      }
      return full.moves().get(0);
    }
  }
}
