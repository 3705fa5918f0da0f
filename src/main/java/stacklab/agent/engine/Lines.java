package stacklab.agent.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Lines as they come from a program, read on a thread of their own; a bounded number of lines of a
 * bounded length is kept, and more than that is not read.
 */
final class Lines implements Runnable {
  /** The most lines that may wait to be taken. */
  static final int MOST_WAITING = 1000;

  /** The most bytes of a line. */
  static final int LONGEST = 4096;

  private final InputStream in;
  private final BlockingQueue<Heard> waiting = new ArrayBlockingQueue<>(MOST_WAITING + 1);

  Lines(InputStream in) {
    this.in = in;
  }

  /** Reads until the program closes its output or sends more than is kept. */
  @Override
  public void run() {
    byte[] line = new byte[LONGEST];
    int length = 0;
    for (int next = read(); next >= 0; next = read()) {
      boolean ended = next == '\n';
      if (ended ? waiting.size() >= MOST_WAITING : length == LONGEST) {
        waiting.add(Heard.FLOOD);
        return;
      }
      if (ended) {
        waiting.add(Heard.line(new String(line, 0, length, StandardCharsets.UTF_8)));
        length = 0;
      } else {
        line[length++] = (byte) next;
      }
    }
    // There is always room for it: one more place than lines are kept.
    waiting.add(Heard.END);
  }

  private int read() {
    try {
      return in.read();
    } catch (IOException closed) {
      return -1;
    }
  }

  /** Returns what comes next within a time. */
  Heard next(long nanos) throws InterruptedException {
    Heard heard = waiting.poll(Math.max(nanos, 0), TimeUnit.NANOSECONDS);
    return heard == null ? Heard.NOTHING : heard;
  }
}
