package stacklab.sim.run;

import java.util.Optional;
import stacklab.sim.Matchup;
import stacklab.sim.Partners;
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
  private final Partners partners;
  private Optional<Integer> partner = Optional.empty();
  private GameSource base;
  private int current = -1;

  /** Makes a player. */
  public ChunkPlayer(RunSettings settings) {
    this.plan = settings.plan();
    this.recording = settings.recording();
    this.partners = new Partners(plan, settings.baseline());
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
      source = source(matchup);
      partner = partners.of(number);
      base = partner.map(m -> source(plan.matchups().get(m))).orElse(null);
      replay = new Replay(matchup.variant());
      rows = new GameRows(matchup, plan.seed(), recording.moves());
      current = number;
    }
  }

  private GameSource source(Matchup matchup) {
    return matchup.isPlayout()
        ? new RandomGames(matchup.variant(), plan.streams(matchup), plan.detailed())
        : new AgentGames(matchup, plan.streams(matchup));
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
    if (base != null) {
      tally.addPaired(partner.orElseThrow(), base.play(unit, reversed), game, reversed);
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
    if (base != null) {
      base.close();
      base = null;
    }
  }
}
