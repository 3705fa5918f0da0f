package stacklab.sim;

import java.util.List;
import stacklab.agent.AgentSpec;
import stacklab.rules.Variant;

/**
 * Two agents, or one against itself, on a variant with a first colour.
 *
 * @param variantId what tables call the variant
 * @param variant the rules, the first colour included
 * @param white the agent that is White in a pair's first game
 * @param black the agent that is Black in a pair's first game
 * @param openingPlies random plies before the agents take over
 * @param starts position texts to start from in turn; none for the variant's own start
 * @param units the number of pairs, or of games if they are not paired
 * @param isPaired whether each unit is a pair of games from one start with colours exchanged
 */
public record Matchup(
    String variantId,
    Variant variant,
    AgentSpec white,
    AgentSpec black,
    int openingPlies,
    List<String> starts,
    long units,
    boolean isPaired) {

  /** Makes a matchup that is paired unless an agent plays against itself. */
  public Matchup(
      String variantId,
      Variant variant,
      AgentSpec white,
      AgentSpec black,
      int openingPlies,
      List<String> starts,
      long units) {
    this(
        variantId,
        variant,
        white,
        black,
        openingPlies,
        starts,
        units,
        !white.text().equals(black.text()));
  }

  /** Returns the same under another name of the variant. */
  public Matchup withVariantId(String other) {
    return new Matchup(other, variant, white, black, openingPlies, starts, units, isPaired);
  }

  /** Returns the same between other agents. */
  public Matchup withAgents(AgentSpec otherWhite, AgentSpec otherBlack) {
    return new Matchup(
        variantId, variant, otherWhite, otherBlack, openingPlies, starts, units, isPaired);
  }

  /** Returns the pairing of a pair's first game. */
  public Pairing pairing() {
    return new Pairing(variant.firstSeat(), white.text(), black.text());
  }

  /** Returns the pairing of a pair's first or second game. */
  public Pairing pairing(boolean reversed) {
    return reversed ? pairing().reversed() : pairing();
  }

  /** Returns whether the games of a pair are of two pairings: not if an agent plays itself. */
  public boolean hasTwoPairings() {
    return isPaired && !pairing().isSelfPlay();
  }

  /** Returns the number of games. */
  public long games() {
    return isPaired ? 2 * units : units;
  }

  /** Returns whether every move is drawn uniformly from the legal ones. */
  public boolean isUniform() {
    return pairing().isSelfPlay() && white.text().equals("random");
  }

  /** Returns whether the games are uniform, not paired, and start from the variant's own start. */
  public boolean isPlayout() {
    return isUniform() && !isPaired && openingPlies == 0 && starts.isEmpty();
  }
}
