package stacklab.agent.search;

/**
 * What a move may cost; the search stops at whatever comes first.
 *
 * @param depth plies
 * @param nodes plays
 * @param nanos nanoseconds
 */
public record Budget(int depth, long nodes, long nanos) {
  /** The depth that stands for no limit. */
  public static final int ANY_DEPTH = 200;

  /** Returns a budget of plies. */
  public static Budget depth(int depth) {
    return new Budget(depth, Long.MAX_VALUE, Long.MAX_VALUE);
  }

  /** Returns a budget of nodes. */
  public static Budget nodes(long nodes) {
    return new Budget(ANY_DEPTH, nodes, Long.MAX_VALUE);
  }

  /** Returns what is left of this budget after some nodes. */
  Budget less(long spent) {
    return nodes == Long.MAX_VALUE ? this : new Budget(depth, Math.max(1, nodes - spent), nanos);
  }
}
