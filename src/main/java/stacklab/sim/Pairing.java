package stacklab.sim;

import stacklab.rules.Colour;

/**
 * A first colour and the agents that begin as White and as Black.
 *
 * @param first the colour of the first seat
 * @param white the text that names White's agent
 * @param black the text that names Black's agent
 */
public record Pairing(Colour first, String white, String black) {
  /** Returns {@code FIRST:WHITE/BLACK}. */
  public String text() {
    return first.text() + ":" + white + "/" + black;
  }

  /** Returns the pairing with the agents' colours exchanged. */
  public Pairing reversed() {
    return new Pairing(first, black, white);
  }

  /** Returns whether an agent plays against itself. */
  public boolean isSelfPlay() {
    return white.equals(black);
  }
}
