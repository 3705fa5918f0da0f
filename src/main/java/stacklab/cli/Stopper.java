package stacklab.cli;

import java.io.IOException;
import java.util.function.Supplier;

/**
 * Turns Ctrl-C and a polite kill into an interrupt of the working thread, waits a moment for it to
 * come to rest, and says how to go on. Closing it lets the process end as usual.
 */
public final class Stopper implements AutoCloseable {
  private static final long MOST_MILLIS = 900;

  private final Thread worker = Thread.currentThread();
  private final Thread hook;
  private volatile boolean done;
  private volatile boolean stopping;

  /** Begins to listen; {@code message} is told when all has come to rest. */
  public Stopper(Console console, String message) {
    this(console, () -> message);
  }

  /** Begins to listen; what {@code message} then gives is told when all has come to rest. */
  public Stopper(Console console, Supplier<String> message) {
    this.hook = new Thread(() -> stop(console, message), "stop");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Work that can be interrupted. */
  @FunctionalInterface
  public interface Work<T> {
    /** Does the work. */
    T call() throws IOException, InterruptedException;
  }

  /**
   * Does the work; Ctrl-C meanwhile interrupts it.
   *
   * @throws InterruptedException if it was stopped, whatever the work threw then: a closed file or
   *     a broken game is only what the interrupt looks like from within
   */
  public <T> T guarding(Work<T> work) throws IOException, InterruptedException {
    try {
      return work.call();
    } catch (IOException | RuntimeException e) {
      if (stopping) {
        InterruptedException stopped = new InterruptedException();
        stopped.initCause(e);
        throw stopped;
      }
      throw e;
    } finally {
      done = true;
    }
  }

  private void stop(Console console, Supplier<String> message) {
    if (done) {
      return;
    }
    stopping = true;
    worker.interrupt();
    long end = System.nanoTime() + MOST_MILLIS * 1_000_000;
    while (!done && System.nanoTime() < end) {
      try {
        Thread.sleep(5);
      } catch (InterruptedException e) {
        break;
      }
    }
    console.message("\n" + message.get());
  }

  @Override
  public void close() {
    done = true;
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException shuttingDown) {
      // The hook is running and has seen that the work is done.
    }
  }
}
