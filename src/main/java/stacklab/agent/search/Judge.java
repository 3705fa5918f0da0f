package stacklab.agent.search;

import java.util.OptionalInt;
import stacklab.agent.state.State;
import stacklab.agent.state.Weights;
import stacklab.game.Outcome;
import stacklab.game.Position;
import stacklab.rules.Variant;

/**
 * Judges moves that others played by an {@link AlphaBeta} search: what result the player could
 * expect with the best move, and what with the one played. Values are turned into expected results
 * as the evaluation means them: a thousand times the logarithm of the odds. Where the {@link
 * Solver} knows the margins of best play, the points lost are told as well. Mutable, not
 * thread-safe.
 */
public final class Judge {
  private static final int TABLE_BITS = 17;
  private static final int SOLVER_BITS = 16;
  private static final long MOST_SOLVER_NODES = 20_000;
  private static final double SCALE = 1000;

  private final State state;
  private final AlphaBeta search;
  private final Solver solver;
  private final Budget budget;

  /**
   * What a judge says of a move. Results are seen from the player who made it.
   *
   * @param best the best move; the one played if none is better
   * @param bestResult the result to be expected with the best move, 0 to 1
   * @param result the result to be expected with the move played, not above {@code bestResult}
   * @param lostHalves the half points lost with best play from there on, where that is known
   */
  public record Judgement(int best, double bestResult, double result, OptionalInt lostHalves) {
    /** Returns how much of the result the move gave away, 0 to 1. */
    public double loss() {
      return bestResult - result;
    }
  }

  /** Makes a judge of a budget for each of the three searches that a move may take. */
  public Judge(Variant variant, Weights weights, Budget budget) {
    this.state = State.of(variant);
    this.search = new AlphaBeta(state, weights, TABLE_BITS);
    this.solver = new Solver(variant, SOLVER_BITS);
    this.budget = budget;
  }

  /** Forgets everything learnt from earlier games, so that each is judged as if it were alone. */
  public void newGame() {
    search.clear();
    solver.clear();
  }

  /** Judges a legal move; the position is left as it was. */
  public Judgement judge(Position position, int played) {
    state.set(position);
    int best = search.search(budget);
    double bestResult = after(position, best);
    double result = best == played ? bestResult : after(position, played);
    OptionalInt lost = lostHalves(position, played);
    return result >= bestResult
        ? new Judgement(played, result, result, lost)
        : new Judgement(best, bestResult, result, lost);
  }

  /** Returns the result that the player to move may expect after a move. */
  private double after(Position position, int move) {
    int seat = position.seat(position.turn());
    position.playUnchecked(move);
    double result;
    if (position.isOver()) {
      Outcome outcome = position.outcome();
      result = outcome.winner().map(w -> position.seat(w) == seat ? 1.0 : 0.0).orElse(0.5);
    } else {
      boolean same = position.seat(position.turn()) == seat;
      double next = expected(position);
      result = same ? next : 1 - next;
    }
    position.undo();
    return result;
  }

  /** Returns the result that the player to move may expect. An only move is looked behind. */
  private double expected(Position position) {
    if (position.moveCount() == 1) {
      return after(position, position.legalMoves()[0]);
    }
    state.set(position);
    search.search(budget);
    int value = search.value();
    if (Math.abs(value) >= AlphaBeta.WIN) {
      return value > 0 ? 1 : 0;
    }
    return 1 / (1 + StrictMath.exp(-value / SCALE));
  }

  private OptionalInt lostHalves(Position position, int played) {
    if (position.placing() || !Endgame.isNear(position)) {
      return OptionalInt.empty();
    }
    OptionalInt margin = margin(position);
    if (margin.isEmpty()) {
      return margin;
    }
    int seat = position.seat(position.turn());
    position.playUnchecked(played);
    OptionalInt next = margin(position);
    boolean same = position.seat(position.turn()) == seat;
    position.undo();
    return next.isEmpty()
        ? next
        : OptionalInt.of(margin.getAsInt() - (same ? next.getAsInt() : -next.getAsInt()));
  }

  /** Returns the lead of the player to move at the end of best play, if it is found. */
  private OptionalInt margin(Position position) {
    return solver.solveFully(position, Math.min(budget.nodes(), MOST_SOLVER_NODES)).marginHalves();
  }
}
