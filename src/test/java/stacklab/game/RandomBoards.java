package stacklab.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import stacklab.board.Board;
import stacklab.board.Directions;
import stacklab.board.GridBoard;
import stacklab.board.LinesBoard;
import stacklab.board.Space;
import stacklab.board.Wrap;
import stacklab.random.Random;

/** Draws boards of every kind: squares, hexagons and lines, wrapped, with holes, of 1 space up. */
record RandomBoards(Random random) {

  /** Returns a board of at most about this many spaces. */
  Board next(int mostSpaces) {
    if (random.below(4) == 0) {
      return lines(1 + random.below(Math.min(mostSpaces, 26)));
    }
    int rows = 1 + random.below((int) Math.ceil(Math.sqrt(mostSpaces)));
    int columns = 1 + random.below(Math.max(1, mostSpaces / rows));
    return grid(rows, columns);
  }

  /** Returns a grid with this rectangle around it. */
  Board grid(int rows, int columns) {
    int holesInTen = random.below(2) == 0 ? 0 : random.below(6);
    boolean[][] cells = new boolean[rows][];
    for (int row = 0; row < rows; row++) {
      cells[row] = new boolean[row == 0 ? columns : 1 + random.below(columns)];
      if (random.below(3) > 0) {
        cells[row] = new boolean[columns];
      }
      for (int column = 0; column < cells[row].length; column++) {
        cells[row][column] = random.below(10) >= holesInTen;
      }
    }
    cells[random.below(rows)][0] = true;
    Wrap wrap = random.below(2) == 0 ? Wrap.NONE : any(Wrap.values());
    if (random.below(2) == 0) {
      return GridBoard.hex(cells, wrap);
    }
    Directions[] directions = {Directions.ORTHOGONAL, Directions.DIAGONAL, Directions.ALL};
    return GridBoard.square(cells, any(directions), wrap);
  }

  /** Returns one of some values. */
  <T> T any(T[] values) {
    return values[random.below(values.length)];
  }

  private Board lines(int size) {
    List<Space> spaces = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      spaces.add(new Space(Space.gridName(i, i % 3), i, i % 3));
    }
    List<List<String>> lines = new ArrayList<>();
    if (size > 1) {
      int count = 1 + random.below(size);
      for (int i = 0; i < count; i++) {
        lines.add(line(spaces));
      }
    }
    return LinesBoard.of(spaces, lines);
  }

  private List<String> line(List<Space> spaces) {
    int length = 2 + random.below(Math.min(6, spaces.size() - 1));
    Set<String> names = new HashSet<>();
    List<String> line = new ArrayList<>();
    while (line.size() < Math.min(length, spaces.size())) {
      String name = spaces.get(random.below(spaces.size())).name();
      if (names.add(name)) {
        line.add(name);
      }
    }
    if (line.size() > 2 && random.below(3) == 0) {
      line.add(line.get(0));
    }
    return line;
  }
}
