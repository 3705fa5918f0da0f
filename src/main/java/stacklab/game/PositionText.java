package stacklab.game;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import stacklab.board.Board;
import stacklab.rules.Colour;
import stacklab.rules.InvalidInput;
import stacklab.rules.Variant;

/**
 * Writes and reads positions: {@code STACKS TURN [PLACED] [nP]}, P plies played, such as {@code
 * -,BW/B,W b}. Rows are joined by {@code /}, the spaces of a row by {@code ,}; a stack is written
 * bottom to top.
 */
public final class PositionText {
  private static final Pattern FORM =
      Pattern.compile("(\\S+) ([wb])(?: ([0-9]{1,6}))?(?: n([0-9]{1,9}))?");

  private final Variant variant;
  private final Position position;
  private final String text;

  private PositionText(Position position, String text) {
    this.variant = position.variant();
    this.position = position;
    this.text = text;
  }

  /** Returns a position's text. */
  public static String of(Position position) {
    Board board = position.variant().board();
    StringBuilder out = new StringBuilder();
    for (int row = 0; row < board.rowCount(); row++) {
      out.append(row == 0 ? "" : "/");
      String separator = "";
      for (int space : board.row(row)) {
        String pieces = position.pieces(space);
        out.append(separator).append(pieces.isEmpty() ? "-" : pieces);
        separator = ",";
      }
    }
    out.append(' ').append(position.turn().letter());
    if (position.placing()) {
      out.append(' ').append(position.placed());
    }
    if (position.variant().plyLimit().isPresent()) {
      out.append(" n").append(position.plies());
    }
    return out.toString();
  }

  /**
   * Returns the position a text stands for: the start of a game whose first seat is to move. Rows,
   * spaces, letters, the height cap and the number placed are checked; whether play can lead there
   * is not.
   *
   * @throws InvalidInput naming the fault if the text is no position of the variant
   */
  public static Position parse(Variant variant, String text) {
    return new PositionText(Position.empty(variant), text).parse();
  }

  /**
   * Returns the position a text stands for, as {@link #parse(Variant, String)} does, related to a
   * position of the same variant so that {@link Position#set} takes it.
   *
   * @throws InvalidInput naming the fault if the text is no position of the variant
   */
  public static Position parse(Position related, String text) {
    return new PositionText(related.copy(), text).parse();
  }

  private Position parse() {
    Matcher matcher = FORM.matcher(text);
    if (!matcher.matches()) {
      throw fault(
          "expected rows of stacks joined by '/', then w or b"
              + (variant.placements() > 0 ? ", then the number placed while placement goes on" : "")
              + (variant.plyLimit().isPresent() ? ", then the plies played as in n12" : ""));
    }
    Colour turn = matcher.group(2).equals("w") ? Colour.WHITE : Colour.BLACK;
    position.begin(turn, variant.placements(), plies(matcher.group(4)));
    int pieces = readStacks(matcher.group(1));
    if (matcher.group(3) != null) {
      int placed = placed(matcher.group(3), pieces);
      position.begin(turn, placed, plies(matcher.group(4)));
      readStacks(matcher.group(1));
      position.continuePlacing();
    }
    return position;
  }

  private int plies(String plies) {
    if (variant.plyLimit().isEmpty()) {
      if (plies != null) {
        throw fault("'n" + plies + "' gives plies, but the variant has no ply-limit; leave it out");
      }
      return 0;
    }
    if (plies == null) {
      throw fault("the variant has a ply-limit; end with the plies played, as in n12");
    }
    return Integer.parseInt(plies);
  }

  private int placed(String digits, int pieces) {
    int placed = Integer.parseInt(digits);
    int drawn = variant.board().size() - variant.emptySpaces();
    if (placed >= variant.placements()) {
      throw fault(
          "'"
              + digits
              + "' pieces placed, but placement goes on only below "
              + variant.placements());
    }
    if (placed != pieces - drawn) {
      throw fault(
          "'"
              + digits
              + "' pieces placed, but the board shows "
              + pieces
              + " pieces"
              + (drawn == 0 ? "" : ", " + drawn + " of them from the map"));
    }
    return placed;
  }

  private int readStacks(String stacks) {
    Board board = variant.board();
    String[] rows = stacks.split("/", -1);
    if (rows.length != board.rowCount()) {
      throw fault("found " + rows.length + " rows; the board has " + board.rowCount());
    }
    int pieces = 0;
    for (int row = 0; row < rows.length; row++) {
      int[] spaces = board.row(row);
      String[] cells = rows[row].isEmpty() ? new String[0] : rows[row].split(",", -1);
      if (cells.length != spaces.length) {
        throw fault(
            "row "
                + (row + 1)
                + " '"
                + rows[row]
                + "' has "
                + cells.length
                + " spaces; the board has "
                + spaces.length
                + " there");
      }
      for (int i = 0; i < cells.length; i++) {
        pieces += readStack(cells[i], spaces[i]);
      }
    }
    return pieces;
  }

  private int readStack(String stack, int space) {
    if (stack.equals("-")) {
      return 0;
    }
    String name = variant.board().name(space);
    if (!stack.matches("[WBD]+")) {
      throw fault("'" + stack + "' on " + name + " is no stack; use W, B and D, or - when empty");
    }
    if (stack.length() > variant.heightCap().orElse(Integer.MAX_VALUE)) {
      throw fault(
          "'"
              + stack
              + "' on "
              + name
              + " is "
              + stack.length()
              + " high; the cap is "
              + variant.heightCap().getAsInt());
    }
    for (int i = 0; i < stack.length(); i++) {
      position.state().addPiece(space, "WBD".indexOf(stack.charAt(i)));
    }
    return stack.length();
  }

  private InvalidInput fault(String message) {
    return new InvalidInput("position '" + text + "': " + message);
  }
}
