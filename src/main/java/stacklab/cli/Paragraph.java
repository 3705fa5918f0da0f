package stacklab.cli;

import java.util.ArrayList;
import java.util.List;

/** Prints text in lines of the screen's width. */
public final class Paragraph {
  private static final int WIDEST = 100;
  private static final int NARROWEST_TEXT = 30;
  private static final String GAP = "  ";

  private Paragraph() {}

  /** Prints text without a heading. */
  public static void print(Console console, String text) {
    lines(text, width(console)).forEach(console::line);
  }

  /**
   * Prints a heading and, beside it, text; the text stands under the heading where the screen is
   * too narrow for both.
   *
   * @param column the width of the widest heading
   */
  static void print(Console console, String heading, int column, String text) {
    int beside = width(console) - column - GAP.length();
    boolean narrow = beside < NARROWEST_TEXT;
    int indent = narrow ? GAP.length() : column + GAP.length();
    List<String> lines = lines(text, width(console) - indent);
    if (narrow) {
      console.line(heading);
    }
    for (int i = 0; i < lines.size(); i++) {
      String start = i == 0 && !narrow ? heading : "";
      console.line(start + " ".repeat(indent - start.length()) + lines.get(i));
    }
  }

  private static int width(Console console) {
    return Math.min(console.screen().columns(), WIDEST);
  }

  /** Returns the words of a text in lines of at most this width, if no word is longer. */
  static List<String> lines(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.strip().split("\\s+", -1)) {
      if (line.length() > 0 && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
