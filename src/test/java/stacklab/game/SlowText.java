package stacklab.game;

import java.util.ArrayList;
import java.util.List;
import stacklab.board.Board;
import stacklab.rules.Colour;
import stacklab.rules.Variant;

/** Position and move texts of a {@link SlowPosition}; reading trusts its text. */
final class SlowText {
  private SlowText() {}

  static String of(SlowPosition position) {
    Board board = position.variant().board();
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < board.rowCount(); row++) {
      List<String> cells = new ArrayList<>();
      for (int space : board.row(row)) {
        String stack = position.stacks().get(space);
        cells.add(stack.isEmpty() ? "-" : stack);
      }
      rows.add(String.join(",", cells));
    }
    return String.join("/", rows)
        + (position.turn() == Colour.WHITE ? " w" : " b")
        + (position.placing() ? " " + position.placed() : "")
        + (position.variant().plyLimit().isPresent() ? " n" + position.plies() : "");
  }

  /** Returns the position that a text describes, as the start of a game of its own. */
  static SlowPosition parse(Variant variant, String text) {
    String[] words = text.split(" ", -1);
    List<String> stacks = new ArrayList<>();
    for (String row : words[0].split("/", -1)) {
      if (!row.isEmpty()) {
        for (String cell : row.split(",", -1)) {
          stacks.add(cell.equals("-") ? "" : cell);
        }
      }
    }
    Colour turn = words[1].equals("w") ? Colour.WHITE : Colour.BLACK;
    int placed = variant.placements();
    int plies = 0;
    for (int i = 2; i < words.length; i++) {
      if (words[i].startsWith("n")) {
        plies = Integer.parseInt(words[i].substring(1));
      } else {
        placed = Integer.parseInt(words[i]);
      }
    }
    return new SlowPosition(variant, stacks, turn, placed, plies, 0, turn, 0);
  }

  static String move(Board board, int move) {
    if (move == Move.PASS) {
      return "pass";
    }
    if (move == Move.SWAP) {
      return "swap";
    }
    String to = board.name(Move.to(move));
    return Move.from(move) == Move.to(move) ? to : board.name(Move.from(move)) + to;
  }

  /** Returns the legal move with this text. */
  static int parseMove(SlowPosition position, String text) {
    return position.legalMoves().stream()
        .filter(move -> move(position.variant().board(), move).equals(text))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("illegal here: " + text));
  }
}
