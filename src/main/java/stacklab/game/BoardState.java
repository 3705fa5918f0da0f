package stacklab.game;

import java.util.Arrays;
import stacklab.random.Random;

/**
 * The stacks on a board, with everything that is kept up to date as they change: masks, totals of
 * both players and the hash. Mutable, not thread-safe.
 *
 * <p>The pieces of a stack are a chain from its top piece downwards, so that putting one stack on
 * another, and taking it off again, changes a single link.
 */
final class BoardState {
  /** The owner of an empty space. */
  static final int NOBODY = -1;

  /** The owner of a stack with a base on top, and the colour of a base. */
  static final int NEUTRAL = 2;

  private static final int NO_PIECE = -1;

  final Tables tables;
  final int[] height;
  final int[] owner;
  final int[] bases;
  final int[] top;
  final int[] bottom;
  int[] below;
  byte[] colour;
  int pieceTotal;

  final long[] occupied;

  /** Row 0, 1, 2: stacks owned by White, by Black, by nobody. */
  final long[] owned;

  /** The stacks that contain a base. */
  final long[] based;

  /** Row k: spaces of height at most k, for k below the cap; empty without a cap. */
  final long[] atMost;

  final int cap;
  final int[] stacks = new int[3];
  final int[] pieces = new int[3];
  final int[] ownedBases = new int[3];
  long hash;

  private final Targets[] targets;

  BoardState(Tables tables, Targets[] targets) {
    this.tables = tables;
    this.targets = targets;
    this.height = new int[tables.spaces];
    this.owner = new int[tables.spaces];
    this.bases = new int[tables.spaces];
    this.top = new int[tables.spaces];
    this.bottom = new int[tables.spaces];
    this.below = new int[tables.variant.pieceCount()];
    this.colour = new byte[tables.variant.pieceCount()];
    this.occupied = new long[tables.words];
    this.owned = new long[3 * tables.words];
    this.based = new long[tables.words];
    this.cap = tables.variant.heightCap().orElse(0);
    this.atMost = new long[cap * tables.words];
    clear();
  }

  /** Takes every piece off the board. */
  void clear() {
    Arrays.fill(height, 0);
    Arrays.fill(owner, NOBODY);
    Arrays.fill(bases, 0);
    Arrays.fill(occupied, 0);
    Arrays.fill(owned, 0);
    Arrays.fill(based, 0);
    for (int i = 0; i < atMost.length; i++) {
      atMost[i] = tables.all[i % tables.words];
    }
    Arrays.fill(stacks, 0);
    Arrays.fill(pieces, 0);
    Arrays.fill(ownedBases, 0);
    pieceTotal = 0;
    hash = 0;
    for (Targets each : targets) {
      each.touchAll();
    }
  }

  /** Makes this state equal to another of the same tables. */
  void set(BoardState other) {
    System.arraycopy(other.height, 0, height, 0, height.length);
    System.arraycopy(other.owner, 0, owner, 0, owner.length);
    System.arraycopy(other.bases, 0, bases, 0, bases.length);
    System.arraycopy(other.top, 0, top, 0, top.length);
    System.arraycopy(other.bottom, 0, bottom, 0, bottom.length);
    ensurePieces(other.pieceTotal);
    System.arraycopy(other.below, 0, below, 0, other.pieceTotal);
    System.arraycopy(other.colour, 0, colour, 0, other.pieceTotal);
    System.arraycopy(other.occupied, 0, occupied, 0, occupied.length);
    System.arraycopy(other.owned, 0, owned, 0, owned.length);
    System.arraycopy(other.based, 0, based, 0, based.length);
    System.arraycopy(other.atMost, 0, atMost, 0, atMost.length);
    System.arraycopy(other.stacks, 0, stacks, 0, 3);
    System.arraycopy(other.pieces, 0, pieces, 0, 3);
    System.arraycopy(other.ownedBases, 0, ownedBases, 0, 3);
    pieceTotal = other.pieceTotal;
    hash = other.hash;
    for (Targets each : targets) {
      each.touchAll();
    }
  }

  private void ensurePieces(int needed) {
    if (needed > below.length) {
      below = Arrays.copyOf(below, Math.max(needed, 2 * below.length));
      colour = Arrays.copyOf(colour, below.length);
    }
  }

  /** Puts a new piece on top of whatever stands on the space. */
  void addPiece(int space, int pieceColour) {
    ensurePieces(pieceTotal + 1);
    int piece = pieceTotal++;
    colour[piece] = (byte) pieceColour;
    if (height[space] == 0) {
      below[piece] = NO_PIECE;
      bottom[space] = piece;
    } else {
      below[piece] = top[space];
    }
    top[space] = piece;
    int added = pieceColour == NEUTRAL ? 1 : 0;
    change(space, height[space] + 1, pieceColour, bases[space] + added);
  }

  /** Takes the last added piece off the space, where it stands alone. */
  void takeBackPiece(int space) {
    pieceTotal--;
    change(space, 0, NOBODY, 0);
  }

  /** Puts the stack on {@code from} on top of what stands on {@code to}. */
  void merge(int from, int to) {
    if (height[to] == 0) {
      bottom[to] = bottom[from];
    } else {
      below[bottom[from]] = top[to];
    }
    top[to] = top[from];
    int movedHeight = height[from];
    int movedOwner = owner[from];
    int movedBases = bases[from];
    change(from, 0, NOBODY, 0);
    change(to, height[to] + movedHeight, movedOwner, bases[to] + movedBases);
  }

  /** Cuts the chain of pieces above the stack that {@code bottomPiece} was the lowest of. */
  void cut(int bottomPiece) {
    below[bottomPiece] = NO_PIECE;
  }

  /**
   * Sets what stands on a space (height 0, {@link #NOBODY}, no bases for nothing) and brings all
   * that depends on it up to date, the chain of pieces excepted.
   */
  void change(int space, int newHeight, int newOwner, int newBases) {
    int word = space >> 6;
    long bit = 1L << space;
    int oldHeight = height[space];
    if (oldHeight > 0) {
      int o = owner[space];
      stacks[o]--;
      pieces[o] -= oldHeight;
      ownedBases[o] -= bases[space];
      owned[o * tables.words + word] &= ~bit;
      hash ^= key(space, o, oldHeight, bases[space]);
    }
    if (newHeight > 0) {
      stacks[newOwner]++;
      pieces[newOwner] += newHeight;
      ownedBases[newOwner] += newBases;
      owned[newOwner * tables.words + word] |= bit;
      occupied[word] |= bit;
      hash ^= key(space, newOwner, newHeight, newBases);
    } else {
      occupied[word] &= ~bit;
    }
    if (newBases > 0) {
      based[word] |= bit;
    } else {
      based[word] &= ~bit;
    }
    height[space] = newHeight;
    owner[space] = newOwner;
    bases[space] = newBases;
    rank(word, bit, oldHeight, newHeight);
    for (Targets each : targets) {
      each.touch(space);
    }
  }

  private void rank(int word, long bit, int oldHeight, int newHeight) {
    for (int k = oldHeight; k < newHeight && k < cap; k++) {
      atMost[k * tables.words + word] &= ~bit;
    }
    for (int k = newHeight; k < oldHeight && k < cap; k++) {
      atMost[k * tables.words + word] |= bit;
    }
  }

  /** Returns the hash from the stacks themselves: the slow twin of {@link #hash}. */
  long slowHash() {
    long slow = 0;
    for (int space = 0; space < height.length; space++) {
      if (height[space] > 0) {
        slow ^= key(space, owner[space], height[space], bases[space]);
      }
    }
    return slow;
  }

  /** A stack's share of the hash: random words told apart by place, owner, height and bases. */
  private static long key(int space, int owner, int height, int bases) {
    return Random.mix(
        ((long) space << 50 ^ (long) owner << 48 ^ (long) height << 24 ^ bases)
            * 0x9e3779b97f4a7c15L);
  }

  /** Returns the height of the tallest stack a player owns; 0 if there is none. */
  int tallest(int player) {
    int tallest = 0;
    for (int w = 0; w < tables.words; w++) {
      for (long rest = owned[player * tables.words + w]; rest != 0; rest &= rest - 1) {
        tallest = Math.max(tallest, height[w * 64 + Long.numberOfTrailingZeros(rest)]);
      }
    }
    return tallest;
  }

  /** Returns how many stacks of exactly this height a player owns. */
  int ownedOfHeight(int player, int wanted) {
    int count = 0;
    for (int w = 0; w < tables.words; w++) {
      for (long rest = owned[player * tables.words + w]; rest != 0; rest &= rest - 1) {
        count += height[w * 64 + Long.numberOfTrailingZeros(rest)] == wanted ? 1 : 0;
      }
    }
    return count;
  }

  /** Returns the number of stacks on the board. */
  int stackCount() {
    return stacks[0] + stacks[1] + stacks[2];
  }

  /** Returns the letters of a stack's pieces, bottom to top; nothing for an empty space. */
  String letters(int space) {
    StringBuilder letters = new StringBuilder();
    if (height[space] > 0) {
      for (int piece = top[space]; piece != NO_PIECE; piece = below[piece]) {
        letters.append("WBD".charAt(colour[piece]));
      }
    }
    return letters.reverse().toString();
  }
}
