package stacklab.agent;

import java.util.Locale;

/**
 * Is thrown by an agent that loses the game at hand by something other than the rules. The agent
 * stays usable: {@link Agent#newGame} begins the next game.
 */
public final class Forfeit extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final Reason reason;

  /** What the game is lost by. */
  public enum Reason {
    /** The program ended, could not be talked to or flooded its output. */
    CRASH,
    /** No answer came in time. */
    TIMEOUT,
    /** The answer is no legal move. */
    ILLEGAL_MOVE,
    /** The agent gave up. */
    RESIGN;

    /** Returns the word that stands in tables under {@code end}. */
    public String text() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /**
   * Makes a forfeit.
   *
   * @param message what happened, for a person
   */
  public Forfeit(Reason reason, String message) {
    super(message);
    this.reason = reason;
  }

  /** Returns what the game is lost by. */
  public Reason reason() {
    return reason;
  }
}
