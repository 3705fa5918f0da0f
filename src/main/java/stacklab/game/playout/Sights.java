package stacklab.game.playout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import stacklab.board.Board;
import stacklab.game.Move;
import stacklab.rules.Distance;
import stacklab.rules.Onto;

/**
 * The number of moves of each stack, for each player (for both at once where they have the same),
 * kept up to date around the spaces that change. Mutable.
 */
final class Sights {
  private static final int BLOCK = 5;

  private final Tables tables;
  private final StackTable stacks;
  private final Onto onto;
  private final boolean targetHeight;
  private final int sides;
  private final int blocks;
  private final int[] count;
  private final int[] block;
  private final int[] total = new int[2];

  /** For each space: which spaces have it on a ray, and after how many steps, in turn. */
  private final int[][] watchers;

  private final int[] found;
  private final int[] seen;
  private int search;
  private final int[] fresh;
  private int updates;

  Sights(Tables tables, StackTable stacks) {
    this.tables = tables;
    this.stacks = stacks;
    onto = tables.variant.move().onto();
    targetHeight = tables.variant.move().distance() == Distance.Measured.TARGET_HEIGHT;
    sides = tables.sameForBoth ? 1 : 2;
    blocks = (tables.spaces >> BLOCK) + 1;
    count = new int[sides * tables.spaces];
    block = new int[sides * blocks];
    found = new int[tables.spaces];
    seen = new int[tables.spaces];
    fresh = new int[tables.spaces];
    watchers = watchers();
  }

  private int[][] watchers() {
    List<List<Integer>> lists = new ArrayList<>();
    for (int space = 0; space < tables.spaces; space++) {
      lists.add(new ArrayList<>());
    }
    for (int space = 0; space < tables.spaces; space++) {
      for (int[] ray : tables.rays[space]) {
        int most = Math.min(ray.length, tables.mostSteps(Tables.UNLIMITED));
        for (int steps = 1; steps <= most; steps++) {
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

  /** Returns the number of moves a player has. */
  int total(int player) {
    return total[player % sides];
  }

  /** Returns a player's move at this place of the order that {@link Strategy#GENERAL} gives. */
  int move(int player, int index) {
    int side = player % sides;
    int skip = index;
    int group = side * blocks;
    while (skip >= block[group]) {
      skip -= block[group++];
    }
    int from = (group - side * blocks) << BLOCK;
    while (skip >= count[side * tables.spaces + from]) {
      skip -= count[side * tables.spaces + from++];
    }
    find(from, side);
    return Move.of(from, found[skip]);
  }

  /** Counts everything afresh. */
  void countAll() {
    Arrays.fill(count, 0);
    Arrays.fill(block, 0);
    Arrays.fill(total, 0);
    Arrays.fill(seen, 0);
    Arrays.fill(fresh, 0);
    search = 0;
    updates = 0;
    startUpdate();
    for (int space = 0; space < tables.spaces; space++) {
      recount(space);
    }
  }

  /** Begins an update: no stack is counted twice between two calls of this. */
  void startUpdate() {
    updates++;
  }

  /** Counts those stacks afresh whose moves a change on this space may touch. */
  void countAround(int space) {
    recount(space);
    int[] around = watchers[space];
    for (int i = 0; i < around.length; i += 2) {
      int from = around[i];
      int height = stacks.height[from];
      int steps = around[i + 1];
      boolean matters =
          steps <= tables.mostSteps(height)
              && (tables.clearPath || steps >= tables.leastSteps(height));
      if (height > 0 && matters) {
        recount(from);
      }
    }
    if (tables.locks) {
      for (int neighbour : tables.neighbours[space]) {
        recount(neighbour);
      }
    }
  }

  private void recount(int space) {
    if (fresh[space] == updates) {
      return;
    }
    fresh[space] = updates;
    for (int side = 0; side < sides; side++) {
      int at = side * tables.spaces + space;
      int change = find(space, side) - count[at];
      count[at] += change;
      block[side * blocks + (space >> BLOCK)] += change;
      total[side] += change;
    }
  }

  private boolean mayTake(int space, int side) {
    int owner = stacks.owner[space];
    if (owner == Ledger.NOBODY || owner == Ledger.NEUTRAL) {
      return owner == Ledger.NEUTRAL && tables.movableBases && !isLocked(space);
    }
    return (!tables.ownOnly || owner == side) && !isLocked(space);
  }

  private boolean isLocked(int space) {
    if (!tables.lockable[space]) {
      return false;
    }
    for (int neighbour : tables.neighbours[space]) {
      if (stacks.height[neighbour] == 0) {
        return false;
      }
    }
    return true;
  }

  /** Writes the targets of a stack into {@link #found} and returns how many there are. */
  private int find(int from, int side) {
    if (!mayTake(from, side)) {
      return 0;
    }
    search++;
    int height = stacks.height[from];
    int least = tables.leastSteps(height);
    int most = tables.mostSteps(height);
    int n = 0;
    for (int[] ray : tables.rays[from]) {
      int end = Math.min(most, ray.length);
      for (int steps = tables.clearPath ? 1 : least; steps <= end; steps++) {
        int to = ray[steps - 1];
        if (to == Board.HOLE) {
          steps = tables.clearPath ? end : steps;
          continue;
        }
        if (steps >= least && lands(height, to, steps, side) && seen[to] != search) {
          seen[to] = search;
          found[n++] = to;
        }
        steps = tables.clearPath && stacks.height[to] > 0 ? end : steps;
      }
    }
    return n;
  }

  private boolean lands(int height, int to, int steps, int side) {
    int target = stacks.height[to];
    if (height + target > tables.cap || (targetHeight && steps != target)) {
      return false;
    }
    return switch (onto) {
      case ANY -> target > 0;
      case OWN -> stacks.owner[to] == side;
      case OPPONENT -> stacks.owner[to] == 1 - side;
      case NEUTRAL -> stacks.owner[to] == Ledger.NEUTRAL;
      case ANY_OR_EMPTY -> true;
    };
  }
}
