package stacklab.game;

/** Tells what was played in a game in progress. */
public final class Played {
  private Played() {}

  /** Returns the moves that {@link Position#undo} can take back, the first one first. */
  public static int[] moves(Position position) {
    return position.history.moves();
  }
}
