package stacklab.sim.play;

import stacklab.game.Move;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.game.playout.Detail;
import stacklab.game.playout.Playout;
import stacklab.game.playout.Playouts;
import stacklab.random.Random;
import stacklab.rules.Setup;
import stacklab.rules.Variant;
import stacklab.sim.Streams;

/** Uniformly random games from the variant's own start, played by the kernel's fast playouts. */
public final class RandomGames implements GameSource {
  private final Playout playout;
  private final Streams streams;
  private final boolean trace;
  private final int placements;
  private final int firstSeatColour;
  private final Position shuffled;
  private final Random starts = Random.of(0);
  private final Random moves = Random.of(0);
  private final GameRecord record = new GameRecord();

  /**
   * Makes a source.
   *
   * @param trace whether moves, legal moves and leads of every ply are kept
   */
  public RandomGames(Variant variant, Streams streams, boolean trace) {
    this.playout = Playouts.of(variant, trace ? Detail.TRACE : Detail.RESULTS);
    this.streams = streams;
    this.trace = trace;
    this.placements = variant.placements();
    this.firstSeatColour = variant.firstSeat().index();
    boolean random = variant.setup() instanceof Setup.Shuffle;
    this.shuffled = random && trace ? Position.start(variant, starts) : null;
  }

  @Override
  public GameRecord play(long unit, boolean reversed) {
    streams.seed(starts, unit, Streams.Role.START);
    streams.seed(moves, unit, Streams.Role.WHITE);
    playout.play(starts, moves);
    record.winner = playout.winner();
    boolean firstHas = (record.winner == firstSeatColour) != playout.swapped();
    record.winnerSeat = record.winner == GameRecord.DRAW ? 0 : firstHas ? 1 : 2;
    record.whiteAgentSeat = firstSeatColour == 0 ? 1 : 2;
    record.playedOut = true;
    record.whiteHalves = playout.whiteHalves();
    record.blackHalves = playout.blackHalves();
    record.plies = playout.plies();
    record.passes = playout.passes();
    record.removed = playout.removed();
    record.decidedBy = playout.decidedBy();
    record.end = playout.end().text();
    record.start = "";
    record.legalMoves = GameRecord.UNKNOWN;
    if (trace) {
      record.legalMoves = playout.legalMoves();
      record.moves = playout.moves();
      record.legal = playout.legal();
      record.lead = playout.lead();
      record.leadFrom = leadFrom();
    }
    if (shuffled != null) {
      record.start = startText(unit);
    }
    return record;
  }

  /** Returns how many plies there are before the one that places the last piece. */
  private int leadFrom() {
    int placed = 0;
    for (int ply = 0; placed < placements; ply++) {
      if (ply == record.plies) {
        return ply;
      }
      placed += Move.isPlacement(record.moves[ply]) ? 1 : 0;
      if (placed == placements) {
        return ply;
      }
    }
    return 0;
  }

  private String startText(long unit) {
    streams.seed(starts, unit, Streams.Role.START);
    shuffled.restart(starts);
    return PositionText.of(shuffled);
  }
}
