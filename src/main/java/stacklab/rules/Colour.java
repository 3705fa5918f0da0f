package stacklab.rules;

import java.util.Locale;

/** The two players' colours; {@link #ordinal()} is 0 for white and 1 for black. */
public enum Colour {
  /** White. */
  WHITE,
  /** Black. */
  BLACK;

  /** Returns the other colour. */
  public Colour other() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** Returns {@code w} or {@code b}, as in a position's text. */
  public char letter() {
    return this == WHITE ? 'w' : 'b';
  }

  /** Returns {@code white} or {@code black}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
