package stacklab.agent.search;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import stacklab.agent.state.State;
import stacklab.game.Position;
import stacklab.rules.Variant;

/**
 * Finds exact values by asking one question after the other of a {@link NullWindow} search: is it a
 * win? is it at least a draw? Mutable, not thread-safe.
 */
public final class Solver {
  /**
   * The likelier question gets a part of the nodes, then the other one, before they get the rest.
   */
  private static final int EARLY_PART = 4;

  private static final int BIG = BoundsTable.BIG;

  private final State state;
  private final NullWindow search;
  private long limit;
  private int least;
  private int most;
  private int move;

  /**
   * Makes a solver for positions of a variant.
   *
   * @param tableBits it remembers {@code 2^tableBits} positions of 16 bytes
   */
  public Solver(Variant variant, int tableBits) {
    this.state = State.of(variant);
    this.search = new NullWindow(state, tableBits);
  }

  /** Forgets everything learnt from earlier positions. */
  public void clear() {
    search.clear();
  }

  /** Returns the value of a position as far as it is found with this many nodes. */
  public Solution solve(Position position, long nodeLimit) {
    begin(position, nodeLimit);
    return solve();
  }

  private void begin(Position position, long nodeLimit) {
    state.set(position);
    limit = nodeLimit;
    search.begin();
    search.allow(limit);
  }

  private Solution solve() {
    if (state.isOver()) {
      return new Solution(state.result(), state.result(), -1, 0);
    }
    least = -1;
    most = 1;
    move = -1;
    // The likelier question first: a yes to the harder one answers both, as does a no to the other.
    int first = state.lead() > 0 ? 1 : 0;
    ask(first, limit / EARLY_PART);
    ask(1 - first, search.nodes() + limit / EARLY_PART);
    ask(first, limit);
    ask(1 - first, limit);
    if (least == most && move < 0) {
      move = firstMove();
    }
    return new Solution(least, most, least == most ? move : -1, search.nodes());
  }

  /** Asks whether the value is at least {@code target}, unless that is known. */
  private void ask(int target, long nodes) {
    if (least >= target || most < target || search.nodes() >= limit) {
      return;
    }
    search.allow(nodes);
    int need = target - search.base();
    boolean yes = search.node(need, 0) >= need;
    if (!search.stopped() && yes) {
      least = target;
      move = search.rootMove();
    } else if (!search.stopped()) {
      most = target - 1;
    }
  }

  private int firstMove() {
    int[] moves = new int[state.mostMoves()];
    state.legalMoves(moves);
    return moves[0];
  }

  /**
   * Returns the value, every move that keeps it and the margin, as far as they are found with this
   * many nodes.
   */
  public Solution.Full solveFully(Position position, long nodeLimit) {
    begin(position, nodeLimit);
    Solution value = solve();
    search.allow(limit);
    List<Integer> keeping = new ArrayList<>();
    OptionalInt margin = OptionalInt.empty();
    if (value.solved() && !state.isOver()) {
      keeping = keeping(value.value());
      margin =
          search.stopped() || !search.scoreDecides()
              ? OptionalInt.empty()
              : OptionalInt.of(margin());
    } else if (value.solved() && search.scoreDecides()) {
      margin = OptionalInt.of(state.lead());
    }
    Solution all = new Solution(value.least(), value.most(), value.move(), search.nodes());
    return new Solution.Full(
        all,
        search.stopped() && !all.solved() ? List.of() : keeping,
        search.stopped() ? OptionalInt.empty() : margin);
  }

  private List<Integer> keeping(int value) {
    int[] moves = new int[state.mostMoves()];
    int n = state.legalMoves(moves);
    List<Integer> keeping = new ArrayList<>();
    int need = value - search.base();
    for (int i = 0; i < n && !search.stopped(); i++) {
      if (value == -1 || search.child(moves[i], need, 1) >= need) {
        keeping.add(moves[i]);
      }
    }
    return search.stopped() ? List.of() : keeping;
  }

  private int margin() {
    int low = -BIG;
    int high = BIG;
    while (low < high && !search.stopped()) {
      int middle = Math.floorDiv(low + high + 1, 2);
      int value = search.node(middle, 1);
      if (value >= middle) {
        low = value;
      } else {
        high = value;
      }
    }
    return search.base() + low;
  }
}
