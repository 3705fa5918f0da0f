package stacklab.sim.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import stacklab.sim.Plan;
import stacklab.sim.tally.MatchupTally;

/** Adds up the chunks of a run, and asks its {@link Stop} what more is wanted. Mutable. */
class TallySink implements ChunkSink {
  private final List<MatchupTally> tallies = new ArrayList<>();
  private final Progress progress;
  private final Stop stop;
  private long games;

  TallySink(RunSettings settings, Progress progress) {
    this.progress = progress;
    this.stop = settings.stop();
    settings.plan().matchups().forEach(m -> tallies.add(new MatchupTally(m.hasTwoPairings())));
  }

  /** Returns the statistics of each matchup so far. */
  final List<MatchupTally> tallies() {
    return List.copyOf(tallies);
  }

  /** Returns the number of games taken. */
  final long games() {
    return games;
  }

  /** Goes on from what was added up before. */
  final void restore(int matchup, MatchupTally tally) {
    tallies.set(matchup, tally);
  }

  /** Goes on from a number of games taken before. */
  final void restore(long gamesBefore) {
    games = gamesBefore;
  }

  @Override
  public void accept(ChunkResult result) throws IOException {
    tallies.get(result.chunk().matchup()).merge(result.tally());
    games += result.tally().games();
    progress.played(games);
  }

  @Override
  public final boolean isFull() {
    return stop.isDue(tallies);
  }

  @Override
  public final boolean isChoosy() {
    return stop != Stop.NEVER;
  }

  @Override
  public final boolean isDone(Plan.Chunk chunk) {
    return stop.isDone(chunk, tallies);
  }

  @Override
  public final void begin(int matchup) {
    progress.matchup(matchup);
  }

  @Override
  public final int zeroBits(int matchup) {
    return tallies.get(matchup).zeroBits();
  }
}
