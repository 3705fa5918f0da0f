package stacklab.sim;

import stacklab.random.Random;

/**
 * The random numbers of a matchup: a stream for each (seed, start or pair number, role).
 *
 * <p>A hash of the variant's resolved rules is mixed into all of them, so that variants are
 * independent samples; with common starts it is left out of the starts and openings, which variants
 * then share. In a game of {@code random} against itself both players draw from White's stream.
 *
 * @param shared what starts and openings come from
 * @param own what the agents' moves come from
 */
public record Streams(long shared, long own) {
  /** Stands beside the numbers of roles. */
  private static final int LOT = 5;

  /** What a stream is used for. */
  public enum Role {
    /** Arranging a shuffled start. */
    START(1),
    /** The random plies before the agents take over. */
    OPENING(2),
    /** The agent that begins as White in a pair's first game. */
    WHITE(3),
    /** The agent that begins as Black in a pair's first game. */
    BLACK(4);

    private final int number;

    Role(int number) {
      this.number = number;
    }
  }

  /** Returns the streams of a variant with these rules under a seed. */
  public static Streams of(long seed, long rulesHash, boolean commonStarts) {
    long own = Random.mix(seed, rulesHash);
    return new Streams(commonStarts ? Random.mix(seed, 0) : own, own);
  }

  /**
   * Returns which of an agent's two selves a game counts for, by lot: for Black's if true. So the
   * results of an agent against itself are independent, and 1/2 on average whatever a seat is
   * worth.
   *
   * @param unit the number of the game, from 1
   */
  public boolean countsForBlack(long unit) {
    return (Random.mix(Random.mix(own, unit), LOT) & 1) == 1;
  }

  /**
   * Puts a generator at the beginning of a stream.
   *
   * @param unit the number of the start or pair, from 1
   */
  public void seed(Random generator, long unit, Role role) {
    boolean sharedRole = role == Role.START || role == Role.OPENING;
    generator.seed(Random.mix(Random.mix(sharedRole ? shared : own, unit), role.number));
  }
}
