package stacklab.io;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import stacklab.board.Board;
import stacklab.board.Directions;
import stacklab.board.Grid;
import stacklab.board.GridBoard;
import stacklab.board.Wrap;
import stacklab.io.yaml.Choice;
import stacklab.io.yaml.Faults;
import stacklab.io.yaml.Section;
import stacklab.rules.Variant;

/** Reads the keys {@code board}, {@code map} and {@code pieces}. */
final class BoardReader {
  private static final Choice<Grid> GRIDS =
      Choice.word("square", Grid.SQUARE).orWord("hex", Grid.HEX).orWord("lines", Grid.LINES);
  private static final Choice<Directions> DIRECTIONS =
      Choice.word("orthogonal", Directions.ORTHOGONAL)
          .orWord("diagonal", Directions.DIAGONAL)
          .orWord("all", Directions.ALL);
  private static final Choice<Wrap> WRAPS =
      Choice.word("none", Wrap.NONE)
          .orWord("columns", Wrap.COLUMNS)
          .orWord("rows", Wrap.ROWS)
          .orWord("both", Wrap.BOTH);

  private final Section root;
  private final Section section;
  private final Faults faults;

  /** A board and what stands on it, one letter a space. */
  record Drawn(Board board, String pieces) {
    int emptySpaces() {
      return (int) pieces.chars().filter(c -> c == Variant.EMPTY_SPACE).count();
    }
  }

  BoardReader(Section root, Faults faults) {
    this.root = root;
    this.section = root.section("board", VariantKeys.BOARD);
    this.faults = faults;
  }

  /** Returns the board; empty, and faults added, if there is none to be had. */
  Optional<Drawn> read() {
    Grid grid = section.read("grid", GRIDS, Grid.SQUARE);
    Directions directions = section.read("directions", DIRECTIONS, Directions.ALL);
    Wrap wrap = section.read("wrap", WRAPS, Wrap.NONE);
    if (grid == Grid.LINES) {
      refuse(section, List.of("directions", "wrap"), "a lines board's lines are all listed");
      refuse(root, List.of("map"), "a lines board is drawn by `board.spaces` and `pieces`");
      return new LinesReader(root, section, faults).read();
    }
    refuse(section, List.of("spaces", "lines"), "only `grid: lines` has this key");
    refuse(root, List.of("pieces"), "only `grid: lines` has this key; draw pieces on the `map`");
    if (grid == Grid.HEX) {
      refuse(section, List.of("directions"), "a hex grid always has all six directions");
    }
    return drawn(grid, directions, wrap);
  }

  private void refuse(Section where, List<String> keys, String why) {
    for (String key : keys) {
      if (where.has(key)) {
        faults.add(where.place(key), where.path(key) + ": " + why + "; leave it out");
      }
    }
  }

  private Optional<Drawn> drawn(Grid grid, Directions directions, Wrap wrap) {
    if (!root.has("map") && !root.has("extends")) {
      root.missing("map", "draw the board: '.' no space, '#' empty space, W B D a piece");
    }
    return root.value("map")
        .flatMap(node -> MapReader.rows(node, root.place("map"), faults))
        .map(rows -> drawn(rows, cells -> board(grid, directions, wrap, cells)));
  }

  private static Board board(Grid grid, Directions directions, Wrap wrap, boolean[][] cells) {
    return grid == Grid.HEX
        ? GridBoard.hex(cells, wrap)
        : GridBoard.square(cells, directions, wrap);
  }

  private static Drawn drawn(List<String> rows, Function<boolean[][], Board> board) {
    boolean[][] cells = new boolean[rows.size()][];
    for (int row = 0; row < cells.length; row++) {
      cells[row] = new boolean[rows.get(row).length()];
      for (int column = 0; column < cells[row].length; column++) {
        cells[row][column] = rows.get(row).charAt(column) != MapReader.NO_SPACE;
      }
    }
    String pieces = rows.stream().map(row -> row.replace(".", "")).collect(joining());
    return new Drawn(board.apply(cells), pieces);
  }
}
