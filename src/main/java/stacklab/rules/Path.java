package stacklab.rules;

/** What may lie between the two ends of a stack's move. */
public enum Path implements Named {
  /** Anything. */
  JUMP,
  /** Only empty spaces; a hole blocks. */
  CLEAR
}
