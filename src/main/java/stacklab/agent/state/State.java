package stacklab.agent.state;

import stacklab.game.Position;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;

/**
 * A position as searches see it: without the order of the pieces in a stack, without checks, and
 * with numbers in place of objects. Colours are 0 for White and 1 for Black. Mutable, owned by one
 * thread.
 */
public abstract class State {
  private final Variant variant;

  State(Variant variant) {
    this.variant = variant;
  }

  /** Returns a state for positions of a variant; {@link #set} gives it one. */
  public static State of(Variant variant) {
    return variant.board().size() <= Long.SIZE ? new WordState(variant) : new WideState(variant);
  }

  /** Returns the variant. */
  public final Variant variant() {
    return variant;
  }

  /** Makes this the same as a position, whose past cannot be taken back here. */
  public abstract void set(Position position);

  /**
   * Writes the legal moves in ascending order and returns how many there are; 0 if the game is
   * over. There are at most {@link #mostMoves}.
   */
  public abstract int legalMoves(int[] into);

  /** Plays a legal move. */
  public abstract void play(int move);

  /** Takes the last move back. */
  public abstract void undo();

  /** Returns what {@link Position#hash} would. */
  public abstract long hash();

  /** Returns the colour to move. */
  public abstract int turn();

  /** Returns the seat of the player to move, 0 for the first. */
  public abstract int seatToMove();

  /** Returns whether pieces are still being placed. */
  public abstract boolean placing();

  /** Returns the number of stacks on the board. */
  public abstract int stackCount();

  /** Returns whether the game is over. */
  public abstract boolean isOver();

  /** Returns a colour's score with komi in half points. */
  public abstract int scoreHalves(int colour);

  /** Returns what a colour has of what a tie-break counts. */
  final int measure(TieBreak what, int colour) {
    int cap = variant.heightCap().orElse(0);
    int sum = 0;
    for (int space = 0; space < variant.board().size(); space++) {
      if (owner(space) == colour) {
        sum =
            switch (what) {
              case STACKS -> sum + 1;
              case PIECES -> sum + height(space);
              case TALLEST -> Math.max(sum, height(space));
              case BASES -> sum + bases(space);
              case CAPPED_STACKS -> sum + (height(space) == cap ? 1 : 0);
              case LAST_MOVER, SECOND_SEAT, DRAW -> 0;
            };
      }
    }
    return sum;
  }

  /** Returns the seat of the player who moved last, 0 for the first; -1 if nobody has. */
  abstract int lastMoverSeat();

  /** Returns the number of pieces of a space's stack, 0 if it is empty. */
  public abstract int height(int space);

  /** Returns the owner of a space's stack: a colour, 2 for nobody, -1 if it is empty. */
  public abstract int owner(int space);

  /** Returns the number of bases in a space's stack. */
  public abstract int bases(int space);

  /**
   * Writes the {@link Feature}s of this position, each as the player to move has it less as the
   * other has it.
   */
  public abstract void features(int[] into);

  /** Returns the lead of the player to move in half points. */
  public final int lead() {
    int me = turn();
    return scoreHalves(me) - scoreHalves(1 - me);
  }

  /**
   * Returns 1 if the player to move would win if the game were over now, -1 if he would lose, 0 for
   * a draw.
   */
  public final int result() {
    int difference = lead();
    int me = turn();
    for (int i = 0; difference == 0 && i < variant.tieBreaks().size(); i++) {
      TieBreak tieBreak = variant.tieBreaks().get(i);
      difference =
          switch (tieBreak) {
            case DRAW -> 0;
            case SECOND_SEAT -> seatToMove() == 1 ? 1 : -1;
            case LAST_MOVER -> lastMoverSeat() < 0 ? 0 : lastMoverSeat() == seatToMove() ? 1 : -1;
            default -> measure(tieBreak, me) - measure(tieBreak, 1 - me);
          };
    }
    return Integer.signum(difference);
  }

  /** Returns a bound of the number of legal moves, for the size of lists. */
  public final int mostMoves() {
    int spaces = variant.board().size();
    return Math.min(spaces * spaces, spaces * 2 * 3 * variant.board().longestRay() + spaces) + 2;
  }
}
