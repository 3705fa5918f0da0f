package stacklab.agent.mcts;

import java.util.Arrays;

/**
 * The nodes of a search tree in arrays; node 0 is the root, and the children of a node stand side
 * by side. All values are the first seat's, from 0 to 1. Mutable.
 */
final class Tree {
  /** The proof of a node whose value is not known; others are 0, 1 and 2 half wins. */
  static final byte OPEN = -1;

  int[] move = new int[1024];
  int[] first = new int[1024];
  int[] children = new int[1024];
  int[] visits = new int[1024];
  double[] sum = new double[1024];

  /** The evaluation at first, then what it comes to by minimax over the children. */
  double[] minimax = new double[1024];

  /** The node's own evaluation. */
  double[] prior = new double[1024];

  byte[] proof = new byte[1024];
  byte[] seat = new byte[1024];
  long[] hash = new long[1024];
  int size;

  /** Leaves nothing but a root that was never visited. */
  void reset(int seatToMove, long rootHash) {
    size = 0;
    add(0, 0.5, seatToMove, rootHash);
  }

  /** Adds a node and returns its number. */
  int add(int moveTo, double value, int seatToMove, long nodeHash) {
    if (size == move.length) {
      grow();
    }
    move[size] = moveTo;
    first[size] = 0;
    children[size] = 0;
    visits[size] = 0;
    sum[size] = 0;
    minimax[size] = value;
    prior[size] = value;
    proof[size] = OPEN;
    seat[size] = (byte) seatToMove;
    hash[size] = nodeHash;
    return size++;
  }

  private void grow() {
    int length = 2 * size;
    move = Arrays.copyOf(move, length);
    first = Arrays.copyOf(first, length);
    children = Arrays.copyOf(children, length);
    visits = Arrays.copyOf(visits, length);
    sum = Arrays.copyOf(sum, length);
    minimax = Arrays.copyOf(minimax, length);
    prior = Arrays.copyOf(prior, length);
    proof = Arrays.copyOf(proof, length);
    seat = Arrays.copyOf(seat, length);
    hash = Arrays.copyOf(hash, length);
  }

  /** Returns a first seat's value as the player to move at a node sees it. */
  double seen(int node, double value) {
    return seat[node] == 0 ? value : 1 - value;
  }

  /** Returns a proven node's value as the player to move at {@code parent} sees it, in halves. */
  int proofSeen(int parent, int node) {
    return seat[parent] == 0 ? proof[node] : 2 - proof[node];
  }

  /** Makes the part of another tree below a node this tree. */
  void copy(Tree other, int root) {
    size = 0;
    copyNode(other, root);
    for (int node = 0; node < size; node++) {
      int from = first[node];
      if (children[node] > 0) {
        first[node] = size;
        for (int i = 0; i < children[node]; i++) {
          copyNode(other, from + i);
        }
      }
    }
  }

  private void copyNode(Tree other, int node) {
    int copy = add(other.move[node], other.prior[node], other.seat[node], other.hash[node]);
    first[copy] = other.first[node];
    children[copy] = other.children[node];
    visits[copy] = other.visits[node];
    sum[copy] = other.sum[node];
    minimax[copy] = other.minimax[node];
    proof[copy] = other.proof[node];
  }
}
