package stacklab.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stacklab.io.Shelf;

/** Runs commands in this process and keeps what they print. */
record Session(String out, String err, int exitCode) {
  private static final Pattern ARGUMENT = Pattern.compile("'([^']*)'|(\\S+)");

  /** Runs one command on a screen, with some lines typed. */
  static Session run(Screen screen, String typed, List<String> arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new BufferedReader(new StringReader(typed)),
            new PrintStream(out, false, UTF_8),
            new PrintStream(err, false, UTF_8),
            screen,
            new Shelf(Path.of("")));
    int exitCode = Main.run(console, arguments.toArray(String[]::new));
    console.err().flush();
    return new Session(out.toString(UTF_8), err.toString(UTF_8), exitCode);
  }

  /** Runs one command without a terminal; arguments with blanks stand in single quotes. */
  static Session run(String arguments) {
    return run(Screen.NONE, "", split(arguments));
  }

  /** Checks that a command is refused with a message and nothing else. */
  static void assertRefused(String message, String command) {
    Session session = run(command);
    assertEquals(2, session.exitCode, session.err);
    assertEquals(message + "\n", session.err);
  }

  /** Returns the arguments of a line as the shell would split it. */
  static List<String> split(String line) {
    List<String> arguments = new ArrayList<>();
    Matcher matcher = ARGUMENT.matcher(line);
    while (matcher.find()) {
      arguments.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
    }
    return arguments;
  }
}
