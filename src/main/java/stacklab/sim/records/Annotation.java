package stacklab.sim.records;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import stacklab.agent.search.Judge;
import stacklab.game.Position;
import stacklab.io.records.WrittenGame;
import stacklab.rules.Colour;

/**
 * A game with a judge's word on each of its moves.
 *
 * @param game the game
 * @param plies its plies, in order
 */
public record Annotation(WrittenGame game, List<Ply> plies) {
  /** How much of the result a move must give away to turn a game. */
  private static final double TURNING = 0.1;

  /** Takes a copy. */
  public Annotation {
    plies = List.copyOf(plies);
  }

  /**
   * What is said of a ply. A move without an alternative is judged by nothing: it is the best one.
   *
   * @param number from 1
   * @param mover whose ply it was
   * @param player the name of the player whose ply it was
   * @param move the move played
   * @param forced whether there was no other
   * @param best the best move
   * @param bestResult the result the player could expect with it, 0 to 1
   * @param result the result the player could expect after the move played
   * @param lostHalves half points lost with best play from there on, where that is known
   */
  public record Ply(
      int number,
      Colour mover,
      String player,
      int move,
      boolean forced,
      int best,
      double bestResult,
      double result,
      OptionalInt lostHalves) {
    /** Returns how much of the result the move gave away, 0 to 1. */
    public double loss() {
      return bestResult - result;
    }

    /**
     * Returns whether the game turned here: the player stood no worse than the opponent, gave away
     * a tenth of the result or more, and stands worse.
     */
    public boolean isTurningPoint() {
      return !forced && bestResult >= 0.5 && result < 0.5 && loss() >= TURNING;
    }
  }

  /** Returns a game's annotation. */
  public static Annotation of(WrittenGame game, Judge judge) {
    judge.newGame();
    Position position = game.begin();
    int whiteSeat = position.seat(Colour.WHITE);
    List<Ply> plies = new ArrayList<>();
    for (int move : game.moves()) {
      boolean white = position.seat(position.turn()) == whiteSeat;
      String player = white ? game.white() : game.black();
      plies.add(ply(position, player, move, judge));
      position.playUnchecked(move);
    }
    return new Annotation(game, plies);
  }

  private static Ply ply(Position position, String player, int move, Judge judge) {
    int number = position.undoable() + 1;
    Colour mover = position.turn();
    if (position.moveCount() == 1) {
      return new Ply(
          number, mover, player, move, true, move, Double.NaN, Double.NaN, OptionalInt.empty());
    }
    Judge.Judgement said = judge.judge(position, move);
    return new Ply(
        number,
        mover,
        player,
        move,
        false,
        said.best(),
        said.bestResult(),
        said.result(),
        said.lostHalves());
  }
}
