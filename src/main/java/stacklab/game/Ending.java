package stacklab.game;

import java.util.Optional;
import stacklab.rules.Colour;
import stacklab.rules.Score;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;

/** Scores and the order in which ties are broken. */
final class Ending {
  private Ending() {}

  /** Returns a player's score with komi, in half points. */
  static int scoreHalves(BoardState state, int player) {
    Variant variant = state.tables.variant;
    int komi = player == 0 ? variant.komi().whiteHalves() : variant.komi().blackHalves();
    return komi + 2 * points(state, variant.score(), player);
  }

  private static int points(BoardState state, Score score, int player) {
    return switch (score) {
      case STACKS -> state.stacks[player];
      case PIECES -> state.pieces[player];
      case TALLEST -> state.tallest(player);
    };
  }

  /** Returns what a finished game comes to. */
  static Outcome outcome(Position position, Outcome.End end) {
    BoardState state = position.state();
    int white = scoreHalves(state, 0);
    int black = scoreHalves(state, 1);
    if (white != black) {
      return new Outcome(leader(white - black), "score", end, white, black);
    }
    for (TieBreak tieBreak : state.tables.variant.tieBreaks()) {
      int difference = difference(position, tieBreak);
      if (difference != 0) {
        return new Outcome(leader(difference), tieBreak.text(), end, white, black);
      }
    }
    return new Outcome(Optional.empty(), TieBreak.DRAW.text(), end, white, black);
  }

  private static Optional<Colour> leader(int difference) {
    return Optional.of(difference > 0 ? Colour.WHITE : Colour.BLACK);
  }

  /** Returns a positive number if the tie-break is White's, a negative one if Black's, else 0. */
  private static int difference(Position position, TieBreak tieBreak) {
    BoardState state = position.state();
    return switch (tieBreak) {
      case STACKS -> state.stacks[0] - state.stacks[1];
      case PIECES -> state.pieces[0] - state.pieces[1];
      case TALLEST -> state.tallest(0) - state.tallest(1);
      case BASES -> state.ownedBases[0] - state.ownedBases[1];
      case CAPPED_STACKS -> state.ownedOfHeight(0, state.cap) - state.ownedOfHeight(1, state.cap);
      case LAST_MOVER -> seatsColour(position, position.lastMoverSeat());
      case SECOND_SEAT -> seatsColour(position, 2);
      case DRAW -> 0;
    };
  }

  /** Returns 1 if White sits there, -1 if Black does, 0 for no seat. */
  private static int seatsColour(Position position, int seat) {
    if (seat == 0) {
      return 0;
    }
    return position.seat(Colour.WHITE) == seat ? 1 : -1;
  }
}
