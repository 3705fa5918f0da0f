package stacklab.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import stacklab.rules.Variant;

/** Counts move sequences and compares with tables on which independent engines agree. */
class KnownPerftTest {
  private static final String SHARED = "known-answers/perft.csv";
  private static final long MOST_NODES = 30_000_000;

  @TestFactory
  Stream<DynamicTest> perftAgreesWithTheTableInTheTestResources() {
    return tests(SharedFiles.csvResource("perft.csv"), nodes -> true);
  }

  @TestFactory
  Stream<DynamicTest> perftAgreesWithTheSharedTable() {
    return tests(SharedFiles.csv(SHARED), nodes -> nodes <= MOST_NODES);
  }

  @TestFactory
  @Tag("long")
  Stream<DynamicTest> perftAgreesWithTheLongRowsOfTheSharedTable() {
    return tests(SharedFiles.csv(SHARED), nodes -> nodes > MOST_NODES);
  }

  @Test
  void sharedTableIsReadWhole() {
    assertEquals(83, SharedFiles.csv(SHARED).size());
  }

  private static Stream<DynamicTest> tests(List<CSVRecord> rows, LongPredicate wanted) {
    return rows.stream()
        .filter(row -> wanted.test(Long.parseLong(row.get("nodes"))))
        .map(row -> dynamicTest(String.join(" ", row.values()), () -> compare(row)));
  }

  private static void compare(CSVRecord row) {
    Variant variant = KnownVariants.of(row.get("variant"));
    Position position = PositionText.parse(variant, row.get("position"));
    int depth = Integer.parseInt(row.get("depth"));
    assertEquals(
        Long.parseLong(row.get("nodes")),
        Perft.count(position, depth),
        () -> String.join(" ", row.values()) + "\n" + divided(position, depth));
  }

  /** Returns the count under each root move, so that a wrong branch shows. */
  static String divided(Position position, int depth) {
    return Perft.divide(position, depth).entrySet().stream()
        .map(e -> Notation.text(position.variant().board(), e.getKey()) + " " + e.getValue())
        .collect(Collectors.joining("\n"));
  }
}
