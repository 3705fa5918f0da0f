package stacklab.rules;

import java.util.Locale;

/** A rule value with a fixed name in variant files. */
public interface Named {
  /** Returns the constant's name in upper case with underscores; enums have this already. */
  String name();

  /** Returns the value as a variant file writes it. */
  default String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
