package stacklab.sim.tune;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import stacklab.io.AtomicFile;
import stacklab.rules.InvalidInput;

/**
 * The results of the parts of a fit in their order, each written to a file as soon as it is known,
 * so that a fit that was stopped goes on from there. Mutable.
 */
public final class Journal {
  private final Optional<Path> file;
  private final String title;
  private final Queue<String> known = new ArrayDeque<>();

  private Journal(Optional<Path> file, String title) {
    this.file = file;
    this.title = title;
  }

  /** Returns a journal that keeps nothing. */
  public static Journal none() {
    return new Journal(Optional.empty(), "");
  }

  /**
   * Returns the journal of a file, which need not be there.
   *
   * @param title tells this fit from all others
   * @throws InvalidInput if the file is of another fit
   * @throws IOException if it cannot be read or written
   */
  public static Journal of(Path file, String title) throws IOException {
    Journal journal = new Journal(Optional.of(file), title);
    String text = Files.exists(file) ? Files.readString(file) : "";
    // What a kill cut off is not known.
    String whole = text.substring(0, text.lastIndexOf('\n') + 1);
    List<String> lines = new ArrayList<>(whole.lines().toList());
    if (!lines.isEmpty() && !lines.get(0).equals(title)) {
      throw new InvalidInput(
          file
              + ": this is of an unfinished fit with other settings: "
              + lines.get(0)
              + "; repeat that command to finish it, or delete the file");
    }
    if (!lines.isEmpty()) {
      AtomicFile.write(file, whole);
      journal.known.addAll(lines.subList(1, lines.size()));
    }
    return journal;
  }

  /** Returns how many results are known that were not asked for yet. */
  public int left() {
    return known.size();
  }

  /** Returns the next result, if it is known. */
  Optional<String> next(String key) {
    if (known.isEmpty()) {
      return Optional.empty();
    }
    String line = known.remove();
    if (!line.startsWith(key + ": ")) {
      throw new InvalidInput(
          file.orElseThrow() + ": '" + line + "' should be about " + key + "; delete the file");
    }
    return Optional.of(line.substring(key.length() + 2));
  }

  /** Writes a result that was not known. */
  void add(String key, String result) throws IOException {
    if (file.isPresent()) {
      String line = key + ": " + result + '\n';
      if (Files.exists(file.get())) {
        Files.writeString(file.get(), line, StandardOpenOption.APPEND);
      } else {
        AtomicFile.write(file.get(), title + '\n' + line);
      }
    }
  }

  /** Deletes the file: the fit is finished. */
  public void finish() throws IOException {
    if (file.isPresent()) {
      Files.deleteIfExists(file.get());
    }
  }
}
