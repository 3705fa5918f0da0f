package stacklab.game;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stacklab.board.Board;
import stacklab.rules.InvalidInput;

/** Writes and reads moves: {@code a1b2}, a placement {@code c3}, {@code pass} and {@code swap}. */
public final class Notation {
  private static final Pattern MOVE = Pattern.compile("([a-z]+[0-9]+)(?:-?([a-z]+[0-9]+))?");

  private Notation() {}

  /** Returns a move's text. */
  public static String text(Board board, int move) {
    if (move == Move.PASS) {
      return "pass";
    }
    if (move == Move.SWAP) {
      return "swap";
    }
    String from = board.name(Move.from(move));
    return Move.isPlacement(move) ? from : from + board.name(Move.to(move));
  }

  /**
   * Returns the move a text stands for on a board, legal or not. Capitals and {@code a1-b2} are
   * taken as well.
   *
   * @throws InvalidInput if the text is no move or names a space that the board does not have
   */
  public static int parse(Board board, String text) {
    String lower = text.strip().toLowerCase(Locale.ROOT);
    if (lower.equals("pass")) {
      return Move.PASS;
    }
    if (lower.equals("swap")) {
      return Move.SWAP;
    }
    Matcher matcher = MOVE.matcher(lower);
    if (!matcher.matches()) {
      throw new InvalidInput(
          "'"
              + text
              + "' is no move; write a stack move as a1b2, a placement as c3, or pass or swap");
    }
    int from = space(board, matcher.group(1), text);
    if (matcher.group(2) == null) {
      return Move.placement(from);
    }
    int to = space(board, matcher.group(2), text);
    if (from == to) {
      throw new InvalidInput("'" + text + "': a stack does not move to where it stands");
    }
    return Move.of(from, to);
  }

  private static int space(Board board, String name, String text) {
    OptionalInt space = board.space(name);
    if (space.isEmpty()) {
      throw new InvalidInput("'" + text + "': the board has no space '" + name + "'");
    }
    return space.getAsInt();
  }
}
