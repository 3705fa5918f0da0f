package stacklab.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stacklab.board.Directions;
import stacklab.board.GridBoard;
import stacklab.board.Wrap;
import stacklab.random.Random;
import stacklab.rules.Setup;
import stacklab.rules.Variant;

/** Holds {@link Position} to its slow twin, in random games of variants of every kind. */
class PositionContractTest {

  @Test
  void positionAgreesWithItsTwinInRandomVariants() {
    for (int seed = 0; seed < 400; seed++) {
      TwinGame.play(RandomVariants.of(seed, 9), seed);
      TwinGame.play(RandomVariants.of(1_000_000L + seed, 25), seed);
    }
  }

  @Test
  void positionAgreesWithItsTwinOnBoardsOfMoreThanOneWord() {
    for (int seed = 0; seed < 30; seed++) {
      TwinGame.play(RandomVariants.large(seed, 9 + seed % 3), seed);
    }
  }

  @Test
  void positionAgreesWithItsTwinOnVeryLargeBoards() {
    for (int seed = 0; seed < 2; seed++) {
      TwinGame.play(RandomVariants.large(seed, 20), seed);
    }
  }

  @Test
  @Tag("long")
  void positionAgreesWithItsTwinInManyRandomVariants() {
    for (int seed = 10_000; seed < 30_000; seed++) {
      TwinGame.play(RandomVariants.of(seed, 2 + seed % 40), seed);
    }
  }

  @ParameterizedTest
  @MethodSource("stacklab.game.KnownVariants#names")
  void positionAgreesWithItsTwinInEveryShippedVariant(String name) {
    for (int seed = 0; seed < 2; seed++) {
      TwinGame.play(KnownVariants.of(name), seed);
    }
  }

  @Test
  void everyFileOfTheVariantsFolderIsAmongTheShippedVariants() {
    String[] files = Path.of("variants").toFile().list((folder, name) -> name.endsWith(".yaml"));
    Set<String> names =
        Arrays.stream(files).map(file -> file.replace(".yaml", "")).collect(Collectors.toSet());
    assertEquals(names, Set.copyOf(KnownVariants.names()));
    assertTrue(names.contains("avalam") && names.contains("dvonn"), names::toString);
  }

  @Test
  void drawnVariantsCoverGamesLongAndShort() {
    int over = 0;
    int limited = 0;
    int passes = 0;
    int swaps = 0;
    for (int seed = 0; seed < 400; seed++) {
      Random random = Random.of(seed);
      Position position = Position.start(RandomVariants.of(seed, 9), random);
      over += position.isOver() ? 1 : 0;
      while (!position.isOver()) {
        int move = position.randomMove(random);
        passes += move == Move.PASS ? 1 : 0;
        swaps += move == Move.SWAP ? 1 : 0;
        position.play(move);
      }
      limited += position.outcome().end() == Outcome.End.PLY_LIMIT ? 1 : 0;
    }
    String found = over + " " + limited + " " + passes + " " + swaps;
    assertTrue(over > 10 && over < 200, found);
    assertTrue(limited > 20 && passes > 20 && swaps > 10, found);
  }

  @Test
  void shuffleGivesEveryArrangementEquallyOften() {
    Variant variant = shuffled();
    Map<String, Integer> counts = new HashMap<>();
    Random random = Random.of(7);
    int draws = 12_000;
    for (int i = 0; i < draws; i++) {
      counts.merge(PositionText.of(Position.start(variant, random)), 1, Integer::sum);
    }
    // W, B, D and an empty space on four spaces, beside one stone that stays: 24 arrangements.
    assertEquals(24, counts.size());
    double expected = draws / 24.0;
    double chiSquare =
        counts.values().stream().mapToDouble(c -> (c - expected) * (c - expected)).sum() / expected;
    // The 99.9 % point of chi-square with 23 degrees of freedom is 49.7.
    assertTrue(chiSquare < 49.7, "seed 7, chi-square " + chiSquare);
    assertTrue(counts.keySet().stream().allMatch(text -> text.startsWith("W,")));
  }

  @Test
  void shuffledStartNeedsGenerator() {
    assertThrows(IllegalArgumentException.class, () -> Position.start(shuffled()));
  }

  @Test
  void restartEqualsFreshStart() {
    for (int seed = 0; seed < 100; seed++) {
      Variant variant = RandomVariants.of(seed, 25);
      Position used = Position.start(variant, Random.of(seed));
      List<String> texts = new ArrayList<>();
      while (!used.isOver()) {
        used.play(used.randomMove(Random.of(texts.size())));
        texts.add(PositionText.of(used));
      }
      used.restart(Random.of(seed));
      Position fresh = Position.start(variant, Random.of(seed));
      assertEquals(PositionText.of(fresh), PositionText.of(used), () -> variant + "");
      assertEquals(fresh.hash(), used.hash(), () -> variant + "");
      for (int ply = 0; ply < texts.size(); ply++) {
        used.play(used.randomMove(Random.of(ply)));
        assertEquals(texts.get(ply), PositionText.of(used), () -> variant + "");
      }
    }
  }

  /** One white stone drawn, and one of each kind to shuffle over the four other spaces. */
  private static Variant shuffled() {
    Variant base = KnownVariants.of("avalam board 3x3");
    return new Variant(
        "shuffled",
        "",
        "",
        GridBoard.square(
            new boolean[][] {{true, true, true, true, true}}, Directions.ALL, Wrap.NONE),
        "W####",
        new Setup.Shuffle(1, 1, 1),
        base.first(),
        base.move(),
        base.heightCap(),
        base.removal(),
        base.passing(),
        base.plyLimit(),
        base.score(),
        base.tieBreaks(),
        base.swap(),
        base.komi());
  }
}
