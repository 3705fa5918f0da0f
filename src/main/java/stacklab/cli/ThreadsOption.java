package stacklab.cli;

import picocli.CommandLine.Option;

/** How many threads play. */
public final class ThreadsOption {
  @Option(names = "--threads", paramLabel = "N", description = "Threads; all cores if not given.")
  private Integer threads;

  /** Returns whether a number was given. */
  boolean isGiven() {
    return threads != null;
  }

  /**
   * Returns the number, that of the cores if none was given.
   *
   * @throws stacklab.rules.InvalidInput if it is not allowed
   */
  public int number() {
    return Options.threads(threads == null ? Runtime.getRuntime().availableProcessors() : threads);
  }
}
