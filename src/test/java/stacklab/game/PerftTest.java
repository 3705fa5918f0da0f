package stacklab.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import stacklab.random.Random;
import stacklab.rules.RulesText;
import stacklab.rules.Variant;

/** Compares perft with brute force by the slow twin, on small boards of every kind. */
class PerftTest {
  private static final int DEPTH = 4;

  @Test
  void perftAgreesWithBruteForceInRandomVariants() {
    for (int seed = 0; seed < 200; seed++) {
      Variant variant = RandomVariants.of(seed, 7);
      Position position = Position.start(variant, Random.of(seed));
      String text = PositionText.of(position);
      long expected = SlowText.parse(variant, text).perft(DEPTH);
      int shown = seed;
      assertEquals(
          expected,
          Perft.count(position, DEPTH),
          () ->
              "seed "
                  + shown
                  + "\n"
                  + RulesText.of(variant)
                  + text
                  + "\n"
                  + KnownPerftTest.divided(position, DEPTH));
      long divided = Perft.divide(position, DEPTH).values().stream().mapToLong(n -> n).sum();
      assertEquals(expected, divided);
      assertEquals(text, PositionText.of(position), "perft leaves the position as it was");
    }
  }

  @Test
  void perftOfDepthZeroIsOneAndNegativeDepthIsRefused() {
    Position position = Position.start(KnownVariants.of("avalam board 3x3"));
    assertEquals(1, Perft.count(position, 0));
    assertThrows(IllegalArgumentException.class, () -> Perft.count(position, -1));
  }
}
