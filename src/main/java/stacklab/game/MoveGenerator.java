package stacklab.game;

import stacklab.rules.Passing;

/** Finds the legal moves of a position: placements, stack moves, the forced pass and the swap. */
final class MoveGenerator {
  private final BoardState state;
  private final Tables tables;
  private final Targets[] targets;

  /**
   * Makes the generator of a position.
   *
   * @param targets White's and Black's stack moves, or those of both
   */
  MoveGenerator(BoardState state, Targets[] targets) {
    this.state = state;
    this.tables = state.tables;
    this.targets = targets;
  }

  private Targets targetsOf(int player) {
    return targets[targets.length == 1 ? 0 : player];
  }

  private int stackMoves(Position position) {
    return targetsOf(position.turn().index()).count(state);
  }

  /** Returns the number of legal moves without the swap; 0 if the game is over. */
  int ordinaryMoves(Position position) {
    if (position.limitReached()) {
      return 0;
    }
    if (position.placing()) {
      return tables.spaces - state.stackCount();
    }
    int own = stackMoves(position);
    return own == 0 && mustPass(position) ? 1 : own;
  }

  /** Returns whether a player without a stack move passes, since the other one has some. */
  private boolean mustPass(Position position) {
    return tables.variant.passing() == Passing.WHEN_STUCK
        && targetsOf(1 - position.turn().index()).count(state) > 0;
  }

  /** Writes the legal moves in ascending order and returns how many there are. */
  int list(Position position, int[] into) {
    if (ordinaryMoves(position) == 0) {
      return 0;
    }
    int count;
    if (position.placing()) {
      count = listPlacements(into);
    } else if (stackMoves(position) > 0) {
      count = targetsOf(position.turn().index()).list(into, 0);
    } else {
      into[0] = Move.PASS;
      count = 1;
    }
    if (position.maySwap()) {
      into[count++] = Move.SWAP;
    }
    return count;
  }

  private int listPlacements(int[] into) {
    int count = 0;
    for (int w = 0; w < tables.words; w++) {
      for (long rest = tables.all[w] & ~state.occupied[w]; rest != 0; rest &= rest - 1) {
        into[count++] = Move.placement(w * 64 + Long.numberOfTrailingZeros(rest));
      }
    }
    return count;
  }

  /** Returns the legal move at this place in ascending order. */
  int nth(Position position, int index) {
    boolean plain = !position.placing() && !position.maySwap() && stackMoves(position) > 0;
    return plain ? targetsOf(position.turn().index()).nth(index) : position.legalMoves()[index];
  }

  /** Returns whether a move is legal, whatever the number. */
  boolean isLegal(Position position, int move) {
    if (ordinaryMoves(position) == 0) {
      return false;
    }
    if (move == Move.SWAP) {
      return position.maySwap();
    }
    int own = position.placing() ? 0 : stackMoves(position);
    if (move == Move.PASS) {
      return !position.placing() && own == 0;
    }
    int from = Move.from(move);
    int to = Move.to(move);
    if (move < 0 || move > Move.PASS || from >= tables.spaces || to >= tables.spaces) {
      return false;
    }
    if (position.placing()) {
      return from == to && state.height[from] == 0;
    }
    return own > 0 && targetsOf(position.turn().index()).contains(from, to);
  }
}
