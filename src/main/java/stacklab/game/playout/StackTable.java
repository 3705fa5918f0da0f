package stacklab.game.playout;

import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.Score;
import stacklab.rules.Setup;
import stacklab.rules.TieBreak;

/** The stacks on a board of any size: height, owner and bases of each space. Mutable. */
final class StackTable {
  final int[] height;

  /** Who owns each space's stack: {@link Ledger#WHITE} to {@link Ledger#NOBODY}. */
  final int[] owner;

  final int[] bases;

  /** What each owner has of an additive score; that of neutral stacks is never asked for. */
  final int[] score = new int[Ledger.NOBODY + 1];

  private final Tables tables;
  private final boolean scorePieces;
  private final int[] startOwner;
  private final int[] empty;
  private final int[] order;

  StackTable(Tables tables) {
    this.tables = tables;
    height = new int[tables.spaces];
    owner = new int[tables.spaces];
    bases = new int[tables.spaces];
    scorePieces = tables.variant.score() == Score.PIECES;
    startOwner = tables.variant.pieces().chars().map("WBD#"::indexOf).toArray();
    empty = tables.emptySpaces();
    order = new int[empty.length];
  }

  /** Sets up the variant's start; a shuffled one as {@link Position#restart} does. */
  void setUp(Random starts) {
    score[0] = 0;
    score[1] = 0;
    for (int space = 0; space < height.length; space++) {
      clear(space);
      if (startOwner[space] != Ledger.NOBODY) {
        put(space, startOwner[space]);
      }
    }
    if (tables.variant.setup() instanceof Setup.Shuffle shuffle) {
      System.arraycopy(empty, 0, order, 0, order.length);
      starts.shuffle(order, 0, order.length);
      int stones = shuffle.white() + shuffle.black();
      for (int i = 0; i < shuffle.pieces(); i++) {
        put(order[i], i < shuffle.white() ? 0 : i < stones ? 1 : Ledger.NEUTRAL);
      }
    }
  }

  /** Sets up a position. */
  void setUp(Position position) {
    score[0] = 0;
    score[1] = 0;
    for (int space = 0; space < height.length; space++) {
      clear(space);
      if (position.height(space) > 0) {
        owner[space] = position.owner(space);
        height[space] = position.height(space);
        bases[space] = position.bases(space);
        score[owner[space]] += worth(space);
      }
    }
  }

  private void clear(int space) {
    height[space] = 0;
    owner[space] = Ledger.NOBODY;
    bases[space] = 0;
  }

  /** Puts a piece on an empty space. */
  void put(int space, int piece) {
    height[space] = 1;
    owner[space] = piece;
    bases[space] = piece == Ledger.NEUTRAL ? 1 : 0;
    score[piece]++;
  }

  private int worth(int space) {
    return scorePieces ? height[space] : 1;
  }

  /** Moves a stack onto a space, empty or not. */
  void merge(int from, int to) {
    if (height[to] > 0) {
      score[owner[to]] -= worth(to);
      score[owner[from]] += scorePieces ? height[to] : 0;
    }
    height[to] += height[from];
    owner[to] = owner[from];
    bases[to] += bases[from];
    clear(from);
  }

  /** Takes a stack off the board and returns its height. */
  int remove(int space) {
    int pieces = height[space];
    score[owner[space]] -= worth(space);
    clear(space);
    return pieces;
  }

  /** Returns White's score less Black's in half points, with komi. */
  int lead() {
    if (tables.score == TieBreak.TALLEST) {
      return 2 * (measure(TieBreak.TALLEST, 0) - measure(TieBreak.TALLEST, 1)) + tables.komiLead();
    }
    return 2 * (score[0] - score[1]) + tables.komiLead();
  }

  /** Returns what a player has. */
  int measure(TieBreak what, int player) {
    int sum = 0;
    int tallest = 0;
    for (int space = 0; space < height.length; space++) {
      if (owner[space] == player) {
        tallest = Math.max(tallest, height[space]);
        sum +=
            switch (what) {
              case PIECES -> height[space];
              case BASES -> bases[space];
              case CAPPED_STACKS -> height[space] == tables.cap ? 1 : 0;
              default -> 1;
            };
      }
    }
    return what == TieBreak.TALLEST ? tallest : sum;
  }
}
