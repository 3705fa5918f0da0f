package stacklab.report.svg;

import stacklab.stats.Decimal;

/** Writes elements of an SVG document. Everything that comes from outside is escaped. */
public final class SvgText {
  private final StringBuilder text = new StringBuilder();

  /** Starts an element; {@code attributes} are names and values in turn. */
  public SvgText open(String name, Object... attributes) {
    tag(name, attributes);
    text.append(">\n");
    return this;
  }

  /** Ends the element that was started last. */
  public SvgText close(String name) {
    text.append("</").append(name).append(">\n");
    return this;
  }

  /** Writes an element without content. */
  public SvgText empty(String name, Object... attributes) {
    tag(name, attributes);
    text.append("/>\n");
    return this;
  }

  /** Writes an element with nothing but text in it. */
  public SvgText filled(String name, String content, Object... attributes) {
    tag(name, attributes);
    text.append('>').append(escape(content)).append("</").append(name).append(">\n");
    return this;
  }

  private void tag(String name, Object... attributes) {
    text.append('<').append(name);
    for (int i = 0; i < attributes.length; i += 2) {
      text.append(' ').append(attributes[i]).append("=\"");
      text.append(value(attributes[i + 1])).append('"');
    }
  }

  private static String value(Object value) {
    return value instanceof Double number ? number(number) : escape(value.toString());
  }

  /** Returns a length or coordinate with at most two decimals. */
  public static String number(double value) {
    String digits = Decimal.fixed(value, 2);
    int end = digits.length();
    while (digits.charAt(end - 1) == '0') {
      end--;
    }
    return digits.substring(0, digits.charAt(end - 1) == '.' ? end - 1 : end);
  }

  /** Returns the text with everything replaced that means something in XML or may not be in it. */
  public static String escape(String content) {
    StringBuilder escaped = new StringBuilder();
    content.codePoints().forEach(c -> escaped.append(escaped(c)));
    return escaped.toString();
  }

  private static String escaped(int c) {
    return switch (c) {
      case '&' -> "&amp;";
      case '<' -> "&lt;";
      case '>' -> "&gt;";
      case '"' -> "&quot;";
      case '\'' -> "&#39;";
      default -> isAllowed(c) ? Character.toString(c) : "\ufffd";
    };
  }

  /** Returns whether XML 1.0 (section 2.2, Char) allows this character. */
  private static boolean isAllowed(int c) {
    return c >= 0x20
        ? (c < 0xd800 || c > 0xdfff) && c != 0xfffe && c != 0xffff
        : c == '\t' || c == '\n' || c == '\r';
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
