package stacklab.game;

import java.util.List;
import java.util.Optional;
import stacklab.rules.Colour;
import stacklab.rules.Score;
import stacklab.rules.TieBreak;

/** Scores and outcomes of a {@link SlowPosition}, counted from the board. */
record SlowScoring(SlowPosition position) {

  /** Returns the outcome of the position, which must be over. */
  Outcome outcome() {
    if (!position.isOver()) {
      throw new IllegalStateException("not over");
    }
    int white = halves(Colour.WHITE);
    int black = halves(Colour.BLACK);
    Outcome.End end = position.atPlyLimit() ? Outcome.End.PLY_LIMIT : Outcome.End.NO_MOVES;
    if (white != black) {
      return new Outcome(
          Optional.of(white > black ? Colour.WHITE : Colour.BLACK), "score", end, white, black);
    }
    for (TieBreak tieBreak : position.variant().tieBreaks()) {
      Optional<Colour> winner = winner(tieBreak);
      if (winner.isPresent()) {
        return new Outcome(winner, tieBreak.text(), end, white, black);
      }
    }
    return new Outcome(Optional.empty(), "draw", end, white, black);
  }

  /** Returns twice a player's score, komi included. */
  int halves(Colour colour) {
    Score score = position.variant().score();
    int points =
        switch (score) {
          case STACKS -> stacks(colour);
          case PIECES -> pieces(colour);
          case TALLEST -> tallest(colour);
        };
    boolean white = colour == Colour.WHITE;
    return 2 * points
        + (white
            ? position.variant().komi().whiteHalves()
            : position.variant().komi().blackHalves());
  }

  private Optional<Colour> winner(TieBreak tieBreak) {
    return switch (tieBreak) {
      case STACKS -> more(stacks(Colour.WHITE), stacks(Colour.BLACK));
      case PIECES -> more(pieces(Colour.WHITE), pieces(Colour.BLACK));
      case TALLEST -> more(tallest(Colour.WHITE), tallest(Colour.BLACK));
      case BASES -> more(bases(Colour.WHITE), bases(Colour.BLACK));
      case CAPPED_STACKS -> more(capped(Colour.WHITE), capped(Colour.BLACK));
      case LAST_MOVER ->
          position.lastMoverSeat() == 0
              ? Optional.empty()
              : Optional.of(position.seat(position.lastMoverSeat()));
      case SECOND_SEAT -> Optional.of(position.seat(2));
      case DRAW -> Optional.empty();
    };
  }

  private static Optional<Colour> more(int white, int black) {
    if (white == black) {
      return Optional.empty();
    }
    return Optional.of(white > black ? Colour.WHITE : Colour.BLACK);
  }

  private List<String> owned(Colour colour) {
    return position.stacks().stream()
        .filter(stack -> SlowPosition.owner(stack).equals(Optional.of(colour)))
        .toList();
  }

  private int stacks(Colour colour) {
    return owned(colour).size();
  }

  private int pieces(Colour colour) {
    return String.join("", owned(colour)).length();
  }

  private int tallest(Colour colour) {
    return owned(colour).stream().mapToInt(String::length).max().orElse(0);
  }

  private int bases(Colour colour) {
    return String.join("", owned(colour)).replaceAll("[WB]", "").length();
  }

  /** Returns how many stacks of exactly the cap's height a player owns. */
  int capped(Colour colour) {
    int cap = position.variant().heightCap().orElseThrow();
    return (int) owned(colour).stream().filter(stack -> stack.length() == cap).count();
  }
}
