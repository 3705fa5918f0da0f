package stacklab.agent.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import stacklab.agent.state.Evaluation;
import stacklab.agent.state.Regions;
import stacklab.agent.state.State;
import stacklab.agent.state.Weights;
import stacklab.game.Move;
import stacklab.game.Position;
import stacklab.rules.Score;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;

/**
 * Finds exact values: searches to the end of the game with null windows, asking one question after
 * the other (is it a win? is it at least a draw?). Where the score alone decides, a question is
 * about what the rest of the game adds to the lead, so that positions with the same rest share what
 * is known of them; {@link Regions} says where the rests are the same, and bounds them. Mutable,
 * not thread-safe.
 */
public final class Solver {
  /** From this many moves on all are looked at one ply deep before the best is tried. */
  private static final int WIDE = 12;

  private static final int BIG = BoundsTable.BIG;
  private static final int CUT_DEPTH = 8;
  private static final int REFUTED = -(1 << 29);

  private final State state;
  private final Optional<Regions> regions;
  private final boolean scoreDecides;
  private final Evaluation evaluation;
  private final MoveOrder order;
  private final BoundsTable table;
  private final List<int[]> lists = new ArrayList<>();
  private long limit;
  private long nodes;
  private boolean stopped;

  /**
   * Makes a solver for positions of a variant.
   *
   * @param tableBits it remembers {@code 2^tableBits} positions of 16 bytes
   */
  public Solver(Variant variant, int tableBits) {
    this.state = State.of(variant);
    this.regions = Regions.of(state);
    this.scoreDecides =
        variant.score() != Score.TALLEST
            && (variant.tieBreaks().isEmpty() || variant.tieBreaks().get(0) == TieBreak.DRAW);
    this.evaluation = new Evaluation(state, Weights.defaults(variant));
    this.order = new MoveOrder(state);
    this.table = new BoundsTable(tableBits);
  }

  /** Forgets everything learnt from earlier positions. */
  public void clear() {
    table.clear();
    order.clear();
  }

  /** Returns the value of a position as far as it is found with this many nodes. */
  public Solution solve(Position position, long nodeLimit) {
    begin(position, nodeLimit);
    return solve();
  }

  private void begin(Position position, long nodeLimit) {
    state.set(position);
    limit = nodeLimit;
    nodes = 0;
    stopped = false;
    order.fade();
  }

  private Solution solve() {
    if (state.isOver()) {
      return new Solution(state.result(), state.result(), -1, 0);
    }
    int least = -1;
    int most = 1;
    int move = -1;
    // The likelier question first: a yes to the harder one answers both.
    for (int target : state.lead() > 0 ? new int[] {1, 0} : new int[] {0, 1}) {
      if (least < target && most >= target) {
        int found = answer(target);
        if (!stopped && found >= 0) {
          least = target;
          move = found;
        } else if (!stopped) {
          most = target - 1;
        }
      }
    }
    if (least == most && move < 0) {
      move = firstMove();
    }
    return new Solution(least, most, least == most ? move : -1, nodes);
  }

  private int firstMove() {
    int[] moves = list(0);
    state.legalMoves(moves);
    return moves[0];
  }

  /** Returns a move that reaches a final value of at least {@code target}; -1 if there is none. */
  private int answer(int target) {
    int need = target - base();
    return node(need, 0) >= need && !stopped ? rootMove : -1;
  }

  private int rootMove;

  /**
   * Returns the value, every move that keeps it and the margin, as far as they are found with this
   * many nodes.
   */
  public Solution.Full solveFully(Position position, long nodeLimit) {
    begin(position, nodeLimit);
    Solution value = solve();
    List<Integer> keeping = new ArrayList<>();
    OptionalInt margin = OptionalInt.empty();
    if (value.solved() && !state.isOver()) {
      keeping = keeping(value.value());
      margin = stopped || !scoreDecides ? OptionalInt.empty() : OptionalInt.of(margin());
    } else if (value.solved() && scoreDecides) {
      margin = OptionalInt.of(state.lead());
    }
    Solution all = new Solution(value.least(), value.most(), value.move(), nodes);
    return new Solution.Full(
        all,
        stopped && !all.solved() ? List.of() : keeping,
        stopped ? OptionalInt.empty() : margin);
  }

  private List<Integer> keeping(int value) {
    int[] moves = new int[state.mostMoves()];
    int n = state.legalMoves(moves);
    List<Integer> keeping = new ArrayList<>();
    int need = value - base();
    for (int i = 0; i < n && !stopped; i++) {
      if (value == -1 || child(moves[i], need, 1) >= need) {
        keeping.add(moves[i]);
      }
    }
    return stopped ? List.of() : keeping;
  }

  private int margin() {
    int low = -BIG;
    int high = BIG;
    while (low < high && !stopped) {
      int middle = Math.floorDiv(low + high + 1, 2);
      int value = node(middle, 1);
      if (value >= middle) {
        low = value;
      } else {
        high = value;
      }
    }
    return base() + low;
  }

  private int[] list(int index) {
    while (lists.size() <= index) {
      lists.add(new int[state.mostMoves()]);
    }
    return lists.get(index);
  }

  /** Returns what a value adds to: the lead, or nothing where more than the score decides. */
  private int base() {
    return scoreDecides ? state.lead() : 0;
  }

  private boolean split() {
    return regions.isPresent() && !state.placing();
  }

  /**
   * Returns a bound of what the rest of the game adds for the player to move: a lower one if that
   * is at least {@code need}, else an upper one.
   */
  private int node(int need, int ply) {
    int least = -BIG;
    int most = BIG;
    long key;
    if (split()) {
      regions.get().look();
      key = regions.get().key();
      least = -regions.get().loss();
      most = regions.get().gain();
    } else {
      key = state.hash();
    }
    long entry = table.find(key);
    if (entry != 0) {
      least = Math.max(least, BoundsTable.least(entry));
      most = Math.min(most, BoundsTable.most(entry));
    }
    if (ply > 0 && (least >= need || most < need)) {
      return least >= need ? least : most;
    }
    int[] moves = list(2 * ply);
    int n = state.legalMoves(moves);
    if (n == 0) {
      return scoreDecides ? 0 : state.result();
    }
    int tableMove = entry == 0 ? Table.NO_MOVE : BoundsTable.move(entry);
    long before = nodes;
    int best = rate(n, need, tableMove, ply);
    int move = best >= need ? bestRated : Table.NO_MOVE;
    for (int i = 0; i < n && best < need && !stopped; i++) {
      MoveOrder.pick(moves, list(2 * ply + 1), i, n);
      int value = child(moves[i], need, ply + 1);
      if (value > best) {
        best = value;
        move = moves[i];
      }
    }
    if (stopped) {
      return -BIG;
    }
    if (best >= need) {
      order.cut(move, CUT_DEPTH, ply);
      least = Math.max(least, best);
    } else {
      most = Math.min(most, best);
    }
    rootMove = move;
    table.store(key, least, most, move, nodes - before);
    return best;
  }

  private boolean outOfNodes() {
    stopped |= nodes >= limit;
    return stopped;
  }

  /** Returns a bound of a move's value, as {@link #node} does. */
  private int child(int move, int need, int ply) {
    if (outOfNodes()) {
      return -BIG;
    }
    nodes++;
    int before = base();
    int seat = state.seatToMove();
    state.play(move);
    int after = base();
    boolean same = state.seatToMove() == seat;
    int value =
        same
            ? after - before + node(need + before - after, ply)
            : -(after + node(1 - before - need - after, ply)) - before;
    state.undo();
    return value;
  }

  private int bestRated;

  /**
   * Rates the moves. Where there are many, each is played, and its evaluation counts; if one is
   * known to be good enough already, returns its bound and notes it.
   */
  private int rate(int n, int need, int tableMove, int ply) {
    int[] moves = list(2 * ply);
    int[] scores = list(2 * ply + 1);
    order.rateByGain(moves, n, scores, tableMove);
    if (n < WIDE) {
      return -BIG;
    }
    for (int i = 0; i < n && !outOfNodes(); i++) {
      int bound = look(moves, scores, i, need, tableMove);
      if (bound >= need) {
        bestRated = moves[i];
        return bound;
      }
    }
    return -BIG;
  }

  /** Plays a move, rates it by what is found, and returns a lower bound of its value. */
  private int look(int[] moves, int[] scores, int i, int need, int tableMove) {
    nodes++;
    int before = base();
    int seat = state.seatToMove();
    state.play(moves[i]);
    int after = base();
    boolean same = state.seatToMove() == seat;
    int least = -BIG;
    int most = BIG;
    long key = state.hash();
    if (split()) {
      regions.get().look();
      key = regions.get().key();
      least = -regions.get().loss();
      most = regions.get().gain();
    }
    long entry = table.find(key);
    if (entry != 0) {
      least = Math.max(least, BoundsTable.least(entry));
      most = Math.min(most, BoundsTable.most(entry));
    }
    int estimate = state.isOver() ? state.result() * Evaluation.LIMIT : evaluation.value();
    state.undo();
    if (moves[i] != tableMove && moves[i] != Move.SWAP) {
      scores[i] = same ? estimate : -estimate;
      scores[i] = (same ? after + most : -(after + least)) - before < need ? REFUTED : scores[i];
    }
    return (same ? after + least : -(after + most)) - before;
  }
}
