package stacklab;

import static java.lang.ProcessBuilder.Redirect.DISCARD;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Reads the project's own text: what no compiler looks at. */
class SourcesTest {
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");

  /** A line of a help text that shows a command, such as {@code stacklab show NAME}. */
  private static final Pattern EXAMPLE = Pattern.compile("(?m)^.*\\bstacklab [a-z]+ .*$");

  private static final Pattern LINK =
      Pattern.compile("\\]\\(([^)\\s]+)\\)|<img[^>]* src=\"([^\"]+)\"");
  private static final Pattern CODE = Pattern.compile("(?s)```.*?```|`[^`\n]*`");
  private static final Pattern MACHINE_PATH =
      Pattern.compile("(^|[\\s\"'(=:`])/(work|root|home|Users)/[\\w.]");
  private static final Set<String> TEXT =
      Set.of(
          "java",
          "md",
          "yaml",
          "yml",
          "xml",
          "txt",
          "csv",
          "properties",
          "html",
          "css",
          "js",
          "svg",
          "config",
          "");

  @Test
  void noMainSourceKnowsAGameByName() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path file : files(Path.of("src/main/java"))) {
      String code = COMMENT.matcher(Files.readString(file)).replaceAll("");
      code = EXAMPLE.matcher(code).replaceAll("");
      if (Pattern.compile("(?i)avalam|dvonn").matcher(file + code).find()) {
        found.add(file.toString());
      }
    }
    assertEquals(List.of(), found);
  }

  @Test
  void linksOfTheDocumentsLeadToFiles() throws IOException {
    List<String> broken = new ArrayList<>();
    for (Path document : documents()) {
      Matcher link = LINK.matcher(CODE.matcher(Files.readString(document)).replaceAll(""));
      while (link.find()) {
        String target = link.group(1) == null ? link.group(2) : link.group(1);
        if (!leadsSomewhere(document, target)) {
          broken.add(document + " -> " + target);
        }
      }
    }
    assertEquals(List.of(), broken);
  }

  @Test
  void noTextNamesAPathOfOneMachine() throws Exception {
    List<String> found = new ArrayList<>();
    for (Path file : texts()) {
      // Some faulty files of the tests are no UTF-8; paths are ASCII in either.
      Matcher path = MACHINE_PATH.matcher(Files.readString(file, ISO_8859_1));
      if (path.find()) {
        found.add(file + ": " + path.group().strip());
      }
    }
    assertEquals(List.of(), found);
  }

  @Test
  void machinePathsAreToldFromOthers() {
    assertTrue(MACHINE_PATH.matcher("see /" + "work/x").find());
    assertTrue(MACHINE_PATH.matcher("file:/" + "root/x").find());
    assertFalse(MACHINE_PATH.matcher("a/work/x https://example.org/home/x /work-like").find());
  }

  private static boolean leadsSomewhere(Path document, String target) {
    if (target.matches("[a-z]+:.*") || target.startsWith("#")) {
      return true;
    }
    String file = target.replaceFirst("#.*", "");
    return Files.exists(document.resolveSibling(file));
  }

  private static List<Path> documents() throws IOException {
    List<Path> documents =
        new ArrayList<>(List.of(Path.of("README.md"), Path.of("CONTRIBUTING.md")));
    documents.addAll(
        files(Path.of("docs")).stream().filter(f -> extension(f).equals("md")).toList());
    return documents;
  }

  /** The text files under version control, not what builds, runs and users leave beside them. */
  private static List<Path> texts() throws IOException, InterruptedException {
    Process git = new ProcessBuilder("git", "ls-files").redirectError(DISCARD).start();
    List<String> names = new String(git.getInputStream().readAllBytes(), UTF_8).lines().toList();
    assumeTrue(git.waitFor() == 0, "this is no git checkout");
    return names.stream()
        .map(Path::of)
        .filter(file -> TEXT.contains(extension(file)) && Files.isRegularFile(file))
        .toList();
  }

  private static String extension(Path file) {
    String name = file.getFileName().toString();
    return name.substring(name.lastIndexOf('.') + 1).equals(name)
        ? ""
        : name.substring(name.lastIndexOf('.') + 1);
  }

  private static List<Path> files(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return List.of();
    }
    try (var files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
