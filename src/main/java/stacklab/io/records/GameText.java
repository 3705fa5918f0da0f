package stacklab.io.records;

import java.util.List;
import stacklab.io.yaml.Shown;
import stacklab.rules.InvalidInput;

/**
 * The lines of one game in a file.
 *
 * @param file what messages call the file
 * @param line the number of the first line, from 1
 * @param format the form it is in
 * @param header the line that names a table's columns; "" where there is none
 * @param lines the lines without their ends
 */
public record GameText(
    String file, int line, RecordFormat format, String header, List<String> lines) {
  /** Takes a copy of the lines. */
  public GameText {
    lines = List.copyOf(lines);
  }

  /** Returns what the text calls the variant; "" if it does not say. */
  public String variant() {
    return format.variant(this);
  }

  /** Returns the file and line where the game begins. */
  public String place() {
    return file + ":" + line;
  }

  /** Returns a fault at a line, counted from 0 within this game. */
  InvalidInput fault(int index, String message) {
    return new InvalidInput(file + ":" + (line + index) + ": " + message);
  }

  /** Returns a fault about what stands somewhere, the column being counted from 1. */
  InvalidInput fault(int index, int column, String message) {
    return new InvalidInput(file + ":" + (line + index) + ":" + column + ": " + message);
  }

  /** Returns a line in quotes, fit for a message. */
  String shown(int index) {
    return Shown.quoted(lines.get(index));
  }
}
