package stacklab.sim.records;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import stacklab.io.records.Found;
import stacklab.io.records.GameFiles;

/**
 * Holds one record after the other against the rules, on several threads, and hands them on in
 * their order. Only a few are in memory at a time.
 */
public final class Import {
  private static final int BATCH = 64;
  private static final int BATCHES_AHEAD = 4;

  private final ThreadLocal<Referees> referees;
  private final int threads;

  /** Takes what was checked, in order. */
  @FunctionalInterface
  public interface Sink {
    /** Takes the next one. */
    void accept(CheckedGame game) throws IOException;
  }

  /** Makes an import whose threads have referees of their own. */
  public Import(Supplier<Referees> referees, int threads) {
    this.referees = ThreadLocal.withInitial(referees);
    this.threads = threads;
  }

  /**
   * Reads everything and returns how many records came to what.
   *
   * @throws IOException if the sink cannot take a game
   * @throws InterruptedException if this thread is interrupted
   */
  public Map<Verdict, Long> run(GameFiles files, Sink sink)
      throws IOException, InterruptedException {
    Map<Verdict, Long> counts = new EnumMap<>(Verdict.class);
    ExecutorService pool = Executors.newFixedThreadPool(threads, Import::thread);
    try {
      Queue<Future<List<CheckedGame>>> ahead = new ArrayDeque<>();
      List<Found> batch = batch(files);
      while (!batch.isEmpty() || !ahead.isEmpty()) {
        while (!batch.isEmpty() && ahead.size() < threads * BATCHES_AHEAD) {
          List<Found> texts = batch;
          ahead.add(pool.submit(() -> check(texts)));
          batch = batch(files);
        }
        for (CheckedGame game : ahead.remove().get()) {
          counts.merge(game.verdict(), 1L, Long::sum);
          sink.accept(game);
        }
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game could not be checked", e.getCause());
    } finally {
      pool.shutdownNow();
    }
    return counts;
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "records");
    thread.setDaemon(true);
    return thread;
  }

  private static List<Found> batch(GameFiles files) {
    List<Found> batch = new ArrayList<>();
    while (batch.size() < BATCH) {
      Optional<Found> found = files.next();
      if (found.isEmpty()) {
        break;
      }
      batch.add(found.get());
    }
    return batch;
  }

  private List<CheckedGame> check(List<Found> texts) {
    Referees mine = referees.get();
    return texts.stream().map(mine::check).toList();
  }
}
