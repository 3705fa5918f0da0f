package stacklab.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Runs the commands of the table in docs/solved.md. */
class SolvedBoardsTest {
  @TestFactory
  Stream<DynamicTest> everyRowOfTheTableIsWhatItsCommandPrints() throws IOException {
    List<String> rows =
        Files.readAllLines(Path.of("docs/solved.md")).stream()
            .filter(line -> line.startsWith("| `solve"))
            .toList();
    assertTrue(rows.size() >= 6, rows.toString());
    return rows.stream().map(row -> dynamicTest(row, () -> holds(row)));
  }

  private static void holds(String row) {
    String[] cells = row.split(" *\\| *", -1);
    String out = Session.run(cells[1].replace("`", "")).out();
    String value = cells[2].equals("draw") ? "a draw" : cells[2];
    assertEquals(value + " with best play; White is to move", line(out, "Value"));
    assertTrue(line(out, "Keeping it").startsWith(cells[3] + ": "), out);
    assertEquals(cells[4], line(out, "Best play"));
  }

  private static String line(String out, String label) {
    return out.lines()
        .filter(line -> line.startsWith(label))
        .map(line -> line.substring(label.length()).strip())
        .findFirst()
        .orElse("");
  }
}
