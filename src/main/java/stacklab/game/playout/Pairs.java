package stacklab.game.playout;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import stacklab.board.Board;
import stacklab.rules.Bases;
import stacklab.rules.Distance;
import stacklab.rules.Locked;
import stacklab.rules.MoveRules;
import stacklab.rules.Onto;
import stacklab.rules.Path;
import stacklab.rules.Removal;
import stacklab.rules.Stacks;
import stacklab.rules.Swap;
import stacklab.rules.Variant;

/**
 * The pairs of spaces between which stacks move, for variants in which a pair that has once become
 * illegal stays so, and in which every pair is legal both ways or not at all.
 */
final class Pairs {
  private static final int SHIFT = 16;
  private static final int MASK = (1 << SHIFT) - 1;

  private Pairs() {}

  /**
   * Returns whether a variant is of this kind: whichever two stacks lie in the right distance may
   * be joined, as long as both are there and not too high together. Heights only grow and emptied
   * spaces stay empty.
   */
  static boolean describe(Variant variant) {
    MoveRules move = variant.move();
    Distance distance = move.distance();
    boolean anyTwo =
        move.stacks() == Stacks.ANY && move.onto() == Onto.ANY && move.locked() == Locked.NEVER;
    boolean fixed = distance instanceof Distance.Exactly || distance == Distance.Measured.ANY;
    boolean blind =
        move.path() == Path.JUMP || (distance instanceof Distance.Exactly e && e.steps() == 1);
    boolean baseless = variant.baseCount() == 0 || move.bases() == Bases.MOVABLE;
    boolean plain =
        variant.removal() == Removal.NONE
            && variant.swap() == Swap.NONE
            && variant.plyLimit().isEmpty();
    return anyTwo && fixed && blind && baseless && plain;
  }

  /** Returns each pair once, in ascending order of its lower and then its higher space. */
  static int[] of(Tables tables) {
    List<Integer> pairs = new ArrayList<>();
    int least = tables.leastSteps(1);
    for (int low = 0; low < tables.spaces; low++) {
      TreeSet<Integer> highs = new TreeSet<>();
      for (int[] ray : tables.rays[low]) {
        int most = Math.min(ray.length, tables.mostSteps(1));
        for (int steps = least; steps <= most; steps++) {
          if (ray[steps - 1] != Board.HOLE && ray[steps - 1] > low) {
            highs.add(ray[steps - 1]);
          }
        }
      }
      for (int high : highs) {
        pairs.add(low | high << SHIFT);
      }
    }
    return pairs.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Returns the pair, or its opposite if {@code odd} is 1. */
  static int turned(int pair, int odd) {
    return Integer.rotateLeft(pair, odd * SHIFT);
  }

  /** Returns the space the first stack is moved from: the lower one as listed. */
  static int from(int pair) {
    return pair & MASK;
  }

  /** Returns the space the stack is moved to: the higher one as listed. */
  static int to(int pair) {
    return pair >>> SHIFT;
  }
}
