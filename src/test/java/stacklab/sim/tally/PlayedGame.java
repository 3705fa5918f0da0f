package stacklab.sim.tally;

import java.nio.file.Path;
import java.util.List;
import stacklab.game.Move;
import stacklab.game.Notation;
import stacklab.game.Outcome;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.rules.Colour;
import stacklab.rules.Variant;
import stacklab.sim.play.GameRecord;
import stacklab.sim.play.Replay;

/** Complete games written down by hand, as a simulation would record them. */
final class PlayedGame {
  private final Position position;
  private final GameRecord game = new GameRecord();

  private PlayedGame(Variant variant, String start, String moves) {
    position = Position.start(variant);
    if (!start.isEmpty()) {
      position.set(PositionText.parse(position, start));
    }
    List<String> texts = moves.isEmpty() ? List.of() : List.of(moves.split(" ", -1));
    game.start = start;
    game.moves = new int[texts.size()];
    game.legal = new int[texts.size()];
    game.lead = new int[texts.size()];
    for (String text : texts) {
      play(Notation.parse(variant.board(), text));
    }
    end(position.outcome());
  }

  /** Returns a shipped variant with rules set to other values. */
  static Variant variant(String name, String... settings) {
    return new VariantReader(Shelf.above(Path.of(""))).read(name, List.of(settings)).variant();
  }

  /** Returns a game from the variant's own start; the moves must end it. */
  static GameRecord of(Variant variant, String moves) {
    return new PlayedGame(variant, "", moves).game;
  }

  /** Returns a game from a position; the moves must end it. */
  static GameRecord of(Variant variant, String start, String moves) {
    return new PlayedGame(variant, start, moves).game;
  }

  /** Returns the statistics of games of a variant, every position looked at. */
  static PairingTally tally(Variant variant, GameRecord... games) {
    PairingTally tally = new PairingTally();
    Replay replay = new Replay(variant);
    for (GameRecord game : games) {
      tally.add(game);
      replay.play(game);
      tally.add(game, replay);
    }
    return tally;
  }

  private void play(int move) {
    int ply = game.plies++;
    game.moves[ply] = move;
    game.legal[ply] = position.moveCount();
    game.legalMoves += game.legal[ply];
    position.play(move);
    game.passes += move == Move.PASS ? 1 : 0;
    game.removed += Move.isStackMove(move) ? position.lastRemoved() : 0;
    game.lead[ply] = position.scoreHalves(Colour.WHITE) - position.scoreHalves(Colour.BLACK);
    game.leadFrom = position.placing() ? game.plies : game.leadFrom;
  }

  private void end(Outcome outcome) {
    game.playedOut = true;
    game.winner = outcome.winner().map(Colour::index).orElse(GameRecord.DRAW);
    game.winnerSeat = outcome.winner().map(position::seat).orElse(0);
    game.whiteAgentSeat = 1;
    game.whiteHalves = outcome.whiteHalves();
    game.blackHalves = outcome.blackHalves();
    game.decidedBy = outcome.decidedBy();
    game.end = outcome.end().text();
  }
}
