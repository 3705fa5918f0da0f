package stacklab.game.playout;

/** What a playout keeps account of. */
public enum Detail {
  /** The result only: what a search rollout needs. */
  RESULTS,
  /** The number of legal moves of every ply as well, summed over the game. */
  COUNTS,
  /** Every move, its number of legal moves and the lead after it as well. */
  TRACE
}
