package stacklab.agent;

import java.util.List;
import java.util.OptionalInt;
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

/** The two parent games, and both on small boards, made without files. */
public final class Boards {
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

  private Boards() {}

  /** Returns Avalam. */
  public static Variant avalam() {
    return avalam(AVALAM);
  }

  /** Returns Avalam on another map. */
  public static Variant avalam(String map) {
    return new Variant(
        "avalam",
        "",
        "",
        GridBoard.square(cells(map), Directions.ALL, Wrap.NONE),
        map.replaceAll("[.\n]", ""),
        new Setup.AsDrawn(),
        First.of(Colour.WHITE),
        new MoveRules(
            Stacks.ANY, Bases.FIXED, new Distance.Exactly(1), Path.JUMP, Onto.ANY, Locked.NEVER),
        OptionalInt.of(5),
        Removal.NONE,
        Passing.NEVER,
        OptionalInt.empty(),
        Score.STACKS,
        List.of(TieBreak.DRAW),
        Swap.NONE,
        Komi.NONE);
  }

  /** Returns DVONN. */
  public static Variant dvonn() {
    return dvonn(DVONN, 3);
  }

  /** Returns DVONN on another map with another number of bases. */
  public static Variant dvonn(String map, int bases) {
    return new Variant(
        "dvonn",
        "",
        "",
        GridBoard.hex(cells(map), Wrap.NONE),
        map.replaceAll("[.\n]", ""),
        new Setup.Place(bases, OptionalInt.empty()),
        First.of(Colour.WHITE),
        new MoveRules(
            Stacks.OWN,
            Bases.FIXED,
            Distance.Measured.HEIGHT,
            Path.JUMP,
            Onto.ANY,
            Locked.SURROUNDED),
        OptionalInt.empty(),
        Removal.DISCONNECTED_FROM_BASE,
        Passing.WHEN_STUCK,
        OptionalInt.empty(),
        Score.PIECES,
        List.of(TieBreak.DRAW),
        Swap.NONE,
        Komi.NONE);
  }

  private static boolean[][] cells(String map) {
    List<String> lines = map.lines().toList();
    boolean[][] cells = new boolean[lines.size()][lines.get(0).length()];
    for (int row = 0; row < cells.length; row++) {
      for (int column = 0; column < cells[row].length; column++) {
        cells[row][column] = lines.get(row).charAt(column) != '.';
      }
    }
    return cells;
  }
}
