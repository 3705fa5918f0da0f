package stacklab.sim.play;

/**
 * One finished game and what was measured of it; used again for the next game. The arrays may be
 * longer than the game and belong to whoever played it.
 */
public final class GameRecord {
  /** {@link #winner} of a draw. */
  public static final int DRAW = 2;

  /** {@link #winner} of a game that nobody won or drew. */
  public static final int UNKNOWN = -1;

  /** 0 White, 1 Black, {@link #DRAW} or {@link #UNKNOWN}. */
  public int winner;

  /** 1 first seat, 2 second seat, 0 a draw, {@link #UNKNOWN}. */
  public int winnerSeat;

  /** The seat of the agent that began as White: 1 or 2. */
  public int whiteAgentSeat;

  /** Whether the rules ended the game, so that it counts for the variant's own metrics. */
  public boolean playedOut;

  /** White's score with komi, in half points. */
  public int whiteHalves;

  /** Black's score with komi, in half points. */
  public int blackHalves;

  /** The number of plies. */
  public int plies;

  /** The number of forced passes. */
  public int passes;

  /** The number of pieces removed from the board. */
  public int removed;

  /** The legal moves of all plies, a pass counting one; -1 if they were not counted. */
  public long legalMoves;

  /** The moves, or null if they were not kept. */
  public int[] moves;

  /** The number of legal moves at each ply, or null. */
  public int[] legal;

  /**
   * White's score less Black's after each ply, in half points; 0 while pieces are placed; or null.
   */
  public int[] lead;

  /** The index of the first ply after which the lead counts: the last placement. */
  public int leadFrom;

  /** {@code score}, a tie-break's name or {@code forfeit}. */
  public String decidedBy;

  /** Why the game was over, as in games.csv. */
  public String end;

  /** The start's position text, or "" if it is the variant's own. */
  public String start;

  /** Returns White's score less Black's in half points. */
  public int marginHalves() {
    return whiteHalves - blackHalves;
  }

  /** Returns how often the lead's sign turned against its last sign; -1 if leads were not kept. */
  public int leadChanges() {
    if (lead == null) {
      return UNKNOWN;
    }
    int changes = 0;
    int last = 0;
    for (int ply = leadFrom; ply < plies; ply++) {
      int sign = Integer.signum(lead[ply]);
      if (sign != 0) {
        changes += sign == -last ? 1 : 0;
        last = sign;
      }
    }
    return changes;
  }

  /**
   * Returns the number, from 1, of the first ply from which the winner's lead stays positive to the
   * end; -1 for draws, forfeits and tie-breaks, and if leads were not kept.
   */
  public int decidedPly() {
    if (lead == null || !playedOut || winner > 1 || !decidedBy.equals("score")) {
      return UNKNOWN;
    }
    int sign = winner == 0 ? 1 : -1;
    int ply = plies;
    while (ply > leadFrom && Integer.signum(lead[ply - 1]) == sign) {
      ply--;
    }
    return ply == plies ? UNKNOWN : ply + 1;
  }
}
