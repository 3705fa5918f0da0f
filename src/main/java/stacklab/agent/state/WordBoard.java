package stacklab.agent.state;

import java.util.Arrays;
import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.Bases;
import stacklab.rules.Onto;
import stacklab.rules.Score;
import stacklab.rules.Stacks;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;

/**
 * The stacks of a {@link WordState}: sets of spaces are single words. What an emptied space's
 * height and bases were is left standing in the arrays, so that putting its bit back brings the
 * stack back.
 */
abstract class WordBoard extends State {
  static final int NEUTRAL = 2;

  final WordTables tables;
  final int[] height;
  final int[] bases;
  long occupied;
  long white;
  long black;
  long based;
  int whitePieces;
  int blackPieces;
  long hash;

  /** At index k the spaces with at most k pieces, for k below the cap; empty without a cap. */
  private final long[] atMost;

  private final int cap;
  private final Onto onto;
  private final boolean anyStack;
  private final boolean basesMove;
  private final int[] komi;

  WordBoard(Variant variant) {
    super(variant);
    tables = new WordTables(variant);
    height = new int[tables.spaces];
    bases = new int[tables.spaces];
    cap = variant.heightCap().orElse(0);
    atMost = new long[cap];
    onto = variant.move().onto();
    anyStack = variant.move().stacks() == Stacks.ANY;
    basesMove = variant.move().bases() == Bases.MOVABLE;
    komi = new int[] {variant.komi().whiteHalves(), variant.komi().blackHalves()};
  }

  final void clear() {
    occupied = 0;
    white = 0;
    black = 0;
    based = 0;
    hash = 0;
    whitePieces = 0;
    blackPieces = 0;
    Arrays.fill(height, 0);
    Arrays.fill(bases, 0);
    Arrays.fill(atMost, tables.all);
  }

  /** Puts a stack on an empty space. */
  final void put(int space, int owner, int newHeight, int newBases) {
    long bit = 1L << space;
    occupied |= bit;
    height[space] = newHeight;
    bases[space] = newBases;
    if (newBases > 0) {
      based |= bit;
    }
    if (owner == 0) {
      white |= bit;
      whitePieces += newHeight;
    } else if (owner == 1) {
      black |= bit;
      blackPieces += newHeight;
    }
    hash ^= key(space, owner, newHeight, newBases);
    rank(space, 0, newHeight);
  }

  /** A stack's share of the hash, as in {@link Position#hash}. */
  static long key(int space, int owner, int height, int bases) {
    return Random.mix(
        ((long) space << 50 ^ (long) owner << 48 ^ (long) height << 24 ^ bases)
            * 0x9e3779b97f4a7c15L);
  }

  @Override
  public final int height(int space) {
    return (occupied >>> space & 1) == 0 ? 0 : height[space];
  }

  @Override
  public final int bases(int space) {
    return (occupied >>> space & 1) == 0 ? 0 : bases[space];
  }

  @Override
  public final int owner(int space) {
    if ((occupied >>> space & 1) == 0) {
      return -1;
    }
    return (white >>> space & 1) != 0 ? 0 : (black >>> space & 1) != 0 ? 1 : NEUTRAL;
  }

  @Override
  public final int stackCount() {
    return Long.bitCount(occupied);
  }

  /** Returns the spaces with a stack. */
  public final long occupied() {
    return occupied;
  }

  /** Returns the spaces with a stack that a colour owns. */
  public final long owned(int colour) {
    return colour == 0 ? white : black;
  }

  /** Returns the stacks that a colour may take, whether or not they have anywhere to go. */
  final long takeable(int colour) {
    long mine = anyStack ? white | black : owned(colour);
    mine |= basesMove ? occupied & ~white & ~black : 0;
    for (long rest = mine & tables.lockable; rest != 0; rest &= rest - 1) {
      int space = Long.numberOfTrailingZeros(rest);
      if ((tables.neighbours[space] & ~occupied) == 0) {
        mine &= ~(1L << space);
      }
    }
    return mine;
  }

  /** Returns the spaces on which a colour may land, as far as owners go. */
  final long landing(int colour) {
    return switch (onto) {
      case ANY -> occupied;
      case OWN -> owned(colour);
      case OPPONENT -> owned(1 - colour);
      case NEUTRAL -> occupied & ~white & ~black;
      case ANY_OR_EMPTY -> tables.all;
    };
  }

  /** Returns where a takeable stack may go, given {@link #landing}. */
  public final long targets(int from, long landing) {
    int h = height[from];
    long reached =
        tables.walks
            ? tables.walk(from, height, occupied)
            : tables.reach[from * tables.heights + Math.min(h, tables.heights) - 1];
    if (cap > 0) {
      if (h > cap) {
        return 0;
      }
      reached &= h == cap ? ~occupied : atMost[cap - h];
    }
    return reached & landing;
  }

  /** Returns the spaces with at most half of the cap's pieces. */
  final long lowerHalf() {
    return atMost[cap / 2];
  }

  /** Returns the stacks that can meet this one within a cap, as far as distance goes. */
  final long partners(int space, int most) {
    long near = tables.reach[space * tables.heights] & occupied;
    return cap == 0 ? near : height[space] >= most ? 0 : near & atMost[most - height[space]];
  }

  final boolean hasMoves(int colour) {
    final long landing = landing(colour);
    for (long rest = takeable(colour); rest != 0; rest &= rest - 1) {
      if (targets(Long.numberOfTrailingZeros(rest), landing) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Takes a stack off the words, the score and the hash; returns its owner. */
  final int take(int space, long bit) {
    int owner = NEUTRAL;
    if ((white & bit) != 0) {
      owner = 0;
      whitePieces -= height[space];
    } else if ((black & bit) != 0) {
      owner = 1;
      blackPieces -= height[space];
    }
    occupied &= ~bit;
    white &= ~bit;
    black &= ~bit;
    based &= ~bit;
    hash ^= key(space, owner, height[space], bases[space]);
    return owner;
  }

  /** Returns whether the stacks around an emptied space hang together among themselves. */
  final boolean joined(long around) {
    long reached = Long.lowestOneBit(around);
    long frontier = reached;
    while (frontier != 0) {
      long grown = 0;
      for (; frontier != 0; frontier &= frontier - 1) {
        grown |= tables.neighbours[Long.numberOfTrailingZeros(frontier)];
      }
      frontier = grown & around & ~reached;
      reached |= frontier;
    }
    return reached == around;
  }

  /** Returns the stacks with no chain of neighbours to one that contains a base. */
  final long disconnected() {
    long reached = based;
    long frontier = based;
    while (frontier != 0) {
      long grown = 0;
      for (; frontier != 0; frontier &= frontier - 1) {
        grown |= tables.neighbours[Long.numberOfTrailingZeros(frontier)];
      }
      frontier = grown & occupied & ~reached;
      reached |= frontier;
    }
    return occupied & ~reached;
  }

  /** Brings {@link #atMost} up to date for a space whose height changes. */
  final void rank(int space, int oldHeight, int newHeight) {
    long bit = 1L << space;
    for (int k = oldHeight; k < newHeight && k < cap; k++) {
      atMost[k] &= ~bit;
    }
    for (int k = newHeight; k < oldHeight && k < cap; k++) {
      atMost[k] |= bit;
    }
  }

  @Override
  public final int scoreHalves(int colour) {
    Score score = variant().score();
    int points =
        score == Score.PIECES
            ? pieces(colour)
            : score == Score.STACKS
                ? Long.bitCount(owned(colour))
                : measure(TieBreak.TALLEST, colour);
    return komi[colour] + 2 * points;
  }

  final int pieces(int colour) {
    return colour == 0 ? whitePieces : blackPieces;
  }
}
