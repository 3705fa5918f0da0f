package stacklab.cli.play;

import java.util.Map;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.TreeMap;
import stacklab.board.Board;
import stacklab.game.Move;
import stacklab.game.Notation;
import stacklab.game.Position;
import stacklab.game.Refusal;

/** Lists legal moves. */
final class MoveHelp {
  private final Position position;
  private final Board board;
  private final Dialogue dialogue;

  MoveHelp(Position position, Dialogue dialogue) {
    this.position = position;
    this.board = position.variant().board();
    this.dialogue = dialogue;
  }

  /** Lists all moves, those of a stack together. */
  void all() {
    Map<Integer, StringJoiner> targets = new TreeMap<>();
    StringJoiner others = new StringJoiner(" ");
    for (int move : position.legalMoves()) {
      if (Move.isStackMove(move)) {
        targets
            .computeIfAbsent(Move.from(move), from -> new StringJoiner(" "))
            .add(board.name(Move.to(move)));
      } else {
        others.add(Notation.text(board, move));
      }
    }
    if (!targets.isEmpty()) {
      dialogue.say("From each space to:");
      targets.forEach((from, to) -> dialogue.item(board.name(from), to.toString()));
    }
    if (others.length() > 0) {
      dialogue.say(others.toString());
    }
  }

  /** Lists the moves of the stack on a space, or says why there are none. */
  void of(String space) {
    OptionalInt named = board.space(space);
    if (named.isEmpty()) {
      dialogue.say("The board has no space '" + space + "'.");
      return;
    }
    StringJoiner to = new StringJoiner(" ");
    for (int move : position.legalMoves()) {
      if (move < Move.PASS && Move.from(move) == named.getAsInt()) {
        to.add(Move.isPlacement(move) ? "here a piece may be placed" : board.name(Move.to(move)));
      }
    }
    if (to.length() > 0) {
      dialogue.item(space, to.toString());
    } else {
      dialogue.say("No move from " + space + why(named.getAsInt()) + ".");
    }
  }

  private String why(int space) {
    if (position.placing()) {
      return ": pieces are still being placed, and it is occupied";
    }
    return Refusal.ofTaking(position, space)
        .map(reason -> ": " + reason)
        .orElse(": the stack there finds no space to land on");
  }
}
