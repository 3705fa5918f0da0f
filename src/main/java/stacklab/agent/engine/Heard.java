package stacklab.agent.engine;

/**
 * What came from a program.
 *
 * @param kind whether it is a line
 * @param text the line, without blanks around it; else ""
 */
record Heard(Kind kind, String text) {
  /** Nothing came in time. */
  static final Heard NOTHING = new Heard(Kind.NOTHING, "");

  /** Its output has ended. */
  static final Heard END = new Heard(Kind.END, "");

  /** It sent more than is read. */
  static final Heard FLOOD = new Heard(Kind.FLOOD, "");

  /** Whether there is a line, and why not. */
  enum Kind {
    LINE,
    NOTHING,
    END,
    FLOOD
  }

  /** Returns a line. */
  static Heard line(String text) {
    return new Heard(Kind.LINE, text.strip());
  }
}
