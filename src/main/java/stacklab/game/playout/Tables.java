package stacklab.game.playout;

import java.util.List;
import java.util.stream.IntStream;
import stacklab.board.Board;
import stacklab.rules.Bases;
import stacklab.rules.Distance;
import stacklab.rules.Locked;
import stacklab.rules.Onto;
import stacklab.rules.Passing;
import stacklab.rules.Path;
import stacklab.rules.Removal;
import stacklab.rules.Stacks;
import stacklab.rules.Swap;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;

/**
 * A variant's rules as plain numbers and tables, in the form loops want them. Immutable, though the
 * arrays are handed out.
 */
final class Tables {
  /** A cap, a limit or a length that is never reached. */
  static final int UNLIMITED = 1 << 24;

  final Variant variant;
  final int spaces;
  final int[][][] rays;
  final int[][] neighbours;

  /** Whether any stack can be locked. */
  final boolean locks;

  /** Whether a stack on this space is locked once all its neighbours are occupied. */
  final boolean[] lockable;

  final int cap;
  final int plyLimit;
  final boolean ownOnly;
  final boolean movableBases;
  final boolean clearPath;
  final boolean ontoEmpty;
  final boolean removes;
  final boolean passes;
  final boolean swaps;
  final boolean sameForBoth;
  final int placements;
  final int placedBases;
  final int firstToPlace;
  final int firstToMove;
  final int secondSeat;

  /** What the score counts, by the tie-break that counts the same. */
  final TieBreak score;

  final List<TieBreak> tieBreaks;
  final int whiteKomi;
  final int blackKomi;

  Tables(Variant variant) {
    Board board = variant.board();
    this.variant = variant;
    spaces = board.size();
    rays = new int[spaces][][];
    neighbours = new int[spaces][];
    locks = variant.move().locked() == Locked.SURROUNDED;
    lockable = new boolean[spaces];
    for (int space = 0; space < spaces; space++) {
      int from = space;
      rays[space] =
          IntStream.range(0, board.rayCount(space))
              .mapToObj(ray -> board.ray(from, ray))
              .toArray(int[][]::new);
      neighbours[space] = board.neighbours(space);
      lockable[space] = locks && board.lockable(space);
    }
    cap = variant.heightCap().orElse(UNLIMITED);
    plyLimit = variant.plyLimit().orElse(UNLIMITED);
    ownOnly = variant.move().stacks() == Stacks.OWN;
    movableBases = variant.move().bases() == Bases.MOVABLE;
    clearPath = variant.move().path() == Path.CLEAR;
    ontoEmpty = variant.move().onto() == Onto.ANY_OR_EMPTY;
    removes = variant.removal() == Removal.DISCONNECTED_FROM_BASE;
    passes = variant.passing() == Passing.WHEN_STUCK;
    swaps = variant.swap() == Swap.AFTER_1;
    sameForBoth = variant.move().sameForBoth();
    placements = variant.placements();
    placedBases = variant.placedBases();
    firstToPlace = variant.first().place().index();
    firstToMove = variant.first().move().index();
    secondSeat = 1 - variant.firstSeat().index();
    score = TieBreak.valueOf(variant.score().name());
    tieBreaks = variant.tieBreaks();
    whiteKomi = variant.komi().whiteHalves();
    blackKomi = variant.komi().blackHalves();
  }

  /** Returns the spaces on which the map has no piece, in ascending order. */
  int[] emptySpaces() {
    return IntStream.range(0, spaces)
        .filter(space -> variant.pieces().charAt(space) == Variant.EMPTY_SPACE)
        .toArray();
  }

  /** Returns White's komi less Black's, in half points. */
  int komiLead() {
    return whiteKomi - blackKomi;
  }

  /** Returns the fewest steps a stack of this height may move. */
  int leastSteps(int height) {
    if (variant.move().distance() instanceof Distance.Exactly exactly) {
      return exactly.steps();
    }
    return variant.move().distance() == Distance.Measured.HEIGHT ? height : 1;
  }

  /** Returns the most steps a stack of this height may move. */
  int mostSteps(int height) {
    if (variant.move().distance() instanceof Distance.Exactly exactly) {
      return exactly.steps();
    }
    boolean measured =
        variant.move().distance() == Distance.Measured.HEIGHT
            || variant.move().distance() == Distance.Measured.UP_TO_HEIGHT;
    return measured ? height : UNLIMITED;
  }
}
