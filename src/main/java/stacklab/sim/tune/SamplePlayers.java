package stacklab.sim.tune;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import stacklab.rules.InvalidInput;
import stacklab.sim.Matchup;
import stacklab.sim.Streams;
import stacklab.sim.run.Progress;

/** Plays labelled games on several threads and hands them on in the order of their numbers. */
final class SamplePlayers {
  private static final int GAMES_AHEAD = 8;

  private final Matchup matchup;
  private final Streams streams;
  private final int threads;

  SamplePlayers(Matchup matchup, Streams streams, int threads) {
    this.matchup = matchup;
    this.streams = streams;
    this.threads = threads;
  }

  /** Takes the positions of a game. */
  @FunctionalInterface
  interface Sink {
    /** Takes the positions of the game with this number. */
    void accept(long unit, Samples samples);
  }

  /** Plays all games of the matchup. */
  void play(Progress progress, Sink sink) throws InterruptedException {
    List<LabelledGames> players = new ArrayList<>();
    ExecutorService pool = Executors.newFixedThreadPool(threads, SamplePlayers::thread);
    ThreadLocal<LabelledGames> mine = ThreadLocal.withInitial(() -> player(players));
    progress.begun(matchup.units(), 0);
    try {
      Queue<Future<Samples>> ahead = new ArrayDeque<>();
      long next = 1;
      for (long unit = 1; unit <= matchup.units(); unit++) {
        while (next <= matchup.units() && ahead.size() < threads * GAMES_AHEAD) {
          long number = next++;
          ahead.add(pool.submit(() -> mine.get().play(number)));
        }
        sink.accept(unit, ahead.remove().get());
        progress.played(unit);
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof InvalidInput invalid) {
        throw invalid;
      }
      throw new IllegalStateException("a game could not be played: " + e.getCause(), e.getCause());
    } finally {
      pool.shutdownNow();
      synchronized (players) {
        players.forEach(LabelledGames::close);
      }
    }
    progress.writing();
  }

  private LabelledGames player(List<LabelledGames> players) {
    LabelledGames player = new LabelledGames(matchup, streams);
    synchronized (players) {
      players.add(player);
    }
    return player;
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "samples");
    thread.setDaemon(true);
    return thread;
  }
}
