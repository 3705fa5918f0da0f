package stacklab.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import stacklab.random.Random;

class RefusalTest {
  @Test
  void exactlyTheLegalMovesAreNotRefusedInRandomGamesOfRandomVariants() {
    for (long seed = 1; seed <= 150; seed++) {
      Random random = Random.of(seed);
      Position position = Position.start(RandomVariants.of(seed, 20), random);
      for (int ply = 0; ply < 12 && !position.isOver(); ply++) {
        compareAll(position, "seed " + seed + " ply " + ply);
        position.playUnchecked(position.randomMove(random));
      }
      if (position.isOver()) {
        compareAll(position, "seed " + seed + " at the end");
      }
    }
  }

  private static void compareAll(Position position, String where) {
    int spaces = position.variant().board().size();
    for (int from = 0; from < spaces; from++) {
      for (int to = 0; to < spaces; to++) {
        compare(position, Move.of(from, to), where);
      }
    }
    compare(position, Move.PASS, where);
    compare(position, Move.SWAP, where);
  }

  private static void compare(Position position, int move, String where) {
    assertEquals(
        position.isLegal(move),
        Refusal.of(position, move).isEmpty(),
        () -> where + ": " + Notation.text(position.variant().board(), move));
  }

  @Test
  void sayWhatIsWrongWithAMove() {
    Position avalam =
        PositionText.parse(KnownVariants.of("avalam board 3x3"), "WBWB,B,-/WBW,W,B/W,B,W w");
    assertRefused("there is no stack on c1", avalam, "c1b1");
    assertRefused("there is no stack on c1 to land on", avalam, "b1c1");
    assertRefused("a1 and a3 are 2 steps apart; a stack moves exactly 1", avalam, "a1a3");
    assertRefused("no straight line joins a1 and b3", avalam, "a1b3");
    assertRefused("the stack would be 7 high; the cap is 5", avalam, "a2a1");
    assertRefused(
        "passing is only for a player without a move, and there are 32 moves", avalam, "pass");
    assertRefused(
        "no piece is placed any more; to move the stack on b2, name the space it goes to as well",
        avalam,
        "b2");
    assertRefused("", avalam, "a1b1");

    Position dvonn =
        PositionText.parse(KnownVariants.of("dvonn board rows 3,4,3"), "W,W,B/WB,W,B,W/W,D,WW w");
    assertRefused("the stack on c1 is your opponent's", dvonn, "c1b1");
    assertRefused("the stack on c3 has a base on top and never moves", dvonn, "c3b3");
    assertRefused(
        "the stack on b2 is locked: all the spaces around it are occupied", dvonn, "b2a1");
    assertRefused(
        "d3 and c3 are 1 step apart; this stack moves exactly 2, as it is high", dvonn, "d3c3");
  }

  @Test
  void saysHowPlacingGoes() {
    Position dvonn =
        PositionText.parse(KnownVariants.of("dvonn board rows 3,4,3"), "D,-,-/-,-,-,-/-,-,- b 1");
    assertRefused("a1 is occupied", dvonn, "a1");
    assertRefused("pieces are still being placed; name one empty space", dvonn, "a1b1");
  }

  private static void assertRefused(String reason, Position position, String move) {
    int parsed = Notation.parse(position.variant().board(), move);
    assertEquals(reason, Refusal.of(position, parsed).orElse(""), move);
    assertEquals(Optional.of(reason).filter(r -> !r.isEmpty()), Refusal.of(position, parsed));
  }
}
