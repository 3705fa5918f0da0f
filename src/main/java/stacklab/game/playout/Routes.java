package stacklab.game.playout;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import stacklab.board.Board;
import stacklab.rules.Distance;

/**
 * Where stacks may get to and who looks at a space, for boards of any size: what can be worked out
 * before a game. Immutable, though the arrays are handed out.
 */
final class Routes {
  /** The most targets that are listed in advance; beyond, rays are walked. */
  private static final int MOST_LISTED = 1 << 20;

  /** Whether targets are listed, nothing but the stack's height deciding where it gets. */
  final boolean listed;

  /** At index space * heights + height, and one more for the end: where its targets begin. */
  final int[] first;

  /** How many heights are told apart, and 0; higher ones count as the highest. */
  final int heights;

  final int[] targets;

  /** For each space: which spaces have it on a ray, and after how many steps, in turn. */
  final int[][] watchers;

  private final Tables tables;
  private final boolean byHeight;
  private final boolean upTo;

  Routes(Tables tables) {
    this.tables = tables;
    Distance distance = tables.variant.move().distance();
    upTo = distance == Distance.Measured.UP_TO_HEIGHT;
    byHeight = upTo || distance == Distance.Measured.HEIGHT;
    heights = byHeight ? tables.variant.board().longestRay() + 2 : 2;
    boolean few = !upTo || tables.spaces * heights < MOST_LISTED / (8 * heights);
    listed = few && !tables.clearPath && distance != Distance.Measured.TARGET_HEIGHT;
    first = new int[tables.spaces * heights + 1];
    targets = listed ? list() : new int[0];
    watchers = watchers();
  }

  private int[] list() {
    List<Integer> list = new ArrayList<>();
    for (int space = 0; space < tables.spaces; space++) {
      for (int height = 0; height < heights; height++) {
        first[space * heights + height] = list.size();
        if (height > 0) {
          list.addAll(reached(space, height));
        }
      }
    }
    first[first.length - 1] = list.size();
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  private Set<Integer> reached(int space, int height) {
    Set<Integer> reached = new LinkedHashSet<>();
    for (int[] ray : tables.rays[space]) {
      int most = Math.min(ray.length, tables.mostSteps(height));
      IntStream.rangeClosed(tables.leastSteps(height), most)
          .map(steps -> ray[steps - 1])
          .filter(to -> to != Board.HOLE)
          .forEach(reached::add);
    }
    return reached;
  }

  private int[][] watchers() {
    List<List<Integer>> lists = new ArrayList<>();
    IntStream.range(0, tables.spaces).forEach(space -> lists.add(new ArrayList<>()));
    int most = tables.mostSteps(Tables.UNLIMITED);
    int least = byHeight ? 1 : tables.leastSteps(1);
    for (int space = 0; space < tables.spaces; space++) {
      for (int[] ray : tables.rays[space]) {
        for (int steps = least; steps <= Math.min(ray.length, most); steps++) {
          if (ray[steps - 1] != Board.HOLE) {
            lists.get(ray[steps - 1]).addAll(List.of(space, steps));
          }
        }
      }
    }
    return lists.stream()
        .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }

  /** Returns the row of a stack's targets in {@link #first}. */
  int row(int space, int height) {
    return space * heights + Math.min(height, heights - 1);
  }

  /** Returns whether a change so many steps away may touch the moves of a stack. */
  boolean matters(int height, int steps) {
    return !byHeight || (upTo ? steps <= height : steps == height);
  }
}
