package stacklab.rules;

/** What is counted for each player at the end. */
public enum Score implements Named {
  /** Owned stacks. */
  STACKS,
  /** Pieces in owned stacks, bases among them included. */
  PIECES,
  /** The height of the tallest owned stack. */
  TALLEST
}
