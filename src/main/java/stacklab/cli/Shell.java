package stacklab.cli;

import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;

/** Writes arguments such that a shell reads them back. */
public final class Shell {
  private Shell() {}

  /** Returns the command line that a command was given, with {@code --resume} to go on. */
  public static String resumed(CommandSpec command) {
    return "stacklab "
        + command.commandLine().getParent().getParseResult().originalArgs().stream()
            .filter(word -> !word.equals("--resume") && !word.equals("--overwrite"))
            .map(Shell::quoted)
            .collect(Collectors.joining(" "))
        + " --resume";
  }

  /** Returns an argument as it is, or in single quotes if the shell would not take it as one. */
  public static String quoted(String argument) {
    return argument.matches("[\\p{L}\\p{N}_./:=@%+,-]+")
        ? argument
        : "'" + argument.replace("'", "'\\''") + "'";
  }
}
