package stacklab.sim.cluster;

import java.io.Serializable;

/**
 * Consecutive chunks of one matchup: what a machine plays at a time.
 *
 * @param from the first chunk's number
 * @param to the last chunk's number
 * @param zeroBits how sparse hashes of games may be kept
 */
public record Span(long from, long to, int zeroBits) implements Serializable {
  private static final long serialVersionUID = 1;

  /** Returns the number of chunks. */
  long chunks() {
    return to - from + 1;
  }
}
