package stacklab.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import stacklab.board.Board;
import stacklab.board.Symmetries;
import stacklab.board.Symmetry;
import stacklab.random.Random;
import stacklab.rules.Mirrors;
import stacklab.rules.Variant;

class SymmetryTest {
  private static final int PLIES = 12;

  private static List<String> names() {
    return KnownVariants.names();
  }

  private static LongStream seeds() {
    return LongStream.range(0, 60);
  }

  /** Plays a few random plies; returns the position after them. */
  private static SlowPosition somewhere(Variant variant, long seed) {
    Random random = Random.of(seed);
    SlowPosition position =
        SlowText.parse(variant, PositionText.of(Position.start(variant, random)));
    for (int ply = 0; ply < PLIES + variant.placements() && !position.isOver(); ply++) {
      List<Integer> legal = position.legalMoves();
      position = position.play(legal.get(random.below(legal.size())));
    }
    return position;
  }

  private static SlowPosition mirrored(SlowPosition position, Symmetry symmetry) {
    String[] stacks = new String[position.stacks().size()];
    for (int space = 0; space < stacks.length; space++) {
      String stack = position.stacks().get(space);
      stacks[symmetry.of(space)] = stack.replace('W', '-').replace('B', 'W').replace('-', 'B');
    }
    return new SlowPosition(
        position.variant(),
        List.of(stacks),
        position.turn().other(),
        position.placed(),
        position.plies(),
        position.played(),
        position.firstSeat().other(),
        position.lastMoverSeat());
  }

  private static int mirrored(int move, Symmetry symmetry) {
    return move >= Move.PASS
        ? move
        : Move.of(symmetry.of(Move.from(move)), symmetry.of(Move.to(move)));
  }

  /** In the mirrored position with the colours exchanged the legal moves are the mirrored ones. */
  private static void assertMovesAreMirrored(Variant variant, long seed) {
    SlowPosition position = somewhere(variant, seed);
    for (Symmetry symmetry : Symmetries.of(variant.board())) {
      TreeSet<Integer> expected = new TreeSet<>();
      position.legalMoves().forEach(move -> expected.add(mirrored(move, symmetry)));
      assertEquals(
          List.copyOf(expected),
          mirrored(position, symmetry).legalMoves(),
          symmetry + " of " + SlowText.of(position));
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void aMirroredPositionOfAShippedVariantHasTheMirroredMoves(String name) {
    assertMovesAreMirrored(KnownVariants.of(name), 1);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aMirroredPositionOfARandomVariantHasTheMirroredMoves(long seed) {
    assertMovesAreMirrored(RandomVariants.of(seed, 20), seed);
  }

  /** A square has 8 symmetries, a rectangle 4, a hexagon 12; Avalam's board only turns by half. */
  @ParameterizedTest
  @CsvSource({
    "avalam, 2",
    "avalam-2x2, 8",
    "avalam-4x5, 4",
    "avalam-merels, 8",
    "avalam-hex, 12",
    "dvonn, 4"
  })
  void boardsHaveTheirKnownSymmetries(String name, int count) {
    List<Symmetry> symmetries = Symmetries.of(KnownVariants.of(name).board());
    assertEquals(count, symmetries.size());
    assertTrue(symmetries.get(0).isIdentity());
    assertEquals("half turn", symmetries.get(1).name());
  }

  @ParameterizedTest
  @CsvSource({
    "avalam, -, half turn",
    "avalam-2x2, reflection, reflection",
    "avalam-2x3, half turn, half turn",
    "avalam-hex, -, -",
    "avalam-placed, half turn, half turn",
    "dvonn, half turn, half turn",
    "path-02-bases, -, -"
  })
  void startsAreTheSameForBothOrNot(String name, String exchanging, String copying) {
    Variant variant = KnownVariants.of(name);
    assertEquals(exchanging, text(Mirrors.exchanging(variant)));
    assertEquals(copying, text(Mirrors.copying(variant)));
  }

  private static String text(Optional<Symmetry> symmetry) {
    return symmetry.map(Symmetry::name).orElse("-");
  }

  @Test
  void aHalfTurnTakesCornersToCorners() {
    Board board = KnownVariants.of("avalam-2x3").board();
    Symmetry half = Symmetries.of(board).get(1);
    assertEquals("c2", board.name(half.of(board.space("a1").orElseThrow())));
    assertEquals("b1", board.name(half.of(board.space("b2").orElseThrow())));
  }
}
