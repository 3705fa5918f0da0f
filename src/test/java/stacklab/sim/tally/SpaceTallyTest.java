package stacklab.sim.tally;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stacklab.rules.Variant;
import stacklab.stats.ResultCounts;

class SpaceTallyTest {
  private static final Variant SQUARE = PlayedGame.variant("avalam-2x2");

  private static int space(Variant variant, String name) {
    return variant.board().space(name).orElseThrow();
  }

  /** a1 and b2 are White's: Black ends on b1, then Black on b2, then White on b2. */
  @Test
  void threeGamesOnTwoByTwoHaveTheirKnownSpaces() {
    SpaceTally tally =
        PlayedGame.tally(
                SQUARE,
                PlayedGame.of(SQUARE, "a1b1 a2b2 b2b1"),
                PlayedGame.of(SQUARE, "a1b2 a2b1 b1b2"),
                PlayedGame.of(SQUARE, "a1b1 a2b2 b1b2"))
            .spaces();
    assertEquals(3, tally.games());
    assertEquals(4, tally.spaces());
    int a1 = space(SQUARE, "a1");
    int b1 = space(SQUARE, "b1");
    int b2 = space(SQUARE, "b2");
    assertEquals(ResultCounts.of(2, 0, 1), tally.openedFrom(a1));
    assertEquals(ResultCounts.of(1, 0, 1), tally.openedTo(b1));
    assertEquals(ResultCounts.of(1, 0, 0), tally.openedTo(b2));
    assertEquals(ResultCounts.of(0, 0, 0), tally.openedFrom(b1));
    assertEquals(List.of(0L, 0L, 0L), owned(tally, a1));
    assertEquals(List.of(0L, 1L, 0L), owned(tally, b1));
    assertEquals(List.of(1L, 1L, 0L), owned(tally, b2));
    assertEquals(2, tally.occupied(b2));
    assertEquals(4.0 / 3, tally.height(b1).mean(), 1e-12);
    assertEquals(8.0 / 3, tally.height(b2).mean(), 1e-12);
  }

  private static List<Long> owned(SpaceTally tally, int space) {
    return List.of(tally.owned(space, 0), tally.owned(space, 1), tally.owned(space, 2));
  }

  @Test
  void aDrawnGameOfNoPlyHasNoOpeningButABoard() {
    SpaceTally tally =
        PlayedGame.tally(SQUARE, PlayedGame.of(SQUARE, "WWWWB,BBBBW/-,- w", "")).spaces();
    assertEquals(1, tally.games());
    for (int space = 0; space < 4; space++) {
      assertEquals(0, tally.openedFrom(space).size() + tally.openedTo(space).size());
    }
    assertEquals(List.of(0L, 1L, 0L), owned(tally, 0));
    assertEquals(5, tally.height(0).mean());
  }

  @Test
  void aPlacementOpensToItsSpaceOnly() {
    Variant placed =
        PlayedGame.variant("avalam-2x2", "setup={place: {stones: 4}}", "map=\"##\\n##\"");
    SpaceTally tally =
        PlayedGame.tally(placed, PlayedGame.of(placed, "a1 b1 a2 b2 a1a2 b1b2 a2b2")).spaces();
    assertEquals(1, tally.openedTo(space(placed, "a1")).size());
    assertEquals(0, tally.openedFrom(space(placed, "a1")).size());
  }

  @Test
  void aGameCutOffByThePlyLimitCountsAsItStands() {
    Variant cut = PlayedGame.variant("avalam-2x2", "ply-limit=1");
    SpaceTally tally = PlayedGame.tally(cut, PlayedGame.of(cut, "a1b1")).spaces();
    assertEquals(List.of(1L, 0L, 0L), owned(tally, space(cut, "b1")));
    assertEquals(0, tally.occupied(space(cut, "a1")));
    assertEquals(2, tally.height(space(cut, "b1")).mean());
    // White has b1 and b2, Black a2.
    assertEquals(ResultCounts.of(0, 0, 1), tally.openedFrom(space(cut, "a1")));
  }

  @Test
  void textReadsBackAndPartsAddUpToTheWhole() {
    PairingTally whole =
        PlayedGame.tally(
            SQUARE,
            PlayedGame.of(SQUARE, "a1b1 a2b2 b2b1"),
            PlayedGame.of(SQUARE, "a1b1 a2b2 b1b2"));
    PairingTally parts = new PairingTally();
    for (String moves : List.of("a1b1 a2b2 b1b2", "a1b1 a2b2 b2b1")) {
      parts.merge(PlayedGame.tally(SQUARE, PlayedGame.of(SQUARE, moves)));
    }
    List<String> lines = new ArrayList<>();
    whole.write(lines);
    List<String> merged = new ArrayList<>();
    parts.write(merged);
    assertEquals(lines, merged);
    List<String> again = new ArrayList<>();
    PairingTally.read(lines.iterator()).write(again);
    assertEquals(lines, again);
  }
}
