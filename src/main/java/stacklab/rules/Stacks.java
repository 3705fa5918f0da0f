package stacklab.rules;

/** Which stacks a player may move. */
public enum Stacks implements Named {
  /** Every stack, whoever owns it. */
  ANY,
  /** Only stacks that the player owns. */
  OWN
}
