package stacklab.report.page;

import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Writes JSON that may stand in a script element: nothing in it can end the element, whatever the
 * texts say.
 */
final class Json {
  private final StringBuilder out = new StringBuilder();

  private Json() {}

  /**
   * Returns a value's text: maps, lists, texts, whole numbers, booleans and null.
   *
   * @throws IllegalArgumentException if there is anything else in it
   */
  static String of(Object value) {
    Json json = new Json();
    json.write(value);
    return json.out.toString();
  }

  private void write(Object value) {
    if (value instanceof Map<?, ?> map) {
      writeMap(map);
    } else if (value instanceof List<?> list) {
      writeList(list);
    } else if (value instanceof String text) {
      writeText(text);
    } else if (value == null || value instanceof Integer || value instanceof Boolean) {
      out.append(value);
    } else {
      throw new IllegalArgumentException("no JSON for " + value.getClass());
    }
  }

  private void writeMap(Map<?, ?> map) {
    out.append('{');
    for (Iterator<? extends Map.Entry<?, ?>> i = map.entrySet().iterator(); i.hasNext(); ) {
      Map.Entry<?, ?> entry = i.next();
      writeText((String) entry.getKey());
      out.append(':');
      write(entry.getValue());
      out.append(i.hasNext() ? "," : "");
    }
    out.append('}');
  }

  private void writeList(List<?> list) {
    out.append('[');
    for (int i = 0; i < list.size(); i++) {
      out.append(i == 0 ? "" : ",");
      write(list.get(i));
    }
    out.append(']');
  }

  private void writeText(String text) {
    out.append('"');
    text.chars().forEach(c -> out.append(isPlain(c) ? Character.toString(c) : escaped(c)));
    out.append('"');
  }

  private static boolean isPlain(int c) {
    return c >= ' ' && c < 127 && c != '"' && c != '\\' && c != '<' && c != '>' && c != '&';
  }

  private static String escaped(int c) {
    return "\\u" + Integer.toHexString(0x10000 | c).substring(1);
  }
}
