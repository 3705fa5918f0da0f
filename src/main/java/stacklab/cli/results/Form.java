package stacklab.cli.results;

import java.util.Locale;

/** The forms of a table. */
enum Form {
  TEXT,
  MARKDOWN,
  CSV,
  LATEX;

  /** Returns the word for it on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
