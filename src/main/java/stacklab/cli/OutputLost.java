package stacklab.cli;

import java.io.IOException;
import java.io.OutputStream;

/** Thrown where standard output takes nothing more; unchecked, so that no writer swallows it. */
final class OutputLost extends RuntimeException {
  private static final long serialVersionUID = 1L;

  OutputLost(IOException cause) {
    super(cause);
  }

  /** Returns whether whoever read the output has gone, as {@code head} does when it has enough. */
  boolean readerGone() {
    return String.valueOf(getCause().getMessage()).contains("roken pipe");
  }

  /** A stream that throws this. */
  static final class Stream extends OutputStream {
    private final OutputStream stream;

    Stream(OutputStream stream) {
      this.stream = stream;
    }

    @Override
    public void write(int b) {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
      try {
        stream.write(bytes, from, length);
      } catch (IOException e) {
        throw new OutputLost(e);
      }
    }
  }
}
