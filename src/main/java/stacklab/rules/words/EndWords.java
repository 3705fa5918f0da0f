package stacklab.rules.words;

import java.util.ArrayList;
import java.util.List;
import stacklab.rules.Colour;
import stacklab.rules.Komi;
import stacklab.rules.Passing;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;

/** Sentences about the end of a game and who wins it. */
final class EndWords {
  private EndWords() {}

  static String end(Variant variant) {
    return noMoves(variant)
        + (variant.plyLimit().isPresent()
            ? " It ends at the latest after "
                + PlainWords.count(variant.plyLimit().getAsInt(), "turn")
                + ", placements and passes among them."
            : "");
  }

  private static String noMoves(Variant variant) {
    if (variant.move().sameForBoth()) {
      return "Both players always have the same moves. The game ends when there is none left.";
    }
    return variant.passing() == Passing.NEVER
        ? "The game ends when the player to move has no move, even if the other player has one."
        : "A player who has no move passes, and moves again as soon as there is one; nobody else"
            + " may pass. The game ends when neither player has a move.";
  }

  static String winning(Variant variant) {
    return score(variant) + komi(variant) + ties(variant);
  }

  private static String score(Variant variant) {
    return switch (variant.score()) {
          case STACKS -> "Each stack is one point for its owner, whatever its height.";
          case PIECES ->
              "Each stack is as many points for its owner as it has pieces"
                  + (variant.baseCount() > 0 ? ", bases among them." : ".");
          case TALLEST -> "Each player has as many points as their tallest stack has pieces.";
        }
        + " More points win.";
  }

  private static String komi(Variant variant) {
    List<String> parts = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      int halves =
          colour == Colour.WHITE ? variant.komi().whiteHalves() : variant.komi().blackHalves();
      if (halves != 0) {
        String points =
            Komi.points(Math.abs(halves)) + (Math.abs(halves) == 2 ? " point" : " points");
        parts.add(PlainWords.name(colour) + (halves > 0 ? " gets " : " gives up ") + points);
      }
    }
    return parts.isEmpty() ? "" : " " + PlainWords.list(parts) + " on top of that.";
  }

  private static String ties(Variant variant) {
    List<String> steps = new ArrayList<>();
    for (TieBreak tieBreak : variant.tieBreaks()) {
      if (tieBreak == TieBreak.DRAW) {
        break;
      }
      steps.add(tie(tieBreak, variant));
      if (tieBreak == TieBreak.SECOND_SEAT) {
        return " On equal points " + String.join("; if that is equal too, ", steps) + ".";
      }
    }
    if (steps.isEmpty()) {
      return " Equal points are a draw.";
    }
    return " On equal points "
        + String.join("; if that is equal too, ", steps)
        + "; if that decides nothing either, the game is a draw.";
  }

  private static String tie(TieBreak tieBreak, Variant variant) {
    return switch (tieBreak) {
      case STACKS -> "the player with more stacks wins";
      case PIECES -> "the player with more pieces in their stacks wins";
      case TALLEST -> "the player with the taller tallest stack wins";
      case BASES -> "the player with more bases in their stacks wins";
      case CAPPED_STACKS ->
          "the player with more stacks of full height ("
              + PlainWords.count(variant.heightCap().orElse(0), "piece")
              + ") wins";
      case LAST_MOVER -> "the player who moved the last stack wins";
      case SECOND_SEAT -> "the player who moved second wins";
      case DRAW -> "the game is a draw";
    };
  }
}
