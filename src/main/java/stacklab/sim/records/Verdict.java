package stacklab.sim.records;

import stacklab.rules.Named;

/** What a record of a game comes to when it is held against the rules. */
public enum Verdict implements Named {
  /** Legal to an end that the rules make. */
  PLAYED_OUT("played out"),
  /** Legal until somebody gave up. */
  RESIGNED("ended by resignation"),
  /** Legal until somebody lost by something else than the rules, such as time. */
  FORFEITED("lost by time or failure"),
  /** Legal as far as the record goes, which is not the end. */
  UNFINISHED("not finished"),
  /** Legal only up to some ply. */
  ILLEGAL("against the rules (kept up to the last legal ply)"),
  /** A game of a variant that is not asked for. */
  OTHER_VARIANT("of other variants"),
  /** No record of a game. */
  NO_GAME("not a game");

  private final String words;

  Verdict(String words) {
    this.words = words;
  }

  /** Returns it in words, to follow a number of games. */
  public String words() {
    return words;
  }

  /** Returns whether there is a game of a variant that is asked for. */
  public boolean isGame() {
    return this != NO_GAME && this != OTHER_VARIANT;
  }
}
