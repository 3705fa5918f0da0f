package stacklab.report.sample;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import stacklab.board.Board;
import stacklab.game.Move;
import stacklab.game.Notation;
import stacklab.game.Outcome;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.rules.Colour;
import stacklab.rules.Komi;
import stacklab.rules.Variant;

/**
 * A game move by move: what was on the board, and what each ply changed.
 *
 * @param start the pieces on each space at the beginning, bottom to top, as letters W, B and D
 * @param plies the plies in order
 * @param outcome what the rules make of the last position; empty if the game could go on there
 */
public record Replay(List<String> start, List<Ply> plies, Optional<Outcome> outcome) {
  /**
   * A ply.
   *
   * @param move its text
   * @param mover who made it
   * @param changes the spaces that look different afterwards
   * @param removed the pieces it took off the board
   * @param leadHalves White's score less Black's afterwards, in half points; none while placing
   */
  public record Ply(
      String move, Colour mover, List<Change> changes, int removed, OptionalInt leadHalves) {}

  /**
   * A space after a ply.
   *
   * @param space its number
   * @param pieces what is on it, bottom to top; empty for none
   */
  public record Change(int space, String pieces) {}

  /**
   * Plays a game's moves.
   *
   * @param start the position text it begins from; empty for the variant's own start
   * @param moves joined by blanks
   * @throws stacklab.rules.InvalidInput if a move is not legal
   */
  public static Replay of(Variant variant, String start, String moves) {
    Position position =
        start.isEmpty() ? Position.start(variant) : PositionText.parse(variant, start);
    List<String> before = contents(position);
    List<Ply> plies = new ArrayList<>();
    List<String> now = before;
    for (String text : moves.isEmpty() ? new String[0] : moves.split(" ")) {
      Colour mover = position.turn();
      int move = Notation.parse(variant.board(), text);
      position.play(move);
      List<String> after = contents(position);
      plies.add(
          new Ply(
              text,
              mover,
              changes(now, after),
              Move.isStackMove(move) ? position.lastRemoved() : 0,
              lead(position)));
      now = after;
    }
    return new Replay(
        before, plies, position.isOver() ? Optional.of(position.outcome()) : Optional.empty());
  }

  private static List<String> contents(Position position) {
    Board board = position.variant().board();
    return IntStream.range(0, board.size()).mapToObj(position::pieces).toList();
  }

  private static List<Change> changes(List<String> before, List<String> after) {
    return IntStream.range(0, before.size())
        .filter(space -> !before.get(space).equals(after.get(space)))
        .mapToObj(space -> new Change(space, after.get(space)))
        .toList();
  }

  private static OptionalInt lead(Position position) {
    return position.placing()
        ? OptionalInt.empty()
        : OptionalInt.of(position.scoreHalves(Colour.WHITE) - position.scoreHalves(Colour.BLACK));
  }

  /** Returns whether the game ended as its row says. */
  boolean endsAs(GameRow row) {
    return outcome.isPresent() && endsAs(row, outcome.get());
  }

  private boolean endsAs(GameRow row, Outcome ended) {
    String winner = ended.winner().map(Colour::text).orElse("draw");
    int removed = plies.stream().mapToInt(Ply::removed).sum();
    long passes = plies.stream().filter(ply -> ply.move.equals("pass")).count();
    return winner.equals(row.winner())
        && (Komi.points(ended.whiteHalves()) + ":" + Komi.points(ended.blackHalves()))
            .equals(row.score())
        && plies.size() == row.plies()
        && passes == row.passes()
        && removed == row.removed()
        && ended.decidedBy().equals(row.decidedBy())
        && ended.end().text().equals(row.end());
  }
}
