package stacklab.cli;

/** Writes arguments such that a shell reads them back. */
final class Shell {
  private Shell() {}

  /** Returns an argument as it is, or in single quotes if the shell would not take it as one. */
  static String quoted(String argument) {
    return argument.matches("[\\p{L}\\p{N}_./:=@%+,-]+")
        ? argument
        : "'" + argument.replace("'", "'\\''") + "'";
  }
}
