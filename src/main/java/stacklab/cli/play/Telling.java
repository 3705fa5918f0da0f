package stacklab.cli.play;

import java.util.List;
import stacklab.game.Move;
import stacklab.game.Notation;
import stacklab.game.Outcome;
import stacklab.game.Position;
import stacklab.rules.Colour;
import stacklab.rules.Komi;
import stacklab.rules.Variant;

/** Sentences about the course of a game. */
final class Telling {
  private final Position position;
  private final List<Player> players;

  /**
   * Makes the teller of a game.
   *
   * @param players those in the first and in the second seat
   */
  Telling(Position position, List<Player> players) {
    this.position = position;
    this.players = players;
  }

  /** Returns {@code White}, with the agent's name if one plays White. */
  String name(Colour colour) {
    Player player = players.get(position.seat(colour) - 1);
    return word(colour) + (player.isPerson() ? "" : " (" + player.name() + ")");
  }

  static String word(Colour colour) {
    return colour == Colour.WHITE ? "White" : "Black";
  }

  static String plies(int number) {
    return number == 1 ? "1 ply" : number + " plies";
  }

  /** Returns what a move that was just played did. */
  String played(Colour mover, String name, int move) {
    String text = Notation.text(position.variant().board(), move);
    if (move == Move.PASS) {
      return name + " has no move and passes.";
    }
    if (move == Move.SWAP) {
      return name + " exchanges colours and is " + word(mover.other()) + " from now on.";
    }
    int removed = Move.isStackMove(move) ? position.lastRemoved() : 0;
    String gone =
        removed == 0
            ? ""
            : removed == 1 ? "; 1 piece is removed" : "; " + removed + " pieces are removed";
    return name + " plays " + text + gone + ".";
  }

  /** Returns who is to move, and how it stands. */
  String status() {
    String next = name(position.turn()) + " " + task();
    String swap = position.isLegal(Move.SWAP) ? " Or exchange colours instead: swap." : "";
    return "Ply " + (position.plies() + 1) + ": " + next + "." + swap + " " + score();
  }

  private String task() {
    if (!position.placing()) {
      return "to move";
    }
    Variant variant = position.variant();
    int placed = position.placed();
    String what = placed < variant.placedBases() ? "base" : position.turn().text() + " stone";
    return "to place a " + what + " (piece " + (placed + 1) + " of " + variant.placements() + ")";
  }

  private String score() {
    return position.placing()
        ? ""
        : "White "
            + Komi.points(position.scoreHalves(Colour.WHITE))
            + ", Black "
            + Komi.points(position.scoreHalves(Colour.BLACK))
            + ".";
  }

  /** Returns what the finished game came to. */
  String result() {
    Outcome outcome = position.outcome();
    String end =
        outcome.end() == Outcome.End.PLY_LIMIT
            ? "the limit of plies is reached"
            : "no move is left";
    String winner = outcome.winner().map(colour -> name(colour) + " wins").orElse("a draw");
    boolean broken = outcome.winner().isPresent() && !outcome.decidedBy().equals("score");
    return "The game is over after "
        + plies(position.plies())
        + ", "
        + end
        + ". White "
        + Komi.points(outcome.whiteHalves())
        + ", Black "
        + Komi.points(outcome.blackHalves())
        + ": "
        + winner
        + (broken ? " by the tie-break " + outcome.decidedBy() : "")
        + ".";
  }
}
