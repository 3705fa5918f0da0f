package stacklab.cli;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares what commands print with the files of the folder {@code cli}. Such a file begins with
 * the command ({@code $ stacklab ...}) and what is typed ({@code < ...}); the rest is written by
 * {@code mvn test -Dtest=SnapshotTest -Dupdate-snapshots=true} and read by a person before it is
 * committed.
 */
class SnapshotTest {
  private static final Path FOLDER = Path.of("src/test/resources/cli");
  private static final String COMMAND = "$ stacklab";
  private static final String TYPED = "< ";
  private static final String TIMES = "(?m)^([0-9,]+ games) in .* a second$";

  @TestFactory
  Stream<DynamicTest> commandsPrintWhatTheyPrinted() throws IOException {
    return files().map(file -> dynamicTest(name(file), () -> compareOrUpdate(file)));
  }

  @TestFactory
  Stream<DynamicTest> theLocaleChangesNothing() throws IOException {
    return files()
        .flatMap(
            file ->
                Stream.of("tr-TR", "ar-EG", "de-DE")
                    .map(tag -> dynamicTest(name(file) + " " + tag, () -> compare(file, tag))));
  }

  private static Stream<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList().stream();
    }
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  private static void compareOrUpdate(Path file) throws IOException {
    String text = Files.readString(file);
    String now = run(text);
    if (Boolean.getBoolean("update-snapshots")) {
      Files.writeString(file, now);
    } else {
      assertEquals(text, now);
    }
  }

  private static void compare(Path file, String locale) throws IOException {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(locale));
      String text = Files.readString(file);
      assertEquals(text, run(text));
    } finally {
      Locale.setDefault(before);
    }
  }

  /** Returns the text of the file as it should be. */
  private static String run(String text) {
    List<String> head =
        text.lines().takeWhile(line -> line.startsWith(COMMAND) || line.startsWith(TYPED)).toList();
    String typed =
        head.stream().skip(1).map(line -> line.substring(TYPED.length()) + "\n").collect(joining());
    Session session =
        Session.run(Screen.NONE, typed, Session.split(head.get(0).substring(COMMAND.length())));
    return head.stream().map(line -> line + "\n").collect(joining())
        + session.out()
        + (session.err().isEmpty()
            ? ""
            : "--- standard error\n" + session.err().replaceAll(TIMES, "$1 in no time"))
        + "--- exit code "
        + session.exitCode()
        + "\n";
  }
}
