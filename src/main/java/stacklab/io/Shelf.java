package stacklab.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import stacklab.io.yaml.Shown;
import stacklab.io.yaml.Spelling;
import stacklab.rules.InvalidInput;

/**
 * The variants that come with the project: one file each in the folder {@code variants} of its
 * home. Immutable; the folder is looked at anew each time.
 */
public final class Shelf {
  private static final String ENDING = ".yaml";

  /** Files of weights stand beside the variants. */
  private static final String WEIGHTS = ".weights.yaml";

  private static final String FOLDER = "variants";

  private final Path folder;

  /** Makes the shelf of a project's home. */
  public Shelf(Path home) {
    this.folder = home.resolve(FOLDER);
  }

  /**
   * Returns the shelf of the nearest of these folders that holds {@code variants}: the folder
   * itself, the one it lies in, and so on; the folder's own if none does.
   */
  public static Shelf above(Path folder) {
    Path start = folder.toAbsolutePath().normalize();
    for (Path at = start; at != null; at = at.getParent()) {
      if (Files.isDirectory(at.resolve(FOLDER))) {
        return new Shelf(at);
      }
    }
    return new Shelf(start);
  }

  /**
   * Returns the names of all variants, in alphabetical order.
   *
   * @throws InvalidInput if the folder cannot be read
   */
  public List<String> names() {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(ENDING) && !name.endsWith(WEIGHTS))
          .map(Shelf::idOf)
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new InvalidInput(
          folder + ": the project's variants are not there; run from the project's folder");
    }
  }

  /** Returns whether a text that names a variant is a path, not the name of one that ships. */
  static boolean isPath(String text) {
    return text.contains("/") || text.endsWith(ENDING);
  }

  /** Returns the name of the variant in a file. */
  static String idOf(String file) {
    String name = file.substring(file.lastIndexOf('/') + 1);
    return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
  }

  /** Returns the file of the variant with this name, if there is one. */
  Optional<Path> file(String name) {
    Path file = folder.resolve(name + ENDING);
    return name.matches("[A-Za-z0-9_-]+") && Files.isRegularFile(file)
        ? Optional.of(file)
        : Optional.empty();
  }

  /** Returns what to say where no variant has this name. */
  String unknown(String name) {
    return "no variant is called "
        + Shown.quoted(name)
        + "; `stacklab list` shows all, and a file's path has a / or ends with .yaml"
        + Spelling.hint(name, names());
  }
}
