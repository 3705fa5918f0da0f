package stacklab.agent.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import stacklab.rules.InvalidInput;

/**
 * The command line of a program: its path or name, and arguments.
 *
 * <p>As text the words are separated by blanks. In {@code '...'} every character stands for itself;
 * in {@code "..."} {@code \"} is a quote and {@code \\} a backslash. Elsewhere a backslash is a
 * character like others. No shell is involved.
 *
 * @param words the program and its arguments; at least one
 */
public record Command(List<String> words) {
  /** Copies the words. */
  public Command {
    words = List.copyOf(words);
    if (words.isEmpty()) {
      throw new IllegalArgumentException("no program");
    }
  }

  /**
   * Returns the command of a text.
   *
   * @throws InvalidInput if it names no program or a quote is not closed
   */
  public static Command parse(String text) {
    List<String> words = new Reader(text).words();
    if (words.isEmpty() || words.get(0).isEmpty()) {
      throw new InvalidInput(
          "'" + text + "' names no program; write a command such as python3 engine.py");
    }
    return new Command(words);
  }

  /** Returns a text that {@link #parse} reads as this command; the same for the same command. */
  public String text() {
    return words.stream().map(Command::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    if (!word.isEmpty() && word.chars().noneMatch(c -> isBlank(c) || c == '\'' || c == '"')) {
      return word;
    }
    return word.indexOf('\'') < 0
        ? "'" + word + "'"
        : "\"" + word.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }

  private static boolean isBlank(int letter) {
    return letter <= ' ';
  }

  /** Splits a text into words. */
  private static final class Reader {
    private final String text;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private int at;

    Reader(String text) {
      this.text = text;
    }

    List<String> words() {
      while (at < text.length()) {
        if (isBlank(text.charAt(at))) {
          at++;
        } else {
          readWord();
        }
      }
      return words;
    }

    private void readWord() {
      while (at < text.length() && !isBlank(text.charAt(at))) {
        char letter = text.charAt(at++);
        if (letter == '\'' || letter == '"') {
          readQuoted(letter);
        } else {
          word.append(letter);
        }
      }
      words.add(word.toString());
      word.setLength(0);
    }

    private void readQuoted(char quote) {
      while (at < text.length() && text.charAt(at) != quote) {
        if (quote == '"' && isEscape()) {
          at++;
        }
        word.append(text.charAt(at++));
      }
      if (at == text.length()) {
        throw new InvalidInput("'" + text + "': a quote (" + quote + ") is not closed; close it");
      }
      at++;
    }

    private boolean isEscape() {
      return text.charAt(at) == '\\'
          && at + 1 < text.length()
          && "\\\"".indexOf(text.charAt(at + 1)) >= 0;
    }
  }
}
