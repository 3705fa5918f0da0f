package stacklab.cli.games;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import stacklab.rules.InvalidInput;

/** A folder that a command writes files into which are no run. */
final class OutFolder {
  private final Path path;
  private final Predicate<String> own;

  /**
   * Takes a folder, which need not be there.
   *
   * @param own tells the names of the files that the command writes
   */
  OutFolder(Path path, Predicate<String> own) {
    this.path = path;
    this.own = own;
  }

  /**
   * Makes the folder. What the command wrote there before stays until {@link #clear}.
   *
   * @throws InvalidInput if it is a file, or holds what the command wrote and may not be replaced
   */
  void make(boolean overwrite) throws IOException {
    if (Files.exists(path) && !Files.isDirectory(path)) {
      throw new InvalidInput(path + " is a file; give a folder with --out");
    }
    Files.createDirectories(path);
    List<String> before = names(own);
    if (!overwrite && !before.isEmpty()) {
      throw new InvalidInput(
          path
              + " holds '"
              + before.get(0)
              + "' already; give another folder with --out, or --overwrite to replace it");
    }
  }

  /**
   * Checks that nothing is in the folder that the command does not write.
   *
   * @throws InvalidInput if there is
   */
  void checkNothingForeign() throws IOException {
    List<String> foreign = Files.isDirectory(path) ? names(own.negate()) : List.of();
    if (!foreign.isEmpty()) {
      throw new InvalidInput(
          path
              + " holds '"
              + foreign.get(0)
              + "', which is no exported game; give an empty or new folder with --out");
    }
  }

  /** Deletes what the command wrote before. */
  void clear() throws IOException {
    for (String name : names(own)) {
      Files.delete(path.resolve(name));
    }
  }

  /** Returns a file in it. */
  Path file(String name) {
    return path.resolve(name);
  }

  private List<String> names(Predicate<String> which) throws IOException {
    try (Stream<Path> entries = Files.list(path)) {
      return entries
          .map(entry -> entry.getFileName().toString())
          .filter(name -> !(name.startsWith(".") && name.endsWith(".part")))
          .filter(which)
          .sorted()
          .toList();
    }
  }

  @Override
  public String toString() {
    return path.toString();
  }
}
