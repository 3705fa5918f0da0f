package stacklab.game.playout;

import java.util.stream.Stream;
import stacklab.rules.Variant;

/**
 * Compiles variants into playouts.
 *
 * <p>Compiling takes some milliseconds; whoever plays many games keeps the playout.
 */
public final class Playouts {
  private Playouts() {}

  /** Returns a new playout of a variant, with the fastest strategy its rules allow. */
  public static Playout of(Variant variant, Detail detail) {
    return of(variant, detail, strategy(variant));
  }

  /** Returns whether a variant's rules allow a strategy. */
  public static boolean allows(Variant variant, Strategy strategy) {
    return switch (strategy) {
      case PAIRS -> Pairs.describe(variant);
      case WORD -> WordPlayout.plays(variant);
      case GENERAL -> true;
    };
  }

  /** Returns the fastest strategy that a variant's rules allow. */
  public static Strategy strategy(Variant variant) {
    return Stream.of(Strategy.values()).filter(s -> allows(variant, s)).findFirst().orElseThrow();
  }

  /**
   * Returns a new playout of a variant with a given strategy.
   *
   * @throws IllegalArgumentException if the variant's rules do not allow it
   */
  public static Playout of(Variant variant, Detail detail, Strategy strategy) {
    if (!allows(variant, strategy)) {
      throw new IllegalArgumentException(variant.name() + " does not allow " + strategy.text());
    }
    Tables tables = new Tables(variant);
    return switch (strategy) {
      case PAIRS -> new PairsPlayout(tables, detail);
      case WORD -> new WordPlayout(tables, detail);
      case GENERAL -> new GeneralPlayout(tables, detail);
    };
  }
}
