package stacklab.sim.play;

import java.util.Arrays;
import stacklab.game.Move;
import stacklab.game.Outcome;
import stacklab.game.Position;
import stacklab.rules.Colour;

/**
 * Plays the moves of one game after another on a position and measures each game. Mutable, owned by
 * one thread.
 */
public final class Recorder {
  private static final int USUAL_PLIES = 128;

  private final Position position;
  private GameRecord record = new GameRecord();

  /** Makes a recorder of games on a position, which the caller puts at each game's start. */
  public Recorder(Position position) {
    this.position = position;
  }

  /**
   * Begins a game from where the position stands.
   *
   * @param game where it is written; its arrays are used again if it has any
   * @param start the start's position text, or "" if it is the variant's own
   */
  public void begin(GameRecord game, String start) {
    record = game;
    if (record.moves == null) {
      record.moves = new int[USUAL_PLIES];
      record.legal = new int[USUAL_PLIES];
      record.lead = new int[USUAL_PLIES];
    }
    record.start = start;
    record.whiteAgentSeat = position.seat(Colour.WHITE);
    record.plies = 0;
    record.passes = 0;
    record.removed = 0;
    record.legalMoves = 0;
    record.leadFrom = 0;
  }

  /** Plays a legal move. */
  public void play(int move) {
    int ply = record.plies;
    if (ply == record.moves.length) {
      record.moves = Arrays.copyOf(record.moves, 2 * ply);
      record.legal = Arrays.copyOf(record.legal, 2 * ply);
      record.lead = Arrays.copyOf(record.lead, 2 * ply);
    }
    record.moves[ply] = move;
    record.legal[ply] = position.moveCount();
    record.legalMoves += record.legal[ply];
    position.playUnchecked(move);
    record.plies++;
    record.passes += move == Move.PASS ? 1 : 0;
    record.removed += Move.isStackMove(move) ? position.lastRemoved() : 0;
    if (position.placing()) {
      record.lead[ply] = 0;
      record.leadFrom = ply + 1;
    } else {
      record.lead[ply] = position.scoreHalves(Colour.WHITE) - position.scoreHalves(Colour.BLACK);
    }
  }

  /** Ends a game that the rules ended. */
  public void end() {
    Outcome outcome = position.outcome();
    record.playedOut = true;
    record.winner = outcome.winner().map(Colour::index).orElse(GameRecord.DRAW);
    record.winnerSeat = outcome.winner().map(position::seat).orElse(0);
    record.whiteHalves = outcome.whiteHalves();
    record.blackHalves = outcome.blackHalves();
    record.decidedBy = outcome.decidedBy();
    record.end = outcome.end().text();
  }

  /** Ends a game that a seat, 1 or 2, gave away; the board stays as it was. */
  public void forfeit(int loser, String end) {
    stop(end);
    record.winnerSeat = 3 - loser;
    record.winner = position.seat(Colour.WHITE) == loser ? 1 : 0;
    record.decidedBy = "forfeit";
  }

  /** Ends a game that was not played out and of which it is not known who won. */
  public void stop(String end) {
    record.playedOut = false;
    record.winner = GameRecord.UNKNOWN;
    record.winnerSeat = GameRecord.UNKNOWN;
    record.whiteHalves = position.scoreHalves(Colour.WHITE);
    record.blackHalves = position.scoreHalves(Colour.BLACK);
    record.decidedBy = "";
    record.end = end;
  }
}
