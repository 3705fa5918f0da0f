package stacklab.cli;

import picocli.CommandLine.Option;

/** From which seed all random numbers of a command come. */
public final class SeedOption {
  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Seed of all random numbers; 1 if not given.")
  private long seed = 1;

  /** Returns the seed. */
  public long seed() {
    return seed;
  }
}
