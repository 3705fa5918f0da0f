package stacklab.rules;

/** What decides between equal scores. */
public enum TieBreak implements Named {
  /** More owned stacks. */
  STACKS,
  /** More pieces in owned stacks. */
  PIECES,
  /** The taller of the tallest owned stacks. */
  TALLEST,
  /** More bases in owned stacks. */
  BASES,
  /** More owned stacks exactly at the height cap. */
  CAPPED_STACKS,
  /** Who made the last stack move wins; nothing is decided if there was none. */
  LAST_MOVER,
  /** The second to move wins. */
  SECOND_SEAT,
  /** Nobody wins. */
  DRAW
}
