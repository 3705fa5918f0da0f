package stacklab.game.playout;

import java.util.Arrays;
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

  /** Whether more matters of a target than that there is a stack. */
  private final boolean targetsMatter;

  private final int sides;
  private final int blocks;
  private final int[] count;
  private final int[] block;
  private final int[] total = new int[2];

  private final Routes routes;

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
    boolean anyStack = onto == Onto.ANY || onto == Onto.ANY_OR_EMPTY;
    targetsMatter = targetHeight || !anyStack || tables.cap != Tables.UNLIMITED;
    sides = tables.sameForBoth ? 1 : 2;
    blocks = (tables.spaces >> BLOCK) + 1;
    count = new int[sides * tables.spaces];
    block = new int[sides * blocks];
    found = new int[tables.spaces + 1];
    seen = new int[tables.spaces];
    fresh = new int[tables.spaces];
    routes = new Routes(tables);
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

  /** Counts those stacks afresh whose moves it may touch that another stack stands on a space. */
  void countAround(int space, int heightBefore) {
    recount(space);
    if (targetsMatter) {
      countWatchers(space, heightBefore);
    }
  }

  /**
   * Counts those stacks afresh whose moves it may touch that a space was emptied or filled.
   *
   * @param heightBefore how high the stack there was; -1 if that is not known
   */
  void countWidely(int space, int heightBefore) {
    recount(space);
    countWatchers(space, heightBefore);
    if (tables.locks) {
      for (int neighbour : tables.neighbours[space]) {
        recount(neighbour);
      }
    }
  }

  private void countWatchers(int space, int before) {
    if (tables.clearPath) {
      countNearest(space);
      return;
    }
    int now = stacks.height[space];
    boolean anySteps = !targetHeight || before < 0;
    int[] around = routes.watchers[space];
    for (int i = 0; i < around.length; i += 2) {
      int height = stacks.height[around[i]];
      int steps = around[i + 1];
      boolean matters = anySteps ? routes.matters(height, steps) : steps == before || steps == now;
      if (height > 0 && matters) {
        recount(around[i]);
      }
    }
  }

  /**
   * Where only empty spaces may lie between, a space is seen from the first stack in each direction
   * alone: lines run both ways, and whatever else has changed is looked at from there.
   */
  private void countNearest(int space) {
    for (int[] ray : tables.rays[space]) {
      int i = 0;
      while (i < ray.length && ray[i] != Board.HOLE && stacks.height[ray[i]] == 0) {
        i++;
      }
      if (i < ray.length && ray[i] != Board.HOLE) {
        recount(ray[i]);
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
    return routes.listed ? look(from, side) : walk(from, side);
  }

  private int look(int from, int side) {
    int height = stacks.height[from];
    int row = routes.row(from, height);
    int n = 0;
    for (int i = routes.first[row]; i < routes.first[row + 1]; i++) {
      int to = routes.targets[i];
      found[n] = to;
      n += lands(height, to, 0, side) ? 1 : 0;
    }
    return n;
  }

  private int walk(int from, int side) {
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
