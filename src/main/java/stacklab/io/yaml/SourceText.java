package stacklab.io.yaml;

import java.util.List;

/** A text to be read, and how its places are called. */
public final class SourceText {
  private final String name;
  private final String text;
  private final List<String> lines;
  private final boolean placed;

  private SourceText(String name, String text, boolean placed) {
    this.name = name;
    this.text = text.replace("\r\n", "\n").replace('\r', '\n');
    this.lines = List.of(this.text.split("\n", -1));
    this.placed = placed;
  }

  /** Returns the text of a file, or one that is spoken of like a file; any line ends. */
  public static SourceText file(String name, String text) {
    return new SourceText(name, text, true);
  }

  /** Returns the value of a command-line option, all of which stands at one place. */
  public static SourceText option(String option, String value) {
    return new SourceText(option, value, false);
  }

  String text() {
    return text;
  }

  /** Returns a line, counted from 0, without its end; empty beyond the last. */
  String line(int line) {
    return line < lines.size() ? lines.get(line) : "";
  }

  /** Returns the place of a character, both counted from 0. */
  Place place(int line, int column) {
    return placed ? new Place(name, line + 1, column + 1) : Place.of(name);
  }

  /** Returns the place of the character with this index among the text's characters. */
  Place placeOf(int codePointIndex) {
    int at =
        text.offsetByCodePoints(0, Math.min(codePointIndex, text.codePointCount(0, text.length())));
    String before = text.substring(0, at);
    int lineStart = before.lastIndexOf('\n') + 1;
    int line = (int) before.chars().filter(c -> c == '\n').count();
    return place(line, before.codePointCount(lineStart, before.length()));
  }
}
