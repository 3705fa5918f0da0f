package stacklab.sim.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import stacklab.sim.Plan;
import stacklab.sim.tally.MatchupTally;

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
    Sink sink = new Sink(settings, progress);
    progress.begun(settings.plan().games(), 0);
    try {
      new Threads(threads).play(settings, Shard.WHOLE, 0, sink);
    } catch (IOException e) {
      throw new IllegalStateException("nothing is written here", e);
    }
    progress.writing();
    return new RunResult(settings, sink.tallies);
  }

  /** Keeps only the statistics. */
  private static final class Sink implements ChunkSink {
    private final List<MatchupTally> tallies = new ArrayList<>();
    private final Progress progress;
    private final Stop stop;
    private long games;

    Sink(RunSettings settings, Progress progress) {
      this.progress = progress;
      this.stop = settings.stop();
      settings.plan().matchups().forEach(m -> tallies.add(new MatchupTally(m.hasTwoPairings())));
    }

    @Override
    public void accept(ChunkResult result) {
      tallies.get(result.chunk().matchup()).merge(result.tally());
      games += result.tally().games();
      progress.played(games);
    }

    @Override
    public boolean isFull() {
      return stop.isDue(tallies);
    }

    @Override
    public boolean isChoosy() {
      return stop != Stop.NEVER;
    }

    @Override
    public boolean isDone(Plan.Chunk chunk) {
      return stop.isDone(chunk, tallies);
    }

    @Override
    public void begin(int matchup) {
      progress.matchup(matchup);
    }

    @Override
    public int zeroBits(int matchup) {
      return tallies.get(matchup).zeroBits();
    }
  }
}
