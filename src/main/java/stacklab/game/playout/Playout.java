package stacklab.game.playout;

import stacklab.game.Outcome;
import stacklab.game.Position;
import stacklab.random.Random;

/**
 * Plays uniformly random games of one variant, one after the other, and tells how the last one
 * ended. Mutable and not thread-safe: each thread has its own.
 *
 * <p>The same generators give the same game, whatever was played before. {@link Detail#COUNTS} and
 * {@link Detail#TRACE} play the same games; {@link Detail#RESULTS} may use the generator otherwise.
 */
public interface Playout {
  /** {@link #winner()} of a draw. */
  int DRAW = 2;

  /**
   * Plays a game from the variant's own start.
   *
   * @param starts arranges the pieces of a {@code shuffle} setup; untouched otherwise
   * @param moves draws the placements and moves
   */
  void play(Random starts, Random moves);

  /**
   * Plays on from a position, which is left as it is. All results but the scores and the winner
   * cover the plies played here only.
   *
   * @param start a position of this playout's variant, possibly finished
   * @param moves draws the placements and moves
   */
  void playFrom(Position start, Random moves);

  /** Returns 0 if White won, 1 if Black did and 2 for a draw. */
  int winner();

  /** Returns White's score with komi in half points. */
  int whiteHalves();

  /** Returns Black's score with komi in half points. */
  int blackHalves();

  /** Returns the number of plies: placements, stack moves, passes and a swap. */
  int plies();

  /** Returns the number of passes. */
  int passes();

  /** Returns the number of pieces removed from the board. */
  int removed();

  /** Returns whether the second seat exchanged colours. */
  boolean swapped();

  /** Returns {@code score} or the name of the tie-break that decided, {@code draw} included. */
  String decidedBy();

  /** Returns why the game was over. */
  Outcome.End end();

  /**
   * Returns the number of legal moves summed over the plies, a pass counting one.
   *
   * @throws IllegalStateException if this playout keeps no counts
   */
  long legalMoves();

  /**
   * Returns the moves, at index 0 to {@code plies() - 1}; see {@link stacklab.game.Move}. The array
   * is this playout's own and is overwritten by the next game.
   *
   * @throws IllegalStateException if this playout keeps no trace
   */
  int[] moves();

  /**
   * Returns the number of legal moves before each ply, like {@link #moves()}; 1 for a pass.
   *
   * @throws IllegalStateException if this playout keeps no trace
   */
  int[] legal();

  /**
   * Returns White's score less Black's after each ply in half points, like {@link #moves()}; 0
   * while pieces are still to be placed.
   *
   * @throws IllegalStateException if this playout keeps no trace
   */
  int[] lead();

  /** Returns how this playout draws its moves. */
  Strategy strategy();

  /** Returns what this playout keeps account of. */
  Detail detail();
}
