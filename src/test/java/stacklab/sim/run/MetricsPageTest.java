package stacklab.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import stacklab.sim.figure.PlyFigure;
import stacklab.sim.figure.SpaceFigure;

/** The pages on metrics and files, against what a run writes. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MetricsPageTest {
  private static final String EVERYTHING =
      """
      name: everything
      variants: [avalam-2x3, dvonn-rows-3-4-3]
      first: [white, black]
      games: 40
      measure: {length-range: [5, 40]}
      record: {games: true, moves: true}
      """;

  private static final Pattern FIRST_CELL = Pattern.compile("(?m)^\\| (`[^|]*`) \\|");
  private static final Pattern NAME = Pattern.compile("`([a-z0-9_]+)`");

  private RunResult result;
  private Path folder;

  @BeforeAll
  void run(@TempDir Path temp) throws Exception {
    folder = temp.resolve("run");
    result = TestRuns.run(TestRuns.settings(EVERYTHING), folder, 1);
  }

  private static String page(String name) throws IOException {
    return Files.readString(Path.of("docs", name));
  }

  private static String section(String page, String from, String to) {
    return page.substring(page.indexOf("\n" + from + "\n"), page.indexOf("\n" + to + "\n"));
  }

  /** Returns the names in the first cells of a text's tables. */
  private static Set<String> defined(String text) {
    Set<String> names = new LinkedHashSet<>();
    Matcher cells = FIRST_CELL.matcher(text);
    while (cells.find()) {
      Matcher each = NAME.matcher(cells.group(1));
      while (each.find()) {
        names.add(each.group(1));
      }
    }
    return names;
  }

  private static Set<String> sorted(Stream<String> names) {
    return names.collect(TreeSet::new, Set::add, Set::addAll);
  }

  @Test
  void everyMetricOfASummaryIsDefinedAndNoOther() throws IOException {
    String part = section(page("metrics.md"), "### Results", "### By ply");
    assertEquals(
        sorted(defined(part).stream()), sorted(result.summary().stream().map(SummaryRow::metric)));
  }

  @Test
  void everyMetricOfAPlyIsDefinedAndNoOther() throws IOException {
    String part = section(page("metrics.md"), "### By ply", "## What is measured when");
    assertEquals(
        sorted(defined(part).stream()), sorted(result.plies().stream().map(PlyFigure::metric)));
  }

  @Test
  void everyMetricOfASpaceIsDefinedAndNoOther() throws IOException {
    String part = section(page("metrics.md"), "## Spaces", "## Seat and colour");
    assertEquals(
        sorted(defined(part).stream()), sorted(result.spaces().stream().map(SpaceFigure::metric)));
  }

  @Test
  void everyColumnIsInTheDictionaryAndNoOther() throws IOException {
    String data = page("data.md");
    for (String name : List.of("games", "summary", "comparisons", "plies", "spaces")) {
      String file = name + ".csv";
      String from = data.substring(data.indexOf("\n## " + file + "\n") + 1);
      int end = from.indexOf("\n## ");
      Set<String> columns = defined(end < 0 ? from : from.substring(0, end));
      String header = Files.readAllLines(folder.resolve(file)).get(0);
      assertEquals(sorted(Arrays.stream(header.split(",", -1))), sorted(columns.stream()), file);
    }
  }

  @Test
  void everyFileOfARunIsInTheDictionary() throws IOException {
    String data = page("data.md");
    try (Stream<Path> files = Files.list(folder)) {
      files
          .map(file -> file.getFileName().toString())
          .forEach(name -> assertTrue(data.contains("| `" + name), name));
    }
  }

  @Test
  void everyMethodOfAnIntervalIsExplained() throws IOException {
    String inference = page("inference.md");
    for (SummaryRow row : result.summary()) {
      if (row.interval().isKnown()) {
        String method = row.interval().method().replaceFirst("[, ].*", "");
        assertTrue(inference.contains("`" + method + "`"), method + " of " + row.metric());
      }
    }
  }
}
