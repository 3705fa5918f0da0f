package stacklab.cli;

import stacklab.rules.InvalidInput;

/** Checks the values of options that several commands have. */
final class Options {
  private static final int MOST_THREADS = 1024;

  private Options() {}

  /** Returns a number of threads. */
  static int threads(int given) {
    if (given < 1 || given > MOST_THREADS) {
      throw new InvalidInput("--threads " + given + ": use a number from 1 to " + MOST_THREADS);
    }
    return given;
  }

  /** Returns a number that must be positive. */
  static long atLeastOne(String option, long given) {
    if (given < 1) {
      throw new InvalidInput(option + " " + given + ": use a number from 1 on");
    }
    return given;
  }
}
