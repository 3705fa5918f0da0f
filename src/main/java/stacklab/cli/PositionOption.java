package stacklab.cli;

import java.util.Optional;
import picocli.CommandLine.Option;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.io.NamedVariant;
import stacklab.random.Random;
import stacklab.rules.InvalidInput;
import stacklab.rules.Setup;
import stacklab.rules.Variant;
import stacklab.sim.Streams;

/** The position that a command begins with: the variant's start unless one is given. */
final class PositionOption {
  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description = "Begin there instead of at the start, as in 'W,B/B,W w'.")
  private Optional<String> position = Optional.empty();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "Whatever is random comes from this number; a random start is that of the first game"
              + " simulated with it.")
  private Optional<Long> seed = Optional.empty();

  /**
   * Returns the position.
   *
   * @throws InvalidInput if its text is none, or if the start is random and no seed is given
   */
  Position of(NamedVariant variant) {
    if (position.isEmpty() && seed.isEmpty() && isRandom(variant)) {
      throw new InvalidInput(
          variant.id()
              + " starts from a random position; say which by --seed N or --position TEXT");
    }
    return of(variant, seed.orElse(0L));
  }

  /** Returns the position; a random start comes from this seed. */
  Position of(NamedVariant variant, long chosen) {
    return position.isPresent()
        ? PositionText.parse(variant.variant(), position.get())
        : start(variant.variant(), chosen);
  }

  /** Returns the start of the first game that a simulation with this seed plays. */
  static Position start(Variant variant, long seed) {
    return Position.start(variant, stream(variant, seed, Streams.Role.START));
  }

  /** Returns a stream of the first game that a simulation with this seed plays. */
  static Random stream(Variant variant, long seed, Streams.Role role) {
    Random random = Random.of(0);
    Streams.of(seed, variant.rulesHash(), false).seed(random, 1, role);
    return random;
  }

  /** Returns the seed, if one was given. */
  Optional<Long> seed() {
    return seed;
  }

  private static boolean isRandom(NamedVariant variant) {
    return variant.variant().setup() instanceof Setup.Shuffle;
  }
}
