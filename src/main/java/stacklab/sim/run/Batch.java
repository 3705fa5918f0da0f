package stacklab.sim.run;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import stacklab.rules.InvalidInput;
import stacklab.sim.Plan;

/**
 * Plays chunks on several threads and hands them on in order, so that nothing depends on how many
 * threads there are. Memory stays constant: only a few chunks are ahead of the one handed on.
 */
final class Batch {
  private static final int CHUNKS_AHEAD = 4;
  private static final long MOST_SECONDS_TO_REST = 60;

  private final Plan plan;
  private final RunSettings settings;
  private final int threads;
  private final Shard shard;
  private final Queue<Pending> ahead = new ArrayDeque<>();
  private int begun = -1;

  /** A chunk that is being played. */
  private record Pending(Plan.Chunk chunk, Future<ChunkResult> result) {}

  Batch(RunSettings settings, int threads, Shard shard) {
    this.plan = settings.plan();
    this.settings = settings;
    this.threads = threads;
    this.shard = shard;
  }

  /**
   * Plays every chunk of the shard from a number on, those of matchups that are done left out,
   * until the sink is full.
   *
   * @throws InterruptedException if this thread is interrupted; chunks under way are dropped
   * @throws IOException if the sink cannot write
   */
  void run(long firstChunk, ChunkSink sink) throws IOException, InterruptedException {
    ThreadLocal<ChunkPlayer> players = ThreadLocal.withInitial(() -> new ChunkPlayer(settings));
    ExecutorService pool =
        Executors.newFixedThreadPool(threads, work -> thread(work, () -> players.get().close()));
    try {
      long next = shard.next(firstChunk);
      while (!sink.isFull()) {
        next = submit(next, sink, pool, players);
        if (ahead.isEmpty()) {
          break;
        }
        sink.accept(ahead.remove().result.get());
        // After the last chunk before a look it is asked at the next one, as in a resumed run.
        if (!ahead.isEmpty() && sink.isDone(ahead.peek().chunk)) {
          next = shard.next(plan.chunkAfter(ahead.peek().chunk));
          drop();
        }
      }
      drop();
      rest(pool);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof InvalidInput invalid) {
        throw invalid;
      }
      throw new IllegalStateException("a game could not be played: " + e.getCause(), e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }

  /** Submits the next chunks that are wanted for sure and returns the first one after them. */
  private long submit(
      long from, ChunkSink sink, ExecutorService pool, ThreadLocal<ChunkPlayer> players) {
    int most = sink.isChoosy() ? threads : threads * CHUNKS_AHEAD;
    long next = from;
    while (next < plan.chunkCount() && ahead.size() < most) {
      Plan.Chunk chunk = plan.chunk(next);
      if (sink.isChoosy() && !ahead.isEmpty() && !ahead.peek().chunk.isNextTo(chunk)) {
        return next;
      }
      if (sink.isDone(chunk)) {
        next = shard.next(plan.chunkAfter(chunk));
      } else {
        if (chunk.matchup() != begun) {
          begun = chunk.matchup();
          sink.begin(begun);
        }
        int zeroBits = sink.zeroBits(chunk.matchup());
        ahead.add(new Pending(chunk, pool.submit(() -> players.get().play(chunk, zeroBits))));
        next = shard.next(next + 1);
      }
    }
    return next;
  }

  /** Gives up the chunks that were submitted in vain. */
  private void drop() {
    ahead.forEach(pending -> pending.result.cancel(true));
    ahead.clear();
  }

  /** Gives programs from outside that played a moment to end by themselves. */
  private static void rest(ExecutorService pool) throws InterruptedException {
    pool.shutdown();
    if (!pool.awaitTermination(MOST_SECONDS_TO_REST, TimeUnit.SECONDS)) {
      throw new IllegalStateException("threads without work do not end");
    }
  }

  /**
   * Makes a thread that does not keep the process alive when the run is stopped, and puts away what
   * it used when it ends.
   */
  private static Thread thread(Runnable work, Runnable finish) {
    Thread thread =
        new Thread(
            () -> {
              try {
                work.run();
              } finally {
                finish.run();
              }
            },
            "games");
    thread.setDaemon(true);
    return thread;
  }
}
