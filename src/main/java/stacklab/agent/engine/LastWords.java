package stacklab.agent.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Reads a program's messages so that it can go on writing them, and keeps the last line's begin.
 */
final class LastWords implements Runnable {
  private static final int MOST = 200;

  private final InputStream in;
  private volatile String last = "";

  LastWords(InputStream in) {
    this.in = in;
  }

  @Override
  public void run() {
    byte[] line = new byte[MOST];
    int length = 0;
    for (int next = read(); next >= 0; next = read()) {
      if (next == '\n' && length > 0) {
        last = new String(line, 0, length, StandardCharsets.UTF_8).strip();
        length = 0;
      } else if (next != '\n' && length < MOST) {
        line[length++] = (byte) next;
      }
    }
  }

  private int read() {
    try {
      return in.read();
    } catch (IOException closed) {
      return -1;
    }
  }

  /** Returns the last line; "" if there was none. */
  String text() {
    return last;
  }
}
