package stacklab.sim.records;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Supplier;
import stacklab.rules.InvalidInput;

/**
 * Does the same to one thing after the other on several threads and hands the results on in the
 * order of the things. Only a few are in memory at a time.
 *
 * @param <A> what is given
 * @param <B> what becomes of it
 */
public final class InOrder<A, B> implements AutoCloseable {
  private static final int AHEAD = 4;

  private final ExecutorService pool;
  private final ThreadLocal<Function<A, B>> workers;
  private final Sink<B> sink;
  private final int most;
  private final Queue<Future<B>> ahead = new ArrayDeque<>();

  /**
   * Takes results.
   *
   * @param <B> their type
   */
  @FunctionalInterface
  public interface Sink<B> {
    /** Takes the next one. */
    void accept(B result) throws IOException;
  }

  /**
   * Makes a line of work.
   *
   * @param workers makes what does the work on a thread
   */
  public InOrder(int threads, Supplier<Function<A, B>> workers, Sink<B> sink) {
    this.pool = Executors.newFixedThreadPool(threads, InOrder::thread);
    this.workers = ThreadLocal.withInitial(workers);
    this.sink = sink;
    this.most = threads * AHEAD;
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "records");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Gives the next thing; results of earlier ones may be handed on meanwhile.
   *
   * @throws IOException if the sink throws it
   * @throws InterruptedException if this thread is interrupted
   */
  public void give(A thing) throws IOException, InterruptedException {
    while (!ahead.isEmpty() && (ahead.size() >= most || ahead.peek().isDone())) {
      handOn();
    }
    ahead.add(pool.submit(() -> workers.get().apply(thing)));
  }

  /**
   * Waits for all results and hands them on.
   *
   * @throws IOException if the sink throws it
   * @throws InterruptedException if this thread is interrupted
   */
  public void finish() throws IOException, InterruptedException {
    while (!ahead.isEmpty()) {
      handOn();
    }
  }

  private void handOn() throws IOException, InterruptedException {
    // A result that is there already would be taken without asking.
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    try {
      sink.accept(ahead.remove().get());
    } catch (ExecutionException e) {
      if (e.getCause() instanceof InvalidInput invalid) {
        throw invalid;
      }
      throw new IllegalStateException("a game could not be worked on", e.getCause());
    }
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
