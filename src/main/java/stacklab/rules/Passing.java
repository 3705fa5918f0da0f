package stacklab.rules;

/** What happens when the player to move has no stack move. */
public enum Passing implements Named {
  /** The game is over, even if the other player could move. */
  NEVER,
  /** That player passes; the game is over when neither player can move. */
  WHEN_STUCK
}
