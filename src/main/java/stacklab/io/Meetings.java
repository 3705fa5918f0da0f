package stacklab.io;

import stacklab.rules.Named;

/** Which of an experiment's agents meet. */
public enum Meetings implements Named {
  /** Every two; a single agent plays against itself, game by game. */
  EVERY_TWO,
  /** The first with each of the others. */
  FIRST_WITH_OTHERS,
  /** Each with itself, game by game: how a variant is at each agent's strength. */
  EACH_WITH_ITSELF,
  /**
   * Each with all before it, and then with itself, as far as a ladder of levels needs it: the
   * agents stand in the order of their strength.
   */
  LADDER
}
