package stacklab.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine.TypeConversionException;
import stacklab.io.yaml.Shown;
import stacklab.report.figure.Numbers;
import stacklab.rules.InvalidInput;

/** Checks the values of options that several commands have. */
public final class Options {
  /** The most games that a run may have. */
  public static final long MOST_GAMES = 1_000_000_000_000L;

  private static final int MOST_THREADS = 1024;

  private static final double LARGEST = 1e9;
  private static final double SMALLEST = 1e-6;
  private static final String ZERO = "[+-]?[0.]+([eE].*)?";
  private static final Pattern REAL =
      Pattern.compile("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?");

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

  /** Returns the number that an option's text stands for, such as 0.5, -20 or 1e-3. */
  static double real(String text) {
    if (!REAL.matcher(text).matches()) {
      throw new TypeConversionException("'" + text + "' is not a number such as 20 or 0.05");
    }
    double number = Double.parseDouble(text);
    if (Math.abs(number) > LARGEST || (Math.abs(number) < SMALLEST && !text.matches(ZERO))) {
      throw new TypeConversionException(
          "'" + text + "' is out of range; use 0 or a number from 0.000001 to 1000000000");
    }
    return number;
  }

  /**
   * Returns a number that must lie in a range; null if it was not given.
   *
   * @throws InvalidInput if it does not
   */
  public static Double between(String option, Double given, double low, double high) {
    if (given != null && !(given >= low && given <= high)) {
      throw new InvalidInput(
          option
              + " "
              + Numbers.plain(given)
              + ": use a number from "
              + Numbers.plain(low)
              + " to "
              + Numbers.plain(high));
    }
    return given;
  }

  /** Returns a number above 0; null if it was not given. */
  public static Double positive(String option, Double given) {
    return between(option, given, SMALLEST, LARGEST);
  }

  /** Returns a number of random opening plies. */
  public static int openingPlies(int given) {
    if (given < 0) {
      throw new InvalidInput("--opening-plies " + given + ": use a number from 0 on");
    }
    return given;
  }

  /** Returns a confidence; null if it was not given. */
  public static Double confidence(Double given) {
    return between("--confidence", given, 0.5, 0.9999);
  }

  /** Returns the file or folder that an option's text stands for. */
  static Path path(String text) {
    try {
      if (!text.isEmpty()) {
        return Path.of(text);
      }
    } catch (InvalidPathException e) {
      // Told below, as an empty one is.
    }
    throw new TypeConversionException(Shown.quoted(text) + " cannot be the name of a file");
  }

  /**
   * Checks that a list names something, and nothing twice.
   *
   * @throws InvalidInput if not
   */
  public static void namedOnce(String option, List<String> names) {
    if (names.isEmpty()) {
      throw new InvalidInput(option + " names nothing; give one or more, with commas");
    }
    for (String name : names) {
      if (Collections.frequency(names, name) > 1) {
        throw new InvalidInput(option + " names '" + name + "' twice; leave one out");
      }
    }
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
