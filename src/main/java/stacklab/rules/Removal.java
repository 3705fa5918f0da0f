package stacklab.rules;

/** What leaves the board after a stack move. */
public enum Removal implements Named {
  /** Nothing. */
  NONE,
  /** Every stack with no chain of neighbouring stacks to one that contains a base. */
  DISCONNECTED_FROM_BASE
}
