package stacklab.sim.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stacklab.rules.InvalidInput;

/**
 * An outside program that does the same work and prints {@code playouts_per_s} and a number.
 *
 * @param command the program and its arguments, separated by blanks
 */
public record Rival(String command) {
  private static final Pattern SPEED =
      Pattern.compile("playouts_per_s[ ,=:]+([0-9]+(?:\\.[0-9]+)?)");

  /**
   * Runs the program once and returns the playouts per second that it prints.
   *
   * @throws InvalidInput if it cannot be run, fails or prints no such number
   */
  public double playoutsPerSecond() throws InterruptedException {
    String printed = run();
    Matcher matcher = SPEED.matcher(printed);
    if (!matcher.find() || Double.parseDouble(matcher.group(1)) <= 0) {
      throw new InvalidInput(
          "'"
              + command
              + "' printed no speed; expected `playouts_per_s` and a positive number, found: "
              + printed.strip());
    }
    return Double.parseDouble(matcher.group(1));
  }

  private String run() throws InterruptedException {
    try {
      Process process =
          new ProcessBuilder(List.of(command.strip().split("\\s+")))
              .redirectErrorStream(true)
              .start();
      process.getOutputStream().close();
      String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
      int code = process.waitFor();
      if (code != 0) {
        throw new InvalidInput(
            "'" + command + "' ended with code " + code + ": " + printed.strip());
      }
      return printed;
    } catch (IOException e) {
      throw new InvalidInput("'" + command + "' cannot be run: " + e.getMessage());
    }
  }
}
