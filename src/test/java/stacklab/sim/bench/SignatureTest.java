package stacklab.sim.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import stacklab.game.playout.Detail;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.rules.Variant;

/**
 * Holds the games to those of the last release. If a strategy is made to draw in another way on
 * purpose, {@code mvn test -Plong -Dtest=SignatureTest -Dupdate-signatures=true} writes the table
 * anew, and CHANGELOG.md lists the change as breaking.
 */
class SignatureTest {
  private static final Path TABLE = Path.of("src/test/resources/stacklab/sim/bench/signatures.csv");
  private static final String HEADER = "variant,counts,results";
  private static final Shelf SHELF = new Shelf(Path.of(""));

  @Test
  void variantsOfEveryStrategyPlayTheGamesTheyPlayed() throws IOException {
    for (String name : List.of("avalam", "dvonn", "avalam-placed", "path-04-height-distance")) {
      assertEquals(List.of(row(name)), published(name), name);
    }
  }

  @Test
  @Tag("long")
  void everyVariantPlaysTheGamesItPlayed() throws IOException {
    List<String> rows = new ArrayList<>(List.of(HEADER));
    for (String name : SHELF.names()) {
      rows.add(row(name));
    }
    if (Boolean.getBoolean("update-signatures")) {
      Files.write(TABLE, rows);
    }
    assertEquals(Files.readAllLines(TABLE), rows);
  }

  @Test
  void everyShippedVariantIsInTheTable() throws IOException {
    List<String> names =
        Files.readAllLines(TABLE).stream().skip(1).map(row -> row.split(",", -1)[0]).toList();
    assertEquals(SHELF.names(), names);
  }

  @Test
  void otherGamesHaveAnotherSignature() {
    Variant variant = variant("avalam-2x2");
    String one = Signature.of(variant, Detail.COUNTS, 100);
    assertEquals(one, Signature.of(variant, Detail.COUNTS, 100));
    assertNotEquals(one, Signature.of(variant, Detail.COUNTS, 101));
    assertNotEquals(one, Signature.of(variant, Detail.RESULTS, 100));
    assertNotEquals(one, Signature.of(variant("avalam-2x3"), Detail.COUNTS, 100));
  }

  private static List<String> published(String name) throws IOException {
    return Files.readAllLines(TABLE).stream().filter(row -> row.startsWith(name + ",")).toList();
  }

  private static String row(String name) {
    Variant variant = variant(name);
    return name
        + ","
        + Signature.of(variant, Detail.COUNTS)
        + ","
        + Signature.of(variant, Detail.RESULTS);
  }

  private static Variant variant(String name) {
    return new VariantReader(SHELF).read(name, List.of()).variant();
  }
}
