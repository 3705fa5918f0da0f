package stacklab.agent.engine;

/**
 * The time a program has.
 *
 * @param moveNanos for each move; {@link #NONE} without a limit
 * @param gameNanos for all its moves of a game; {@link #NONE} without a limit
 */
public record Limits(long moveNanos, long gameNanos) {
  /** No limit. */
  public static final long NONE = Long.MAX_VALUE;

  /** What is added to every limit for the way to the program and back. */
  static final long GRACE_NANOS = 200_000_000;

  /** The time a program has to start, from its call to its first answer. */
  static final long START_NANOS = 30_000_000_000L;
}
