package stacklab.cli;

import java.util.Map;

/**
 * What is known about the terminal.
 *
 * @param input whether a person types what is read
 * @param output whether a person sees what is printed
 * @param errors whether a person sees the messages
 * @param colours whether to print in colours
 * @param columns the width in characters
 */
public record Screen(boolean input, boolean output, boolean errors, boolean colours, int columns) {
  private static final int USUAL_WIDTH = 80;
  private static final int NARROWEST = 40;

  /** No terminal at all. */
  public static final Screen NONE = new Screen(false, false, false, false, USUAL_WIDTH);

  /**
   * Returns what the launcher and the environment say.
   *
   * @param terminals which of the file descriptors 0, 1 and 2 are terminals, such as {@code 012}
   */
  public static Screen of(String terminals, Map<String, String> environment) {
    boolean output = terminals.contains("1");
    // https://no-color.org: whatever its value, unless it is empty.
    boolean wanted = environment.getOrDefault("NO_COLOR", "").isEmpty();
    boolean able = !environment.getOrDefault("TERM", "dumb").equals("dumb");
    return new Screen(
        terminals.contains("0"),
        output,
        terminals.contains("2"),
        output && wanted && able,
        columns(environment.getOrDefault("COLUMNS", "")));
  }

  private static int columns(String given) {
    return given.matches("[1-9][0-9]{0,3}")
        ? Math.max(NARROWEST, Integer.parseInt(given))
        : USUAL_WIDTH;
  }
}
