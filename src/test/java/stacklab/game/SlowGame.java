package stacklab.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stacklab.rules.Colour;
import stacklab.rules.Variant;

/** A game as its slow positions, for twins of what is measured in games. */
public final class SlowGame {
  private final List<SlowPosition> positions = new ArrayList<>();
  private final int[] moves;

  /**
   * Plays moves.
   *
   * @param start a position's text, or "" for the variant's own start
   */
  public SlowGame(Variant variant, String start, int... moves) {
    this.moves = moves.clone();
    positions.add(start.isEmpty() ? SlowPosition.start(variant) : SlowText.parse(variant, start));
    for (int move : moves) {
      positions.add(at(positions.size() - 1).play(move));
    }
  }

  private SlowPosition at(int after) {
    return positions.get(after);
  }

  /** Returns the number of plies. */
  public int plies() {
    return moves.length;
  }

  /** Returns a move by its ply, counted from 1. */
  public int move(int ply) {
    return moves[ply - 1];
  }

  /** Returns the stacks after so many plies, by space, each from bottom to top. */
  public List<String> stacks(int after) {
    return at(after).stacks();
  }

  /** Returns whether players are still placing after so many plies. */
  public boolean placing(int after) {
    return at(after).placing();
  }

  /** Returns the legal moves after so many plies. */
  public List<Integer> legal(int after) {
    return at(after).legalMoves();
  }

  /** Returns White's score less Black's after so many plies, in half points. */
  public int lead(int after) {
    SlowScoring scoring = new SlowScoring(at(after));
    return scoring.halves(Colour.WHITE) - scoring.halves(Colour.BLACK);
  }

  /** Returns the number of pieces on the board after so many plies. */
  public int pieces(int after) {
    return String.join("", stacks(after)).length();
  }

  /** Returns all that can matter after so many plies, as a text. */
  public String key(int after) {
    return new SlowKey(at(after)).allowed();
  }

  /** Returns the winner; empty for a draw. */
  public Optional<Colour> winner() {
    return outcome().winner();
  }

  /** Returns the winner's seat, 1 or 2; 0 for a draw. */
  public int winnerSeat() {
    return winner().map(colour -> at(plies()).seat(1) == colour ? 1 : 2).orElse(0);
  }

  /** Returns what the game came to. */
  public Outcome outcome() {
    return new SlowScoring(at(plies())).outcome();
  }
}
