package stacklab.rules;

/** Which stacks may not move because of what surrounds them. */
public enum Locked implements Named {
  /** None. */
  NEVER,
  /**
   * Those with a stack next to them in every direction; see {@link stacklab.board.Board#lockable}.
   */
  SURROUNDED
}
