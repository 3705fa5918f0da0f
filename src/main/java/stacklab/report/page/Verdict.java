package stacklab.report.page;

/** What a comparison or search says, as groups of the answer and signs of the tables. */
enum Verdict {
  MEETS("meets", "\u2713", "good"),
  BEST("best", "\u2713", "good"),
  BETTER("better balanced", "\u2713", "good"),
  WORSE("worse balanced", "\u2717", "bad"),
  HIGHER("higher", "\u25b2", "up"),
  LOWER("lower", "\u25bc", "down"),
  EQUIVALENT("equivalent", "=", "same"),
  UNDECIDED("not decided", "?", "open"),
  FAILS("fails", "\u2717", "bad"),
  DROPPED("dropped", "\u2717", "bad"),
  NONE("no difference shown", "\u00b7", "none");

  private final String words;
  private final String sign;
  private final String style;

  Verdict(String words, String sign, String style) {
    this.words = words;
    this.sign = sign;
    this.style = style;
  }

  /** Returns the verdict that a text of comparisons.csv or search.csv begins with. */
  static Verdict of(String text) {
    for (Verdict each : values()) {
      if (text.startsWith(each.words)) {
        return each;
      }
    }
    return NONE;
  }

  /** Returns the verdict in words. */
  public String words() {
    return words;
  }

  /** Returns a sign for tables. */
  public String sign() {
    return sign;
  }

  /** Returns its class in the style sheet. */
  public String style() {
    return style;
  }
}
