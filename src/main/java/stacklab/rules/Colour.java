package stacklab.rules;

import java.util.Locale;

/** The two players' colours. */
public enum Colour {
  /** White. */
  WHITE,
  /** Black. */
  BLACK;

  /** Returns the colour with this index: white for 0, black for 1. */
  public static Colour of(int index) {
    return index == 0 ? WHITE : BLACK;
  }

  /** Returns 0 for white and 1 for black. */
  public int index() {
    return this == WHITE ? 0 : 1;
  }

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
