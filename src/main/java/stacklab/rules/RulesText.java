package stacklab.rules;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import stacklab.board.Board;
import stacklab.board.Directions;
import stacklab.board.Grid;
import stacklab.board.Space;
import stacklab.random.Random;

/** Writes a variant in its resolved form: every key with its value, as a variant file. */
public final class RulesText {
  private RulesText() {}

  /**
   * Returns the text of a variant file that reads back as the same variant, name, summary and
   * source included. Lines end with {@code \n}.
   */
  public static String of(Variant variant) {
    return "name: "
        + quoted(variant.name())
        + "\n"
        + "summary: "
        + quoted(variant.summary())
        + "\n"
        + "source: "
        + quoted(variant.source())
        + "\n"
        + rules(variant);
  }

  /** Returns the rules alone: what {@link Variant#rulesHash} depends on. */
  public static String rules(Variant variant) {
    return board(variant)
        + "setup: "
        + setup(variant)
        + "\n"
        + "first: {place: "
        + variant.first().place().text()
        + ", move: "
        + variant.first().move().text()
        + "}\n"
        + move(variant.move())
        + "height-cap: "
        + number(variant.heightCap())
        + "\n"
        + "removal: "
        + variant.removal().text()
        + "\n"
        + "pass: "
        + variant.passing().text()
        + "\n"
        + "ply-limit: "
        + number(variant.plyLimit())
        + "\n"
        + "score: "
        + variant.score().text()
        + "\n"
        + "tie-break: "
        + tieBreaks(variant.tieBreaks())
        + "\n"
        + "swap: "
        + variant.swap().text()
        + "\n"
        + "komi: {white: "
        + Komi.points(variant.komi().whiteHalves())
        + ", black: "
        + Komi.points(variant.komi().blackHalves())
        + "}\n";
  }

  static long hash(Variant variant) {
    long hash = 0;
    String text = rules(variant);
    for (int i = 0; i < text.length(); i++) {
      hash = Random.mix(hash, text.charAt(i));
    }
    return hash;
  }

  /** Returns a text as a double-quoted YAML scalar. */
  public static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' '
          || c == 0x7f
          || (c >= 0x80 && c <= 0xa0)
          || c == 0x2028
          || c == 0x2029
          || c == 0xfeff
          || Character.isSurrogate(c)) {
        out.append(escape(c));
      } else {
        out.append(c);
      }
    }
    return out.append('"').toString();
  }

  private static String escape(char c) {
    String hex = "000" + Integer.toHexString(c);
    return "\\u" + hex.substring(hex.length() - 4);
  }

  private static String number(OptionalInt value) {
    return value.isPresent() ? Integer.toString(value.getAsInt()) : "none";
  }

  private static String tieBreaks(List<TieBreak> tieBreaks) {
    String listed =
        tieBreaks.stream()
            .filter(t -> t != TieBreak.DRAW)
            .map(t -> t.text() + ", ")
            .collect(Collectors.joining());
    return "[" + listed + "draw]";
  }

  private static String setup(Variant variant) {
    if (variant.setup() instanceof Setup.Shuffle shuffle) {
      return "{shuffle: {W: "
          + shuffle.white()
          + ", B: "
          + shuffle.black()
          + ", D: "
          + shuffle.bases()
          + "}}";
    }
    if (variant.setup() instanceof Setup.Place place) {
      return "{place: {bases: "
          + place.bases()
          + ", stones: "
          + (variant.placements() - place.bases())
          + "}}";
    }
    return "map";
  }

  private static String move(MoveRules move) {
    return "move:\n"
        + "  stacks: "
        + move.stacks().text()
        + "\n"
        + "  bases: "
        + move.bases().text()
        + "\n"
        + "  distance: "
        + move.distance().text()
        + "\n"
        + "  path: "
        + move.path().text()
        + "\n"
        + "  onto: "
        + move.onto().text()
        + "\n"
        + "  locked: "
        + move.locked().text()
        + "\n";
  }

  private static String board(Variant variant) {
    Board board = variant.board();
    if (board.grid() == Grid.LINES) {
      return lines(board, variant.pieces());
    }
    String directions =
        board.directions() == Directions.HEXAGONAL
            ? ""
            : ", directions: " + name(board.directions());
    return "board: {grid: "
        + name(board.grid())
        + directions
        + ", wrap: "
        + name(board.wrap())
        + "}\nmap: |2\n"
        + map(board, variant.pieces());
  }

  private static String name(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  private static String map(Board board, String pieces) {
    StringBuilder out = new StringBuilder();
    for (int row = 0; row < board.rowCount(); row++) {
      char[] cells = ".".repeat(board.columnCount()).toCharArray();
      for (int space : board.row(row)) {
        cells[(int) board.spaces().get(space).x()] = pieces.charAt(space);
      }
      out.append("  ").append(cells).append('\n');
    }
    return out.toString();
  }

  private static String lines(Board board, String pieces) {
    String spaces = board.spaces().stream().map(RulesText::space).collect(Collectors.joining(", "));
    String lines =
        board.lines().stream()
            .map(line -> "    - [" + String.join(", ", line) + "]\n")
            .collect(Collectors.joining());
    String standing =
        IntStream.range(0, board.size())
            .filter(s -> pieces.charAt(s) != Variant.EMPTY_SPACE)
            .mapToObj(s -> board.name(s) + ": " + pieces.charAt(s))
            .collect(Collectors.joining(", "));
    return "board:\n  grid: lines\n  spaces: {"
        + spaces
        + "}\n  lines:\n"
        + lines
        + "pieces: {"
        + standing
        + "}\n";
  }

  private static String space(Space space) {
    return space.name() + ": [" + coordinate(space.x()) + ", " + coordinate(space.y()) + "]";
  }

  private static String coordinate(double value) {
    return new BigDecimal(value)
        .setScale(6, RoundingMode.HALF_EVEN)
        .stripTrailingZeros()
        .toPlainString();
  }
}
