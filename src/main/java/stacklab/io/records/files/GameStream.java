package stacklab.io.records.files;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import stacklab.io.records.GameText;
import stacklab.io.records.RecordFormat;
import stacklab.io.yaml.Shown;
import stacklab.rules.InvalidInput;
import stacklab.rules.Named;

/** Cuts one file into the texts of its games, one after the other in constant memory. */
final class GameStream implements Closeable {
  private static final int MOST_LINES = 20_000;
  private static final int MOST_CHARACTERS = 1 << 22;

  private final LineReader lines;
  private final String file;
  private Optional<RecordFormat> format;
  private String header = "";
  private Optional<String> ahead = Optional.empty();
  private boolean finished;

  /**
   * Makes a stream.
   *
   * @param file what messages call the file
   * @param format the form; empty to see from the first line
   */
  GameStream(InputStream in, String file, Optional<RecordFormat> format) {
    this.lines = new LineReader(in, file);
    this.file = file;
    this.format = format;
  }

  /** Returns what comes next; empty at the end. After something that is too long comes the end. */
  Optional<Found> next() {
    if (finished) {
      return Optional.empty();
    }
    try {
      return read();
    } catch (InvalidInput e) {
      finished = true;
      return Optional.of(Found.nothing(e.getMessage()));
    } catch (IOException e) {
      finished = true;
      String reason =
          e instanceof TooLarge ? e.getMessage() : "it cannot be read (" + shown(e) + ")";
      return Optional.of(Found.nothing(file + ": not a game: " + reason));
    }
  }

  private static String shown(IOException e) {
    return Shown.plain(e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
  }

  private Optional<Found> read() throws IOException {
    Optional<String> line = ahead.isPresent() ? ahead : lines.next();
    ahead = Optional.empty();
    while (line.isPresent() && line.get().isBlank()) {
      line = lines.next();
    }
    if (line.isEmpty()) {
      finished = true;
      return header.isEmpty() && format.isEmpty()
          ? Optional.of(Found.nothing(file + ": not a game: the file is empty"))
          : Optional.empty();
    }
    if (format.isEmpty()) {
      format = Optional.of(formatOf(line.get()));
    }
    if (format.get() == RecordFormat.GAMES && header.isEmpty()) {
      header = line.get();
      format.get().faultOfHeader(header).ifPresent(this::refuse);
      return read();
    }
    return Optional.of(Found.game(text(line.get())));
  }

  private void refuse(String fault) {
    throw new InvalidInput(file + ":" + lines.line() + ": not a game: " + fault);
  }

  private RecordFormat formatOf(String line) {
    return RecordFormat.of(line)
        .orElseThrow(
            () ->
                new InvalidInput(
                    file
                        + ":"
                        + lines.line()
                        + ": not a game: "
                        + Shown.quoted(line)
                        + " begins no record of the forms "
                        + Arrays.stream(RecordFormat.values())
                            .map(Named::text)
                            .collect(Collectors.joining(", "))));
  }

  private GameText text(String first) throws IOException {
    RecordFormat form = format.orElseThrow();
    List<String> text = new ArrayList<>();
    int from = lines.line();
    long characters = 0;
    boolean moves = false;
    Optional<String> line = Optional.of(first);
    while (line.isPresent() && (text.isEmpty() || !form.begins(line.get(), moves))) {
      text.add(line.get());
      characters += line.get().length();
      if (text.size() > MOST_LINES || characters > MOST_CHARACTERS) {
        throw new InvalidInput(
            file + ":" + from + ": not a game: it goes on for more than " + limit(text.size()));
      }
      moves |= form.hasMoves(line.get());
      line = lines.next();
    }
    ahead = line;
    finished = line.isEmpty();
    return new GameText(file, from, form, header, text);
  }

  private static String limit(int lines) {
    return lines > MOST_LINES ? MOST_LINES + " lines" : MOST_CHARACTERS + " characters";
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
