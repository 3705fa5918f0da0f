package stacklab.cli;

import picocli.CommandLine.TypeConversionException;
import stacklab.rules.InvalidInput;

/** Checks the values of options that several commands have. */
public final class Options {
  private static final int MOST_THREADS = 1024;
  private static final long MOST_GAMES = 1_000_000_000_000L;

  private Options() {}

  /** Returns the whole number that an option's text stands for. */
  static long whole(String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      if (text.matches("[+-]?[0-9]+")) {
        throw new TypeConversionException(
            "'"
                + text
                + "' is out of range; use a number from "
                + Long.MIN_VALUE
                + " to "
                + Long.MAX_VALUE);
      }
      throw new TypeConversionException("'" + text + "' is not a whole number");
    }
  }

  /** Returns the whole number that an option's text stands for, one that is not very large. */
  static int small(String text) {
    long number = whole(text);
    if (number != (int) number) {
      throw new TypeConversionException(
          "'" + text + "' is too " + (number > 0 ? "large" : "small"));
    }
    return (int) number;
  }

  /** Returns a number of threads. */
  public static int threads(int given) {
    if (given < 1 || given > MOST_THREADS) {
      throw new InvalidInput("--threads " + given + ": use a number from 1 to " + MOST_THREADS);
    }
    return given;
  }

  /** Returns a number of games. */
  public static long games(long given) {
    if (given > MOST_GAMES) {
      throw new InvalidInput("--games " + given + ": use a number from 1 to " + MOST_GAMES);
    }
    return atLeastOne("--games", given);
  }

  /** Returns a number that must be positive. */
  public static long atLeastOne(String option, long given) {
    if (given < 1) {
      throw new InvalidInput(option + " " + given + ": use a number from 1 on");
    }
    return given;
  }
}
