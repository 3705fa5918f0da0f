package stacklab.game;

import java.util.Arrays;

/**
 * The moves of a game and what is needed to take them back. It grows to the longest game and then
 * allocates nothing. Mutable, not thread-safe.
 */
final class History {
  private static final int ENTRY = 13;
  private static final int FLAGS = 1;
  private static final int FROM = 2;
  private static final int TO = 7;
  private static final int REMOVED = 12;
  private static final int REMOVED_ENTRY = 4;

  private int[] log = new int[64 * ENTRY];
  private int[] removedLog = new int[32 * REMOVED_ENTRY];
  private int end;
  private int removedEnd;

  void clear() {
    end = 0;
    removedEnd = 0;
  }

  /** Returns the number of moves. */
  int size() {
    return end / ENTRY;
  }

  /** Writes a move down before it is played, with three bits of the caller's. */
  void push(BoardState state, int move, int flags) {
    if (end + ENTRY > log.length) {
      log = Arrays.copyOf(log, 2 * log.length);
    }
    log[end] = move;
    log[end + FLAGS] = flags;
    log[end + REMOVED] = 0;
    if (Move.isStackMove(move)) {
      pushStack(state, Move.from(move), end + FROM);
      pushStack(state, Move.to(move), end + TO);
    }
    end += ENTRY;
  }

  private void pushStack(BoardState state, int space, int at) {
    log[at] = state.height[space];
    log[at + 1] = state.owner[space];
    log[at + 2] = state.bases[space];
    log[at + 3] = state.top[space];
    log[at + 4] = state.bottom[space];
  }

  /** Removes a stack from the board as part of the last move. */
  void remove(BoardState state, int space) {
    if (removedEnd + REMOVED_ENTRY > removedLog.length) {
      removedLog = Arrays.copyOf(removedLog, 2 * removedLog.length);
    }
    removedLog[removedEnd] = space;
    removedLog[removedEnd + 1] = state.height[space];
    removedLog[removedEnd + 2] = state.owner[space];
    removedLog[removedEnd + 3] = state.bases[space];
    removedEnd += REMOVED_ENTRY;
    log[end - ENTRY + REMOVED]++;
    state.change(space, 0, BoardState.NOBODY, 0);
  }

  /** Returns the number of pieces that the last move removed. */
  int lastRemoved() {
    int pieces = 0;
    for (int i = 1; end > 0 && i <= log[end - ENTRY + REMOVED]; i++) {
      pieces += removedLog[removedEnd - i * REMOVED_ENTRY + 1];
    }
    return pieces;
  }

  /** Returns the moves, the first one first. */
  int[] moves() {
    int[] moves = new int[size()];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = log[i * ENTRY];
    }
    return moves;
  }

  /** Returns the move before it is forgotten by {@link #pop}. */
  int lastMove() {
    return log[end - ENTRY];
  }

  /** Takes the last move back on the board, forgets it and returns the bits given with it. */
  int pop(BoardState state) {
    end -= ENTRY;
    int move = log[end];
    if (Move.isPlacement(move)) {
      state.takeBackPiece(Move.from(move));
    } else if (Move.isStackMove(move)) {
      for (int i = log[end + REMOVED]; i > 0; i--) {
        removedEnd -= REMOVED_ENTRY;
        int at = removedEnd;
        state.change(removedLog[at], removedLog[at + 1], removedLog[at + 2], removedLog[at + 3]);
      }
      popStack(state, Move.from(move), end + FROM);
      popStack(state, Move.to(move), end + TO);
      state.cut(state.bottom[Move.from(move)]);
    }
    return log[end + FLAGS];
  }

  private void popStack(BoardState state, int space, int at) {
    state.top[space] = log[at + 3];
    state.bottom[space] = log[at + 4];
    state.change(space, log[at], log[at + 1], log[at + 2]);
  }
}
