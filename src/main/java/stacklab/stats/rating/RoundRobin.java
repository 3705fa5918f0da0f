package stacklab.stats.rating;

/** Wins and draws of every two of a number of agents. Mutable, not thread-safe. */
public final class RoundRobin {
  private final long[][] wins;
  private final long[][] draws;

  /**
   * Makes an empty table.
   *
   * @throws IllegalArgumentException if there are fewer than two agents
   */
  public RoundRobin(int agents) {
    if (agents < 2) {
      throw new IllegalArgumentException("a round robin needs two agents, not " + agents);
    }
    wins = new long[agents][agents];
    draws = new long[agents][agents];
  }

  /**
   * Adds games between two agents, numbered from 0.
   *
   * @throws IllegalArgumentException if an agent plays itself or a number is negative
   */
  public void add(int agent, int opponent, long won, long drawn, long lost) {
    if (agent == opponent || won < 0 || drawn < 0 || lost < 0) {
      throw new IllegalArgumentException(
          won + " won, " + drawn + " drawn and " + lost + " lost against itself or below zero");
    }
    wins[agent][opponent] += won;
    wins[opponent][agent] += lost;
    draws[agent][opponent] += drawn;
    draws[opponent][agent] += drawn;
  }

  /** Returns the number of agents. */
  public int agents() {
    return wins.length;
  }

  /** Returns how often {@code agent} beat {@code opponent}. */
  public long wins(int agent, int opponent) {
    return wins[agent][opponent];
  }

  /** Returns how often the two drew. */
  public long draws(int agent, int opponent) {
    return draws[agent][opponent];
  }

  /** Returns how often the two met. */
  public long games(int agent, int opponent) {
    return wins[agent][opponent] + wins[opponent][agent] + draws[agent][opponent];
  }

  /** Returns whether results link every agent to every other, directly or through others. */
  boolean isConnected() {
    boolean[] reached = new boolean[agents()];
    reached[0] = true;
    for (int round = 1; round < agents(); round++) {
      for (int i = 0; i < agents(); i++) {
        for (int j = 0; j < agents(); j++) {
          reached[j] |= reached[i] && i != j && games(i, j) > 0;
        }
      }
    }
    boolean all = true;
    for (boolean one : reached) {
      all &= one;
    }
    return all;
  }
}
