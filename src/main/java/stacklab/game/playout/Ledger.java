package stacklab.game.playout;

import java.util.Arrays;
import stacklab.game.Outcome;
import stacklab.rules.TieBreak;

/** What every playout keeps account of, and how a finished game is judged. */
abstract class Ledger implements Playout {
  static final int WHITE = 0;
  static final int BLACK = 1;
  static final int NEUTRAL = 2;
  static final int NOBODY = 3;

  final Tables tables;
  final boolean counts;
  final boolean traces;
  int plies;
  int passes;
  int removed;
  long legalMoves;

  /** The second seat's colour, which a swap changes. */
  int secondSeat;

  /** The seat that made the last stack move, counted from 0; -1 if there was none. */
  int lastMoverSeat;

  private final Detail detail;
  private boolean swapped;
  private int winner;
  private int whiteHalves;
  private int blackHalves;
  private String decidedBy = "";
  private Outcome.End end = Outcome.End.NO_MOVES;
  private int[] moves = new int[0];
  private int[] legal = new int[0];
  private int[] lead = new int[0];

  Ledger(Tables tables, Detail detail) {
    this.tables = tables;
    this.detail = detail;
    this.counts = detail != Detail.RESULTS;
    this.traces = detail == Detail.TRACE;
    if (traces) {
      lengthen(2 * tables.spaces + 2);
    }
  }

  /** Returns what a player has at the end, without komi. */
  abstract int measure(TieBreak what, int player);

  /** Starts a new account. */
  final void clear() {
    plies = 0;
    passes = 0;
    removed = 0;
    legalMoves = 0;
    secondSeat = tables.secondSeat;
    lastMoverSeat = -1;
    swapped = false;
  }

  /** Enters a ply; to be called once it is played. */
  final void enter(int move, int legalBefore, int leadAfter) {
    if (traces) {
      if (plies == moves.length) {
        lengthen(2 * plies);
      }
      moves[plies] = move;
      legal[plies] = legalBefore;
      lead[plies] = leadAfter;
    }
    plies++;
    legalMoves += legalBefore;
  }

  private void lengthen(int length) {
    moves = Arrays.copyOf(moves, length);
    legal = Arrays.copyOf(legal, length);
    lead = Arrays.copyOf(lead, length);
  }

  final void exchangeSeats() {
    secondSeat = 1 - secondSeat;
    swapped = !swapped;
  }

  final void noteMover(int player) {
    lastMoverSeat = player == secondSeat ? 1 : 0;
  }

  /** Returns a score in half points, with komi. */
  final int halves(int points, int player) {
    return 2 * points + (player == WHITE ? tables.whiteKomi : tables.blackKomi);
  }

  /** Judges the position the game has ended in. */
  final void judge(boolean limitReached) {
    end = limitReached ? Outcome.End.PLY_LIMIT : Outcome.End.NO_MOVES;
    whiteHalves = halves(measure(tables.score, WHITE), WHITE);
    blackHalves = halves(measure(tables.score, BLACK), BLACK);
    decidedBy = "score";
    winner = whiteHalves > blackHalves ? WHITE : BLACK;
    if (whiteHalves == blackHalves) {
      breakTie();
    }
  }

  private void breakTie() {
    for (TieBreak tieBreak : tables.tieBreaks) {
      int difference = difference(tieBreak);
      if (difference != 0) {
        decidedBy = tieBreak.text();
        winner = difference > 0 ? WHITE : BLACK;
        return;
      }
    }
    decidedBy = TieBreak.DRAW.text();
    winner = DRAW;
  }

  /** Returns a positive number if the tie-break is White's, a negative one if Black's, else 0. */
  private int difference(TieBreak tieBreak) {
    return switch (tieBreak) {
      case DRAW -> 0;
      case SECOND_SEAT -> secondSeat == WHITE ? 1 : -1;
      case LAST_MOVER ->
          lastMoverSeat < 0 ? 0 : (lastMoverSeat == 1) == (secondSeat == WHITE) ? 1 : -1;
      default -> measure(tieBreak, WHITE) - measure(tieBreak, BLACK);
    };
  }

  @Override
  public final int winner() {
    return winner;
  }

  @Override
  public final int whiteHalves() {
    return whiteHalves;
  }

  @Override
  public final int blackHalves() {
    return blackHalves;
  }

  @Override
  public final int plies() {
    return plies;
  }

  @Override
  public final int passes() {
    return passes;
  }

  @Override
  public final int removed() {
    return removed;
  }

  @Override
  public final boolean swapped() {
    return swapped;
  }

  @Override
  public final String decidedBy() {
    return decidedBy;
  }

  @Override
  public final Outcome.End end() {
    return end;
  }

  @Override
  public final long legalMoves() {
    require(counts, "counts");
    return legalMoves;
  }

  @Override
  public final int[] moves() {
    require(traces, "trace");
    return moves;
  }

  @Override
  public final int[] legal() {
    require(traces, "trace");
    return legal;
  }

  @Override
  public final int[] lead() {
    require(traces, "trace");
    return lead;
  }

  @Override
  public final Detail detail() {
    return detail;
  }

  private static void require(boolean kept, String what) {
    if (!kept) {
      throw new IllegalStateException("this playout keeps no " + what);
    }
  }
}
