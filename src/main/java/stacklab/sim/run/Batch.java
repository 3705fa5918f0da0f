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
  private final Recording recording;
  private final int threads;
  private final Shard shard;

  Batch(Plan plan, Recording recording, int threads, Shard shard) {
    this.plan = plan;
    this.recording = recording;
    this.threads = threads;
    this.shard = shard;
  }

  /**
   * Plays every chunk of the shard from a number on, until the sink is full.
   *
   * @throws InterruptedException if this thread is interrupted; chunks under way are dropped
   * @throws IOException if the sink cannot write
   */
  void run(long firstChunk, ChunkSink sink) throws IOException, InterruptedException {
    ThreadLocal<ChunkPlayer> players =
        ThreadLocal.withInitial(() -> new ChunkPlayer(plan, recording));
    ExecutorService pool =
        Executors.newFixedThreadPool(threads, work -> thread(work, () -> players.get().close()));
    try {
      Queue<Future<ChunkResult>> ahead = new ArrayDeque<>();
      long count = plan.chunkCount();
      long next = shard.next(firstChunk);
      while (!sink.isFull() && (next < count || !ahead.isEmpty())) {
        while (next < count && ahead.size() < threads * CHUNKS_AHEAD) {
          Plan.Chunk chunk = plan.chunk(next);
          int zeroBits = sink.zeroBits(chunk.matchup());
          ahead.add(pool.submit(() -> players.get().play(chunk, zeroBits)));
          next = shard.next(next + 1);
        }
        sink.accept(ahead.remove().get());
      }
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
