package stacklab.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import stacklab.board.Grid;
import stacklab.board.Wrap;
import stacklab.rules.RulesText;
import stacklab.rules.Variant;

class ShippedVariantsTest {
  private static final Shelf SHELF = new Shelf(Path.of(""));
  private static final VariantReader READER = new VariantReader(SHELF);

  static Stream<String> names() {
    return SHELF.names().stream();
  }

  private static Variant variant(String name, String... settings) {
    return READER.read(name, List.of(settings)).variant();
  }

  @ParameterizedTest
  @MethodSource("names")
  void aShippedVariantHasNameSummaryAndSourceOfItsOwn(String name) {
    Variant variant = variant(name);
    assertNotEquals(name, variant.name());
    assertTrue(variant.summary().endsWith("."), variant.summary());
    assertFalse(variant.source().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("names")
  void theResolvedFormReadsBackAsTheSameVariant(String name) {
    Variant variant = variant(name);
    assertEquals(variant, READER.parse(name, RulesText.of(variant)).variant());
  }

  @Test
  void noTwoShippedVariantsHaveTheSameNameOrUnintendedlyTheSameRules() {
    List<Variant> all = names().map(name -> variant(name)).toList();
    assertEquals(all.size(), all.stream().map(Variant::name).distinct().count());
    // The last step but one of the path is the shuffled parent game.
    assertEquals(all.size() - 1, all.stream().map(Variant::rulesHash).distinct().count());
  }

  @Test
  void thePathLeadsFromOneParentGameToTheOther() {
    assertEquals(variant("dvonn-shuffled").rulesHash(), variant("path-09-hex-board").rulesHash());
    assertEquals(
        variant("dvonn").rulesHash(),
        variant("path-09-hex-board", "setup={place: {bases: 3}}").rulesHash());
  }

  @Test
  void everyStepOfThePathChangesTheRules() {
    List<Long> rules =
        names().filter(n -> n.startsWith("path-")).map(n -> variant(n).rulesHash()).toList();
    assertEquals(9, rules.size());
    assertEquals(9, rules.stream().distinct().count());
  }

  @Test
  void theParentGamesHaveTheirBoardsAndPieces() {
    Variant avalam = variant("avalam");
    assertEquals(48, avalam.board().size());
    assertEquals(48, avalam.pieceCount());
    assertEquals("c1", avalam.board().name(0));
    assertEquals('W', avalam.pieces().charAt(0));
    Variant dvonn = variant("dvonn");
    assertEquals(49, dvonn.board().size());
    assertEquals(3, dvonn.baseCount());
    assertEquals(49, dvonn.placements());
    assertTrue(dvonn.board().space("k3").isPresent());
    assertFalse(dvonn.board().space("a4").isPresent());
  }

  @Test
  void someGamesAreOnLinesAndOnJoinedEdges() {
    Variant merels = variant("avalam-merels");
    assertEquals(Grid.LINES, merels.board().grid());
    assertEquals(24, merels.board().size());
    assertEquals(12, merels.pieces().chars().filter(c -> c == 'W').count());
    assertEquals(32, totalNeighbours(merels) / 2);
    Variant torus = variant("avalam-torus");
    assertEquals(Wrap.BOTH, torus.board().wrap());
    assertEquals(36 * 8, totalNeighbours(torus));
  }

  private static int totalNeighbours(Variant variant) {
    int total = 0;
    for (int space = 0; space < variant.board().size(); space++) {
      total += variant.board().neighbours(space).length;
    }
    return total;
  }
}
