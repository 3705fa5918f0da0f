package stacklab.rules;

/** Where a stack may land; own and opponent are seen from the player to move. */
public enum Onto implements Named {
  /** On any stack. */
  ANY,
  /** On the mover's own stacks. */
  OWN,
  /** On the opponent's stacks. */
  OPPONENT,
  /** On stacks with a base on top. */
  NEUTRAL,
  /** On any stack and on empty spaces. */
  ANY_OR_EMPTY
}
