package stacklab.io.records.files;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;
import stacklab.rules.InvalidInput;

/**
 * Reads lines of text that may be anything: of no more than a certain length, ending as on any
 * system. What is no UTF-8 becomes replacement characters, since moves are plain letters and digits
 * and old files hold other text in other encodings.
 */
final class LineReader implements Closeable {
  /** The most bytes a line may have. */
  static final int LONGEST = 1 << 20;

  private final InputStream in;
  private final String file;
  private byte[] buffer = new byte[256];
  private int line;
  private int ahead = -2;

  /**
   * Makes a reader.
   *
   * @param file what messages call it
   */
  LineReader(InputStream in, String file) {
    this.in = new BufferedInputStream(in, 1 << 16);
    this.file = file;
  }

  /** Returns the number of the line that was read last, from 1. */
  int line() {
    return line;
  }

  /**
   * Returns the next line without its end; empty at the end of the file.
   *
   * @throws InvalidInput if the line is too long or the file is in UTF-16
   * @throws IOException if the file cannot be read
   */
  Optional<String> next() throws IOException {
    int c = read();
    if (c < 0) {
      return Optional.empty();
    }
    line++;
    int length = 0;
    while (c >= 0 && c != '\n' && c != '\r') {
      if (length == LONGEST) {
        throw new InvalidInput(
            file + ":" + line + ": the line is longer than " + LONGEST + " bytes; not a game");
      }
      if (length == buffer.length) {
        buffer = Arrays.copyOf(buffer, 2 * length);
      }
      buffer[length++] = (byte) c;
      c = read();
    }
    if (c == '\r') {
      ahead = in.read();
      ahead = ahead == '\n' ? -2 : ahead;
    }
    return Optional.of(line == 1 ? firstLine(length) : new String(buffer, 0, length, UTF_8));
  }

  private int read() throws IOException {
    if (ahead != -2) {
      int c = ahead;
      ahead = -2;
      return c;
    }
    return in.read();
  }

  private String firstLine(int length) {
    if (length > 1 && (mark(0xff, 0xfe) || mark(0xfe, 0xff))) {
      throw new InvalidInput(file + ":1: the file is in UTF-16; save it as UTF-8");
    }
    int skip = length > 2 && mark(0xef, 0xbb) && (buffer[2] & 0xff) == 0xbf ? 3 : 0;
    return new String(buffer, skip, length - skip, UTF_8);
  }

  private boolean mark(int first, int second) {
    return (buffer[0] & 0xff) == first && (buffer[1] & 0xff) == second;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
