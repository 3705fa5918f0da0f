package stacklab.sim.run;

import stacklab.sim.Matchup;
import stacklab.sim.Plan;
import stacklab.sim.play.AgentGames;
import stacklab.sim.play.GameRecord;
import stacklab.sim.play.GameSource;
import stacklab.sim.play.RandomGames;
import stacklab.sim.play.Replay;
import stacklab.sim.tally.MatchupTally;

/** Plays chunks; each thread has its own and keeps the agents of the matchup at hand. */
public final class ChunkPlayer implements AutoCloseable {
  private final Plan plan;
  private final Recording recording;
  private GameSource source;
  private Replay replay;
  private GameRows rows;
  private int current = -1;

  /**
   * Makes a player.
   *
   * @param recording which games' rows are written
   */
  public ChunkPlayer(Plan plan, Recording recording) {
    this.plan = plan;
    this.recording = recording;
  }

  /**
   * Plays a chunk; stops between games when the thread is interrupted.
   *
   * @param zeroBits how sparse hashes of games may be kept, see {@link ChunkSink#zeroBits}
   */
  public ChunkResult play(Plan.Chunk chunk, int zeroBits) throws InterruptedException {
    Matchup matchup = plan.matchups().get(chunk.matchup());
    open(chunk.matchup(), matchup);
    MatchupTally tally = new MatchupTally(matchup.hasTwoPairings(), zeroBits);
    for (long unit = chunk.from(); unit <= chunk.to(); unit++) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      playUnit(matchup, unit, tally);
    }
    return new ChunkResult(chunk, tally, recording.compressed(rows.take()));
  }

  private void open(int number, Matchup matchup) {
    if (number != current) {
      close();
      source =
          matchup.isPlayout()
              ? new RandomGames(matchup.variant(), plan.streams(matchup), plan.detailed())
              : new AgentGames(matchup, plan.streams(matchup));
      replay = new Replay(matchup.variant());
      rows = new GameRows(matchup, plan.seed(), recording.moves());
      current = number;
    }
  }

  private void playUnit(Matchup matchup, long unit, MatchupTally tally) {
    if (!matchup.isPaired()) {
      GameRecord game = source.play(unit, false);
      tally.add(game, halves(game, plan.streams(matchup).countsForBlack(unit)));
      finish(unit, false, game, tally);
      return;
    }
    for (int i = 0; i < 2; i++) {
      boolean reversed = i == 1;
      GameRecord game = source.play(unit, reversed);
      tally.add(game, reversed, halves(game, reversed));
      finish(unit, reversed, game, tally);
    }
  }

  /** Returns the result of the agent that begins as White, or else of the other, in half points. */
  static int halves(GameRecord game, boolean reversed) {
    if (game.winnerSeat == 0) {
      return 1;
    }
    int seat = reversed ? 3 - game.whiteAgentSeat : game.whiteAgentSeat;
    return game.winnerSeat == seat ? 2 : 0;
  }

  private void finish(long unit, boolean reversed, GameRecord game, MatchupTally tally) {
    if (plan.looksAtPositions(unit)) {
      replay.play(game);
      tally.add(game, reversed, replay);
    }
    if (recording.games()) {
      rows.add(unit, reversed, game);
    }
  }

  @Override
  public void close() {
    if (source != null) {
      source.close();
      source = null;
    }
  }
}
