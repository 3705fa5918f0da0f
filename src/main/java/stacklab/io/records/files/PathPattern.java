package stacklab.io.records.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import stacklab.rules.InvalidInput;

/** Finds the files that a path on the command line stands for. */
final class PathPattern {
  private static final List<String> RUN = List.of("games.csv", "games.csv.gz");
  private static final String MANIFEST = "manifest.yaml";

  private PathPattern() {}

  /**
   * Returns the file or folder of a path, or the files of a pattern, in the order of their names.
   *
   * @throws InvalidInput if there are none
   */
  static List<Path> paths(String text) {
    try {
      Path path = Path.of(text);
      if (Files.exists(path)) {
        return List.of(path);
      }
      List<Path> found = text.matches(".*[*?\\[{].*") ? matching(text) : List.of();
      if (found.isEmpty()) {
        throw new InvalidInput(text + ": there is no such file or folder; check the path");
      }
      return found;
    } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
      throw new InvalidInput(text + ": this cannot be read as a path; check it");
    }
  }

  /** Goes through the deepest folder that stands before the pattern's first sign. */
  private static List<Path> matching(String text) throws IOException {
    int sign = text.split("[*?\\[{]", 2)[0].lastIndexOf('/');
    Path folder = Path.of(sign < 0 ? "" : text.substring(0, Math.max(1, sign)));
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + text);
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).filter(matcher::matches).sorted().toList();
    }
  }

  /** Returns what a folder holds, hidden files left out; of a run's folder only its games. */
  static List<Path> inFolder(Path folder) throws IOException {
    Optional<Path> games =
        Files.exists(folder.resolve(MANIFEST))
            ? RUN.stream().map(folder::resolve).filter(Files::exists).findFirst()
            : Optional.empty();
    if (games.isPresent()) {
      return List.of(games.get());
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return entries
          .filter(entry -> !entry.getFileName().toString().startsWith("."))
          .filter(entry -> Files.isRegularFile(entry) || isOwnFolder(entry))
          .sorted()
          .toList();
    }
  }

  /** A link to a folder might lead back to where it is. */
  private static boolean isOwnFolder(Path entry) {
    return Files.isDirectory(entry) && !Files.isSymbolicLink(entry);
  }
}
