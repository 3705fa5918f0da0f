package stacklab.agent.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stacklab.agent.state.Evaluation;
import stacklab.agent.state.Regions;
import stacklab.agent.state.State;
import stacklab.agent.state.Weights;
import stacklab.game.Move;
import stacklab.rules.Score;
import stacklab.rules.TieBreak;

/**
 * Answers whether a value is at least so much, by depth-first search to the end of the game. Where
 * the score alone decides, values are what the rest of the game adds to the lead, so that positions
 * with the same rest share what is known of them; {@link Regions} says where the rests are the
 * same, bounds them and drops moves. Mutable, not thread-safe.
 */
final class NullWindow {
  /** From this many moves on all are looked at one ply deep before the best is tried. */
  private static final int WIDE = 12;

  private static final int BIG = BoundsTable.BIG;
  private static final int CUT_DEPTH = 8;
  private static final int REFUTED = -(1 << 29);
  private static final int FIRST = 1 << 30;
  private static final int RATE_BITS = 14;

  private final State state;
  private final Optional<Regions> regions;
  private final boolean scoreDecides;
  private final Evaluation evaluation;
  private final MoveOrder order;
  private final BoundsTable table;
  private final List<int[]> lists = new ArrayList<>();
  private long limit;
  private long nodes;
  private long playsBefore;
  private boolean stopped;
  private int rootMove;
  private int bestRated;

  /** Makes a search of whatever the state holds at the time. */
  NullWindow(State state, int tableBits) {
    this.state = state;
    this.regions = Regions.of(state);
    this.scoreDecides =
        state.variant().score() != Score.TALLEST
            && (state.variant().tieBreaks().isEmpty()
                || state.variant().tieBreaks().get(0) == TieBreak.DRAW);
    this.evaluation = new Evaluation(state, Weights.defaults(state.variant()));
    this.order = new MoveOrder(state);
    this.table = new BoundsTable(tableBits);
  }

  void clear() {
    table.clear();
    order.clear();
    regions.ifPresent(Regions::clear);
  }

  /** Starts to count the nodes of a new position. */
  void begin() {
    nodes = 0;
    playsBefore = plays();
    order.fade();
  }

  /** Lets the search go on up to a number of nodes since {@link #begin}. */
  void allow(long nodeLimit) {
    limit = nodeLimit;
    stopped = false;
  }

  private long plays() {
    return regions.isPresent() ? regions.get().plays() : 0;
  }

  /** Returns the plays since {@link #begin}, those in small regions included. */
  long nodes() {
    return nodes + plays() - playsBefore;
  }

  /** Returns whether the nodes did not suffice, so that what was returned last means nothing. */
  boolean stopped() {
    return stopped;
  }

  /** Returns whether the score alone decides a game. */
  boolean scoreDecides() {
    return scoreDecides;
  }

  /** Returns what a value adds to: the lead, or nothing where more than the score decides. */
  int base() {
    return scoreDecides ? state.lead() : 0;
  }

  /** Returns the move found by a search of the root that reached what it needed. */
  int rootMove() {
    return rootMove;
  }

  private int[] list(int index) {
    while (lists.size() <= index) {
      lists.add(new int[state.mostMoves()]);
    }
    return lists.get(index);
  }

  private boolean split() {
    return regions.isPresent() && !state.placing();
  }

  /**
   * Returns a bound of what the rest of the game adds for the player to move: a lower one if that
   * is at least {@code need}, else an upper one.
   *
   * @param ply 0 for the root, at which a move is wanted even if the answer is known
   */
  int node(int need, int ply) {
    int least = -BIG;
    int most = BIG;
    int offset = 0;
    long key;
    if (split()) {
      regions.get().look();
      key = regions.get().key();
      offset = regions.get().offset();
      least = -regions.get().loss();
      most = regions.get().gain();
    } else {
      key = state.hash();
    }
    long entry = table.find(key);
    if (entry != 0) {
      least = Math.max(least, BoundsTable.least(entry) + offset);
      most = Math.min(most, BoundsTable.most(entry) + offset);
    }
    if (ply > 0 && (least >= need || most < need)) {
      return least >= need ? least : most;
    }
    long before = nodes;
    int best = moves(need, ply, entry == 0 ? Table.NO_MOVE : BoundsTable.move(entry));
    if (stopped) {
      return -BIG;
    }
    if (best >= need) {
      least = Math.max(least, best);
    } else {
      most = Math.min(most, best);
    }
    int low = Math.max(-BIG, least - offset);
    table.store(key, low, Math.min(BIG, most - offset), rootMove, nodes - before);
    return best;
  }

  /** Searches the moves of a node, and notes the best as {@link #rootMove}. */
  private int moves(int need, int ply, int tableMove) {
    int[] moves = list(2 * ply);
    int[] scores = list(2 * ply + 1);
    boolean few = split() && ply > 0;
    int n = few ? regions.get().moves(moves, scores) : state.legalMoves(moves);
    if (n == 0) {
      rootMove = Table.NO_MOVE;
      return scoreDecides ? 0 : state.result();
    }
    int best = few ? rateFew(n, tableMove, ply) : rate(n, need, tableMove, ply);
    int move = best >= need ? bestRated : Table.NO_MOVE;
    for (int i = 0; i < n && best < need && !stopped; i++) {
      MoveOrder.pick(moves, scores, i, n);
      int value = child(moves[i], need, ply + 1);
      if (value > best) {
        best = value;
        move = moves[i];
      }
    }
    if (best >= need && !stopped) {
      order.cut(move, CUT_DEPTH, ply);
    }
    rootMove = move;
    return best;
  }

  private boolean outOfNodes() {
    stopped |= nodes() >= limit;
    return stopped;
  }

  /** Returns a bound of a move's value, as {@link #node} does. */
  int child(int move, int need, int ply) {
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

  /** Rates moves by what the regions say of them. */
  private int rateFew(int n, int tableMove, int ply) {
    int[] moves = list(2 * ply);
    int[] scores = list(2 * ply + 1);
    for (int i = 0; i < n; i++) {
      int rate = (scores[i] << RATE_BITS) + order.history(moves[i]);
      scores[i] = moves[i] == tableMove ? FIRST : rate;
    }
    return -BIG;
  }

  /**
   * Rates the moves. Where there are many, each is played, and its evaluation counts; if one is
   * known to be good enough already, returns its bound and notes it.
   */
  private int rate(int n, int need, int tableMove, int ply) {
    int[] moves = list(2 * ply);
    int[] scores = list(2 * ply + 1);
    order.rateByGain(moves, n, scores, tableMove);
    if (n < WIDE || split()) {
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
    long entry = table.find(state.hash());
    int least = entry == 0 ? -BIG : BoundsTable.least(entry);
    int most = entry == 0 ? BIG : BoundsTable.most(entry);
    int estimate = state.isOver() ? state.result() * Evaluation.LIMIT : evaluation.value();
    state.undo();
    if (moves[i] != tableMove && moves[i] != Move.SWAP) {
      scores[i] = same ? estimate : -estimate;
      scores[i] = (same ? after + most : -(after + least)) - before < need ? REFUTED : scores[i];
    }
    return (same ? after + least : -(after + most)) - before;
  }
}
