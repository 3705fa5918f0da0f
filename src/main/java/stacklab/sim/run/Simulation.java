package stacklab.sim.run;

import java.io.IOException;

/** Plays an experiment without writing anything. */
public final class Simulation {
  private Simulation() {}

  /**
   * Plays all games and returns what they came to.
   *
   * @throws InterruptedException if this thread was interrupted
   */
  public static RunResult play(RunSettings settings, int threads, Progress progress)
      throws InterruptedException {
    TallySink sink = new TallySink(settings, progress);
    progress.begun(settings.plan().games(), 0);
    try {
      new Threads(threads).play(settings, Shard.WHOLE, 0, sink);
    } catch (IOException e) {
      throw new IllegalStateException("nothing is written here", e);
    }
    progress.writing();
    return new RunResult(settings, sink.tallies());
  }
}
