package stacklab.sim.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import stacklab.game.playout.Detail;
import stacklab.game.playout.Playout;
import stacklab.game.playout.Playouts;
import stacklab.random.Random;
import stacklab.rules.Variant;

/**
 * Times random playouts of a variant.
 *
 * @param variant what is played
 * @param kind what each playout keeps account of
 * @param threads how many threads play
 */
public record PlayoutTimer(Variant variant, Detail kind, int threads) {
  private static final int GAMES_BETWEEN_LOOKS = 16;
  private static final double LONGEST_WARM_UP = 2.0;

  /** Plays for a time, at most two seconds, in which the code is compiled. */
  public void warmUp(double seconds) throws InterruptedException {
    measure(Math.min(seconds, LONGEST_WARM_UP));
  }

  /** Plays for a time and returns how much was played. */
  public Speed measure(double seconds) throws InterruptedException {
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      long begin = System.nanoTime();
      long end = begin + Math.round(seconds * 1e9);
      List<Future<Speed>> parts = new ArrayList<>();
      for (int thread = 0; thread < threads; thread++) {
        long seed = thread;
        parts.add(executor.submit(() -> play(seed, end)));
      }
      long games = 0;
      long plies = 0;
      long legalMoves = 0;
      for (Future<Speed> part : parts) {
        games += part.get().games();
        plies += part.get().plies();
        legalMoves += part.get().legalMoves();
      }
      return new Speed(games, plies, legalMoves, (System.nanoTime() - begin) / 1e9);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } finally {
      executor.shutdownNow();
    }
  }

  private Speed play(long seed, long end) {
    Playout playout = Playouts.of(variant, kind);
    Random starts = Random.of(2 * seed);
    Random moves = Random.of(2 * seed + 1);
    long games = 0;
    long plies = 0;
    long legalMoves = 0;
    do {
      for (int i = 0; i < GAMES_BETWEEN_LOOKS; i++) {
        playout.play(starts, moves);
        plies += playout.plies();
        legalMoves += kind == Detail.RESULTS ? 0 : playout.legalMoves();
      }
      games += GAMES_BETWEEN_LOOKS;
    } while (System.nanoTime() < end && !Thread.currentThread().isInterrupted());
    return new Speed(games, plies, legalMoves, 0);
  }
}
