package stacklab.agent.mcts;

import java.util.Arrays;
import stacklab.agent.state.Evaluation;
import stacklab.agent.state.State;
import stacklab.agent.state.Weights;
import stacklab.game.Position;
import stacklab.game.playout.Detail;
import stacklab.game.playout.Playout;
import stacklab.game.playout.Playouts;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.rules.Variant;

/**
 * UCT (Kocsis and Szepesvari, 2006) with a prior for every move (progressive bias, Chaslot and
 * others, 2008), implicit minimax backups (Lanctot and others, 2014) and proven results
 * (MCTS-Solver, Winands and others, 2008). Mutable, not thread-safe.
 */
final class Mcts {
  private static final int MOST_NODES = 20_000_000;

  private final State state;
  private final Evaluation evaluation;
  private final Playout playout;
  private final Settings settings;
  private Tree tree = new Tree();
  private Tree spare = new Tree();
  private int[] path = new int[64];
  private final int[] moves;
  private Position position;

  Mcts(Variant variant, Weights weights, Settings settings) {
    this.state = State.of(variant);
    this.evaluation = new Evaluation(state, weights);
    this.playout = Playouts.of(variant, Detail.RESULTS);
    this.settings = settings;
    this.moves = new int[state.mostMoves()];
  }

  /** Forgets the tree. */
  void clear() {
    tree.size = 0;
  }

  /** Starts from a position; keeps what is known of it from the searches before. */
  void set(Position root) {
    position = root.copy();
    state.set(root);
    int known = tree.size == 0 ? -1 : find(0, root.hash(), 3);
    if (known >= 0) {
      spare.copy(tree, known);
      Tree old = tree;
      tree = spare;
      spare = old;
    } else {
      tree.reset(state.seatToMove(), root.hash());
    }
  }

  /** Returns the node of a hash at most some plies below a node; -1 if there is none. */
  private int find(int node, long hash, int plies) {
    if (tree.hash[node] == hash) {
      return node;
    }
    int found = -1;
    for (int i = 0; plies > 0 && i < tree.children[node] && found < 0; i++) {
      found = find(tree.first[node] + i, hash, plies - 1);
    }
    return found;
  }

  /** Returns whether the value of the position is known. */
  boolean proven() {
    return tree.proof[0] != Tree.OPEN;
  }

  /** Returns the number of random games the tree holds. */
  int visits() {
    return tree.visits[0];
  }

  /** Returns whether the tree has no room for more. */
  boolean full() {
    return tree.size > MOST_NODES;
  }

  /** Plays one random game and learns from it. */
  void iterate(Random random) {
    int depth = 0;
    int node = 0;
    path[0] = 0;
    while (tree.children[node] > 0 && tree.proof[node] == Tree.OPEN) {
      node = select(node);
      position.playUnchecked(tree.move[node]);
      state.play(tree.move[node]);
      if (++depth == path.length) {
        path = Arrays.copyOf(path, 2 * depth);
      }
      path[depth] = node;
    }
    if (tree.proof[node] == Tree.OPEN && (tree.visits[node] > 0 || depth == 0)) {
      expand(node);
    }
    double result = tree.proof[node] == Tree.OPEN ? leaf(node, random) : tree.proof[node] / 2.0;
    for (int i = depth; i >= 0; i--) {
      update(path[i], result, i < depth);
      if (i > 0) {
        state.undo();
        position.undo();
      }
    }
  }

  /** Returns what an iteration finds at a leaf, for the first seat. */
  private double leaf(int node, Random random) {
    double share = settings.randomShare();
    return share * randomGame(random) + (1 - share) * tree.minimax[node];
  }

  /** Returns the result of a random game for the first seat. */
  private double randomGame(Random random) {
    playout.playFrom(position, random);
    if (playout.winner() == Playout.DRAW) {
      return 0.5;
    }
    boolean whiteIsFirst = (position.seat(Colour.WHITE) == 1) != playout.swapped();
    return (playout.winner() == Colour.WHITE.index()) == whiteIsFirst ? 1 : 0;
  }

  private int select(int node) {
    double log = StrictMath.log(tree.visits[node] + 1.0);
    int end = tree.first[node] + tree.children[node];
    int best = -1;
    double bestValue = Double.NEGATIVE_INFINITY;
    for (int child = tree.first[node]; child < end; child++) {
      // The value of a proven child is known; as long as others are open, games go to them.
      if (tree.proof[child] == Tree.OPEN) {
        double doubt = settings.exploration() * Math.sqrt(log / (tree.visits[child] + 1));
        double value = worth(node, child) + doubt;
        if (value > bestValue) {
          bestValue = value;
          best = child;
        }
      }
    }
    return best;
  }

  /** Returns what a child is worth to the player to move at its parent. */
  private double worth(int parent, int child) {
    if (tree.proof[child] != Tree.OPEN) {
      return tree.proofSeen(parent, child) / 2.0;
    }
    double weight = settings.priorVisits();
    double results = (tree.sum[child] + weight * tree.prior[child]) / (tree.visits[child] + weight);
    double share = settings.minimaxShare();
    return tree.seen(parent, (1 - share) * results + share * tree.minimax[child]);
  }

  /** Gives a node its children, each judged by the evaluation; or its value if the game is over. */
  private void expand(int node) {
    int n = state.legalMoves(moves);
    if (n == 0) {
      tree.proof[node] = proof();
      return;
    }
    tree.first[node] = tree.size;
    tree.children[node] = n;
    for (int i = 0; i < n; i++) {
      state.play(moves[i]);
      boolean over = state.isOver();
      byte proof = over ? proof() : Tree.OPEN;
      double value = over ? proof / 2.0 : estimate();
      int child = tree.add(moves[i], value, state.seatToMove(), state.hash());
      tree.proof[child] = proof;
      state.undo();
    }
    prove(node);
  }

  /** Returns a finished game's result for the first seat, in halves. */
  private byte proof() {
    int result = state.result();
    return (byte) (1 + (state.seatToMove() == 0 ? result : -result));
  }

  private double estimate() {
    double odds = Odds.chance(evaluation.value());
    return state.seatToMove() == 0 ? odds : 1 - odds;
  }

  private void update(int node, double result, boolean inner) {
    tree.visits[node]++;
    tree.sum[node] += result;
    if (inner || tree.children[node] > 0) {
      prove(node);
    }
  }

  /** Brings a node's minimax value and its proof up to date with its children. */
  private void prove(int node) {
    int end = tree.first[node] + tree.children[node];
    double best = -1;
    int bestProof = -1;
    boolean open = false;
    for (int child = tree.first[node]; child < end; child++) {
      if (tree.proof[child] == Tree.OPEN) {
        open = true;
        best = Math.max(best, tree.seen(node, tree.minimax[child]));
      } else {
        bestProof = Math.max(bestProof, tree.proofSeen(node, child));
      }
    }
    best = Math.max(best, bestProof / 2.0);
    tree.minimax[node] = tree.seen(node, best);
    if (bestProof == 2 || !open) {
      tree.proof[node] = (byte) (tree.seat[node] == 0 ? bestProof : 2 - bestProof);
    }
  }

  /**
   * Returns the move to play: the best proven one if the position is proven, else the one visited
   * most that does not lose.
   */
  int best() {
    int best = tree.first[0];
    double bestValue = Double.NEGATIVE_INFINITY;
    for (int child = tree.first[0]; child < tree.first[0] + tree.children[0]; child++) {
      double value = tree.visits[child] + worth(0, child);
      if (tree.proof[child] != Tree.OPEN) {
        int known = tree.proofSeen(0, child);
        value = known == 2 ? Double.MAX_VALUE : known == 0 ? tree.visits[child] - 1e12 : value;
      }
      if (proven() && tree.proof[child] == tree.proof[0]) {
        value += 1e9;
      }
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return tree.move[best];
  }
}
