package stacklab.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import stacklab.board.Board;
import stacklab.board.Directions;
import stacklab.board.GridBoard;
import stacklab.board.Wrap;
import stacklab.rules.Bases;
import stacklab.rules.Colour;
import stacklab.rules.Distance;
import stacklab.rules.First;
import stacklab.rules.Komi;
import stacklab.rules.Locked;
import stacklab.rules.MoveRules;
import stacklab.rules.Onto;
import stacklab.rules.Passing;
import stacklab.rules.Path;
import stacklab.rules.Removal;
import stacklab.rules.Score;
import stacklab.rules.Setup;
import stacklab.rules.Stacks;
import stacklab.rules.Swap;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;

/**
 * The variants of the tables of known answers, made from their names without any file: {@code
 * avalam}, {@code dvonn height-cap=5}, {@code avalam board 3x3}.
 */
final class KnownVariants {
  private static final String AVALAM =
      """
      ..WB.....
      .WBWB....
      .BWBWBW..
      .WBWBWBWB
      WBWB.BWBW
      BWBWBWBW.
      ..WBWBWB.
      ....BWBW.
      .....BW..
      """;

  private static final String DVONN =
      """
      #########..
      ##########.
      ###########
      .##########
      ..#########
      """;

  private static final Map<String, String> SMALL_MAPS =
      Map.of("3x3", "WBW\nBWB\nWBW\n", "2x4", "WBWB\nBWBW\n", "rows 3,4,3", "###.\n####\n.###\n");

  private final String name;
  private final Map<String, String> changed = new TreeMap<>();
  private String map;

  private KnownVariants(String name) {
    this.name = name;
    int board = name.indexOf(" board ");
    if (board >= 0) {
      map = SMALL_MAPS.get(name.substring(board + " board ".length()));
    } else {
      map = base().equals("avalam") ? AVALAM : DVONN;
      for (String word : name.split(" ", -1)) {
        if (word.contains("=")) {
          changed.put(word.split("=", -1)[0], word.split("=", -1)[1]);
        }
      }
    }
  }

  /** Returns the variant that a table calls by this name. */
  static Variant of(String name) {
    return new KnownVariants(name).variant();
  }

  private String base() {
    return name.split(" ", -1)[0];
  }

  private Variant variant() {
    Variant made =
        switch (base()) {
          case "avalam" -> avalam();
          case "dvonn" -> dvonn();
          default -> throw new IllegalArgumentException("no such variant: " + name);
        };
    if (!changed.isEmpty()) {
      throw new IllegalArgumentException("keys not understood: " + changed);
    }
    return made;
  }

  private Variant avalam() {
    boolean all = change("board.directions", "all").equals("all");
    return new Variant(
        name,
        "",
        "",
        GridBoard.square(cells(), all ? Directions.ALL : Directions.ORTHOGONAL, Wrap.NONE),
        map.replaceAll("[.\n]", ""),
        new Setup.AsDrawn(),
        First.of(Colour.WHITE),
        new MoveRules(
            change("move.stacks", "any").equals("any") ? Stacks.ANY : Stacks.OWN,
            Bases.FIXED,
            new Distance.Exactly(1),
            Path.JUMP,
            Onto.ANY,
            Locked.NEVER),
        cap("5"),
        Removal.NONE,
        change("pass", "never").equals("never") ? Passing.NEVER : Passing.WHEN_STUCK,
        OptionalInt.empty(),
        Score.STACKS,
        List.of(TieBreak.DRAW),
        Swap.NONE,
        Komi.NONE);
  }

  private Variant dvonn() {
    boolean locks = change("move.locked", "surrounded").equals("surrounded");
    Board board = GridBoard.hex(cells(), Wrap.NONE);
    return new Variant(
        name,
        "",
        "",
        board,
        map.replaceAll("[.\n]", ""),
        new Setup.Place(board.size() == 49 ? 3 : 1, OptionalInt.empty()),
        First.of(Colour.WHITE),
        new MoveRules(
            Stacks.OWN,
            Bases.FIXED,
            Distance.Measured.HEIGHT,
            Path.JUMP,
            Onto.ANY,
            locks ? Locked.SURROUNDED : Locked.NEVER),
        cap("none"),
        change("removal", "disconnected").equals("none")
            ? Removal.NONE
            : Removal.DISCONNECTED_FROM_BASE,
        Passing.WHEN_STUCK,
        OptionalInt.empty(),
        Score.PIECES,
        List.of(TieBreak.DRAW),
        Swap.NONE,
        Komi.NONE);
  }

  private String change(String key, String otherwise) {
    String value = changed.remove(key);
    return value == null ? otherwise : value;
  }

  private OptionalInt cap(String otherwise) {
    String value = change("height-cap", otherwise);
    return value.equals("none") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(value));
  }

  private boolean[][] cells() {
    List<boolean[]> rows = new ArrayList<>();
    for (String line : map.lines().toList()) {
      boolean[] row = new boolean[line.length()];
      for (int column = 0; column < row.length; column++) {
        row[column] = line.charAt(column) != '.';
      }
      rows.add(row);
    }
    return rows.toArray(boolean[][]::new);
  }
}
