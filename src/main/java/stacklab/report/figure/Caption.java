package stacklab.report.figure;

import java.util.List;

/**
 * What stands above a figure.
 *
 * @param title what the figure shows
 * @param notes what must be known to read it, such as agents, numbers of games, method of the
 *     intervals; empty ones are left out
 */
public record Caption(String title, List<String> notes) {
  /** Leaves out empty notes. */
  public Caption {
    notes = notes.stream().filter(note -> !note.isBlank()).toList();
  }
}
