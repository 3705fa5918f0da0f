package stacklab.rules;

/** Whether the second seat may exchange colours. */
public enum Swap implements Named {
  /** No. */
  NONE,
  /** Instead of its first ply. */
  AFTER_1
}
