package stacklab.agent.state;

import java.util.Arrays;
import stacklab.board.Board;
import stacklab.rules.Bases;
import stacklab.rules.Locked;
import stacklab.rules.MoveRules;
import stacklab.rules.Path;
import stacklab.rules.Score;
import stacklab.rules.Stacks;
import stacklab.rules.Variant;

/**
 * Counts the {@link Feature}s of any state from the rules, space by space: for boards too large for
 * words, and the slow twin of {@link WordFeatures}.
 */
final class SlowFeatures {
  private static final int NEUTRAL = 2;

  private final Board board;
  private final MoveRules rules;
  private final int cap;
  private final boolean pieces;

  /** How many ways each colour has to land on each space. */
  private final int[][] ways;

  private final boolean[] mobile;
  private final int[] moves = new int[2];
  private final int[] movers = new int[2];

  SlowFeatures(Variant variant) {
    this.board = variant.board();
    this.rules = variant.move();
    this.cap = variant.heightCap().orElse(Integer.MAX_VALUE);
    this.pieces = variant.score() == Score.PIECES;
    this.ways = new int[2][board.size()];
    this.mobile = new boolean[board.size()];
  }

  void write(State state, int[] into) {
    Arrays.fill(into, 0);
    Arrays.fill(mobile, false);
    for (int colour = 0; colour < 2; colour++) {
      look(state, colour);
    }
    int me = state.turn();
    into[Feature.TURN.index()] = 1;
    into[Feature.SCORE.index()] = state.lead();
    into[Feature.MOVES.index()] = moves[me] - moves[1 - me];
    into[Feature.MOVERS.index()] = movers[me] - movers[1 - me];
    for (int space = 0; space < board.size(); space++) {
      int owner = state.owner(space);
      if (owner == 0 || owner == 1) {
        add(state, space, into);
      }
    }
  }

  private void add(State state, int space, int[] into) {
    int owner = state.owner(space);
    boolean mine = owner == state.turn();
    int sign = mine ? 1 : -1;
    int worth = sign * (pieces ? state.height(space) : 1);
    int dangers = ways[1 - owner][space];
    into[Feature.STACKS.index()] += sign;
    into[Feature.BASES.index()] += sign * state.bases(space);
    into[Feature.DANGERS.index()] += sign * dangers;
    if (!mobile[space] && ways[0][space] + ways[1][space] == 0) {
      into[Feature.SETTLED.index()] += worth;
    }
    if (anchored(state, space)) {
      into[Feature.ANCHORED.index()] += worth;
    }
    if (dangers > 0) {
      into[(mine ? Feature.EXPOSED_MOVER : Feature.EXPOSED_WAITING).index()] += Math.abs(worth);
    }
    if (dangers == 1) {
      into[Feature.EXPOSED_ONCE.index()] += worth;
    }
  }

  private boolean anchored(State state, int space) {
    return state.bases(space) > 0
        || Arrays.stream(board.neighbours(space)).anyMatch(near -> state.bases(near) > 0);
  }

  private void look(State state, int colour) {
    Arrays.fill(ways[colour], 0);
    moves[colour] = 0;
    movers[colour] = 0;
    for (int from = 0; from < board.size(); from++) {
      int before = moves[colour];
      if (takeable(state, from, colour)) {
        boolean[] seen = new boolean[board.size()];
        for (int ray = 0; ray < board.rayCount(from); ray++) {
          walk(state, from, ray, colour, seen);
        }
      }
      if (moves[colour] > before) {
        movers[colour]++;
        mobile[from] = true;
      }
    }
  }

  private boolean takeable(State state, int from, int colour) {
    int owner = state.owner(from);
    if (owner < 0 || (owner == NEUTRAL && rules.bases() == Bases.FIXED)) {
      return false;
    }
    if (owner == 1 - colour && rules.stacks() == Stacks.OWN) {
      return false;
    }
    boolean locked =
        rules.locked() == Locked.SURROUNDED
            && board.lockable(from)
            && Arrays.stream(board.neighbours(from)).allMatch(near -> state.height(near) > 0);
    return !locked;
  }

  private void walk(State state, int from, int rayIndex, int colour, boolean[] seen) {
    int[] ray = board.ray(from, rayIndex);
    for (int steps = 1; steps <= ray.length; steps++) {
      int to = ray[steps - 1];
      boolean hole = to == Board.HOLE;
      if (!hole && !seen[to] && lands(state, from, to, steps, colour)) {
        seen[to] = true;
        ways[colour][to]++;
        moves[colour]++;
      }
      if (rules.path() == Path.CLEAR && (hole || state.height(to) > 0)) {
        return;
      }
    }
  }

  private boolean lands(State state, int from, int to, int steps, int colour) {
    int height = state.height(from);
    int target = state.height(to);
    if (!rules.distance().allows(steps, height, target) || height + target > cap) {
      return false;
    }
    return switch (rules.onto()) {
      case ANY -> target > 0;
      case OWN -> state.owner(to) == colour;
      case OPPONENT -> state.owner(to) == 1 - colour;
      case NEUTRAL -> state.owner(to) == NEUTRAL;
      case ANY_OR_EMPTY -> true;
    };
  }
}
