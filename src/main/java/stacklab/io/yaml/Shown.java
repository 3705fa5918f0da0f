package stacklab.io.yaml;

import java.util.Locale;
import java.util.stream.Collectors;
import stacklab.rules.RulesText;

/** How messages and names show what a user wrote: on one line, and not too long. */
public final class Shown {
  private static final int LONGEST = 60;

  private Shown() {}

  /** Returns a text in quotes, shortened, with its control characters by number. */
  public static String quoted(String text) {
    return "'" + plain(text) + "'";
  }

  /** Returns a text shortened, with its control characters by number. */
  public static String plain(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints()
        .limit(LONGEST)
        .forEach(
            c -> {
              if (c == '\n') {
                out.append("\\n");
              } else if (isUnprintable(c)) {
                out.append('<').append(code(c)).append('>');
              } else {
                out.appendCodePoint(c);
              }
            });
    return text.codePointCount(0, text.length()) > LONGEST ? out + "..." : out.toString();
  }

  /** Returns a character's number as {@code U+00A0}. */
  static String code(int c) {
    return String.format(Locale.ROOT, "U+%04X", c);
  }

  /** Returns whether a character cannot stand in a line of text. */
  static boolean isUnprintable(int c) {
    return Character.isISOControl(c)
        || c == 0x2028
        || c == 0x2029
        || c == 0xfeff
        || (c >= 0xd800 && c <= 0xdfff);
  }

  /** Returns what stands there, for a message: {@code 'text'}, {@code a list} and so on. */
  public static String found(Node node) {
    if (node instanceof Node.Scalar scalar) {
      return scalar.isNothing() ? "nothing" : quoted(scalar.text());
    }
    return node instanceof Node.Sequence ? "a list" : "a group of keys";
  }

  /** Returns a node as YAML on one line that reads back as the same node. */
  public static String flow(Node node) {
    if (node instanceof Node.Scalar scalar) {
      boolean safe =
          scalar.style() == Node.Style.PLAIN && !scalar.text().matches(".*[,\\[\\]{}].*");
      return safe ? scalar.text() : RulesText.quoted(scalar.text());
    }
    if (node instanceof Node.Sequence list) {
      return list.items().stream().map(Shown::flow).collect(Collectors.joining(", ", "[", "]"));
    }
    return ((Node.Mapping) node)
        .entries().stream()
            .map(e -> flow(e.key()) + ": " + flow(e.value()))
            .collect(Collectors.joining(", ", "{", "}"));
  }
}
