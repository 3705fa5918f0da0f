package stacklab.agent.state;

import java.util.Locale;

/**
 * What an evaluation looks at, the same for every variant. Most are the player to move's less the
 * other's. The worth of a stack is what the variant's score counts: its pieces under {@code
 * pieces}, else 1. A stack is covered when another is moved onto it.
 */
public enum Feature {
  /** One, for the right to move. */
  TURN(0),
  /** The score in half points, komi included. */
  SCORE(1),
  /** Owned stacks. */
  STACKS(2),
  /** Bases in owned stacks. */
  BASES(3),
  /** The worth of stacks that nobody can cover or move as things stand. */
  SETTLED(4),
  /** The worth of stacks that contain a base or have a neighbour that does. */
  ANCHORED(5),
  /** Stack moves, whoever's turn it is. */
  MOVES(6),
  /** Stacks that can move. */
  MOVERS(7),
  /** The worth of the stacks of the player to move that the other can cover; his alone. */
  EXPOSED_MOVER(8),
  /** The worth of the other's stacks that the player to move can cover; the other's alone. */
  EXPOSED_WAITING(9),
  /** The worth of a player's stacks that the other can cover in exactly one way. */
  EXPOSED_ONCE(10),
  /** The number of ways in which the other can cover a player's stacks. */
  DANGERS(11);

  /** How many there are. */
  public static final int COUNT = values().length;

  private final int index;

  Feature(int index) {
    this.index = index;
  }

  /** Returns its place in lists of features. */
  public int index() {
    return index;
  }

  /** Returns the name used in weight files. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
