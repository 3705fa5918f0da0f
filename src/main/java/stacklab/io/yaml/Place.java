package stacklab.io.yaml;

/**
 * Where something a user wrote stands.
 *
 * @param file the file's name, or the whole text of a command-line option
 * @param line counted from 1; 0 for a whole file or an option
 * @param column counted in characters from 1; 0 for a whole file or an option
 */
public record Place(String file, int line, int column) {
  /** Returns the place of a whole file, or of a command-line option given by its text. */
  public static Place of(String file) {
    return new Place(file, 0, 0);
  }

  /** Returns {@code FILE:LINE:COLUMN}, or the file alone. */
  @Override
  public String toString() {
    return line == 0 ? file : file + ":" + line + ":" + column;
  }
}
