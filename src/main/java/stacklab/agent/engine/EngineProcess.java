package stacklab.agent.engine;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A program that runs beside this one and is talked to in lines of UTF-8. No method waits longer
 * than it is told to: the pipes are read and written by threads of their own.
 */
final class EngineProcess implements AutoCloseable {
  private static final long PATIENCE_MILLIS = 500;
  private static final long LOOK_NANOS = 200_000_000;

  private final Process process;
  private final Lines lines;
  private final LastWords messages;
  private final BlockingQueue<String> outgoing = new LinkedBlockingQueue<>();
  private final Set<ProcessHandle> family = new LinkedHashSet<>();

  /** Takes over a program that has just been started. */
  EngineProcess(Process process) {
    this.process = process;
    this.lines = new Lines(process.getInputStream());
    this.messages = new LastWords(process.getErrorStream());
  }

  /**
   * Starts a program.
   *
   * @throws IOException if it cannot be started
   */
  static EngineProcess start(Command command) throws IOException {
    EngineProcess engine = LiveProcesses.start(new ProcessBuilder(command.words()));
    daemon(engine.lines, "engine output");
    daemon(engine.messages, "engine messages");
    daemon(engine::write, "engine input");
    return engine;
  }

  private static void daemon(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
  }

  /** Hands lines on until the program stops reading, which shows by its not answering. */
  private void write() {
    try (OutputStream out = process.getOutputStream()) {
      while (process.isAlive()) {
        String line = outgoing.poll(1, TimeUnit.SECONDS);
        if (line != null) {
          out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        }
        if (outgoing.isEmpty()) {
          out.flush();
        }
      }
    } catch (IOException | InterruptedException gone) {
      // Nobody reads any more.
    }
  }

  /** Sends a line; returns at once. */
  void send(String line) {
    outgoing.add(line);
  }

  /** Returns what comes next within a time; the end as soon as the program itself is gone. */
  Heard next(long nanos) throws InterruptedException {
    long begun = System.nanoTime();
    Heard heard = lines.next(Math.min(nanos, LOOK_NANOS));
    while (heard.kind() == Heard.Kind.NOTHING) {
      long left = nanos - (System.nanoTime() - begun);
      if (left <= 0) {
        return heard;
      }
      // Others may hold its output open when it is gone; what it sent last may still be on the way.
      boolean gone = !process.isAlive();
      heard = lines.next(Math.min(left, LOOK_NANOS));
      if (gone && heard.kind() == Heard.Kind.NOTHING) {
        return Heard.END;
      }
    }
    return heard;
  }

  /** Notes which processes the program has started, so that they end with it or without it. */
  synchronized void noteFamily() {
    process.descendants().forEach(family::add);
  }

  /** Returns how the program ended, as far as can be told. */
  String farewell() {
    String code = "";
    try {
      if (process.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
        code = " with exit code " + process.exitValue();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    String last = messages.text();
    return "the program ended" + code + (last.isEmpty() ? "" : ", its last message: " + last);
  }

  /** Gives the program a moment to end by itself, then ends it. */
  void closeSoon() {
    try {
      process.waitFor(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    close();
  }

  /** Ends the program and everything it has started. */
  @Override
  public synchronized void close() {
    noteFamily();
    // Not by the process itself: that would wait for its streams, which others may hold open.
    process.toHandle().destroyForcibly();
    family.forEach(ProcessHandle::destroyForcibly);
    LiveProcesses.remove(this);
  }
}
