package stacklab.rules;

/** Whether a stack with a base on top moves. */
public enum Bases implements Named {
  /** Never. */
  FIXED,
  /** Whoever is to move may take it, also where players move only their own stacks. */
  MOVABLE
}
