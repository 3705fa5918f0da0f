package stacklab.game.playout;

import java.util.Arrays;
import stacklab.game.Move;
import stacklab.random.Random;
import stacklab.rules.Distance;
import stacklab.rules.Onto;
import stacklab.rules.Path;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;

/** Plays on boards of at most 64 spaces; see {@link Strategy#WORD}. */
final class WordPlayout extends SteppedPlayout {
  private final WordBoard board;
  private final long[] reach;
  private final int heights;
  private final Onto onto;
  private final boolean capped;
  private final boolean needsBases;

  /** The stacks of White, of Black and with a base on top. */
  private final long[] owned = new long[NOBODY];

  private long occupied;

  /** The stacks that contain a base. */
  private long based;

  /** The lockable spaces whose neighbours are all occupied. */
  private long surrounded;

  private boolean settled;

  /** White's score less Black's in half points, kept only for a trace of an additive score. */
  private int lead;

  private final int[] height = new int[Long.SIZE];
  private final int[] bases = new int[Long.SIZE];

  /** Each stack's row in {@link WordBoard#reach}. */
  private final int[] row = new int[Long.SIZE];

  /** At index k, under a cap: the stacks of at most this height. */
  private final long[] atMost;

  private final WordStart start;
  private final int[] startHeight = new int[Long.SIZE];
  private final int[] startRow = new int[Long.SIZE];
  private final boolean startSettled;
  private final int[] source = new int[Long.SIZE];
  private final long[] targets = new long[Long.SIZE];

  /** How many moves the sources up to each have together. */
  private final int[] upTo = new int[Long.SIZE];

  WordPlayout(Tables tables, Detail detail) {
    super(tables, detail);
    board = new WordBoard(tables);
    reach = board.reach;
    heights = board.heights;
    onto = tables.variant.move().onto();
    capped = tables.cap != Tables.UNLIMITED;
    needsBases = tables.tieBreaks.contains(TieBreak.BASES);
    atMost = new long[capped ? tables.cap + 1 : 0];
    start = new WordStart(tables);
    Arrays.fill(startHeight, 1);
    Arrays.setAll(startRow, space -> space * heights + 1);
    startSettled = board.connected(1, board.all) == board.all;
  }

  /** Returns whether a variant is of the kind this plays. */
  static boolean plays(Variant variant) {
    return variant.board().size() <= Long.SIZE
        && variant.move().path() == Path.JUMP
        && variant.move().distance() != Distance.Measured.TARGET_HEIGHT;
  }

  @Override
  public Strategy strategy() {
    return Strategy.WORD;
  }

  @Override
  public void play(Random starts, Random moves) {
    if (tables.placements > 0 && (tables.swaps || tables.plyLimit != Tables.UNLIMITED)) {
      super.play(starts, moves);
      return;
    }
    clear();
    begin();
    start.draw(starts, moves);
    loadStart();
    lead = traces ? leadFromBoard() : 0;
    if (tables.placements > 0) {
      enterPlacements();
    }
    finish(moves);
  }

  private void loadStart() {
    owned[WHITE] = start.white;
    owned[BLACK] = start.black;
    owned[NEUTRAL] = start.neutral;
    based = start.neutral;
    occupied = start.white | start.black | start.neutral;
    System.arraycopy(startHeight, 0, height, 0, height.length);
    System.arraycopy(startRow, 0, row, 0, row.length);
    if (needsBases) {
      for (int space = 0; space < tables.spaces; space++) {
        bases[space] = (int) (based >>> space) & 1;
      }
    }
    for (int k = 1; k < atMost.length; k++) {
      atMost[k] = occupied;
    }
    if (occupied == board.all) {
      surrounded = board.lockable;
      settled = startSettled;
    } else {
      for (long rest = board.all & ~occupied; rest != 0; rest &= rest - 1) {
        height[Long.numberOfTrailingZeros(rest)] = 0;
      }
      surround();
      settled = false;
    }
  }

  private void enterPlacements() {
    int left = start.order.length;
    if (!traces) {
      plies = start.pieces();
      legalMoves = (long) plies * (2 * left - plies + 1) / 2;
      return;
    }
    for (int i = 0; i < start.pieces(); i++) {
      int lead = i + 1 == start.pieces() ? currentLead() : 0;
      enter(Move.placement(start.order[i]), left - i, lead);
    }
  }

  @Override
  void run(Random random) {
    load();
    lead = traces ? leadFromBoard() : 0;
    finish(random);
  }

  private void load() {
    Arrays.fill(owned, 0);
    Arrays.fill(atMost, 0);
    based = 0;
    occupied = 0;
    for (int space = 0; space < tables.spaces; space++) {
      height[space] = 0;
      if (stacks.height[space] > 0) {
        long bit = 1L << space;
        occupied |= bit;
        owned[stacks.owner[space]] |= bit;
        based |= stacks.bases[space] > 0 ? bit : 0;
        bases[space] = stacks.bases[space];
        setHeight(space, stacks.height[space]);
      }
    }
    surround();
    settled = false;
  }

  private void setHeight(int space, int pieces) {
    height[space] = pieces;
    row[space] = space * heights + Math.min(pieces, heights - 1);
    for (int k = pieces; k < atMost.length; k++) {
      atMost[k] |= 1L << space;
    }
  }

  private void surround() {
    surrounded = 0;
    for (long rest = board.lockable; rest != 0; rest &= rest - 1) {
      long around = board.neighbours[Long.numberOfTrailingZeros(rest)];
      surrounded |= (around & ~occupied) == 0 ? Long.lowestOneBit(rest) : 0;
    }
  }

  private void finish(Random random) {
    while (plies < plyLimit) {
      int legal = gather(turn);
      if (legal > 0) {
        playPly(legal, random);
      } else if (tables.passes && gather(1 - turn) > 0) {
        playPass(random);
      } else {
        break;
      }
    }
    judge(plies >= plyLimit);
  }

  @Override
  int currentLead() {
    return tables.score == TieBreak.TALLEST ? leadFromBoard() : lead;
  }

  private int leadFromBoard() {
    return halves(measure(tables.score, WHITE), WHITE)
        - halves(measure(tables.score, BLACK), BLACK);
  }

  /** Returns 2 if White owns the stack on a space, -2 if Black does, else 0. */
  private int side(int space) {
    return 2 * (int) ((owned[WHITE] >>> space & 1) - (owned[BLACK] >>> space & 1));
  }

  /** Returns by how much the lead changes when one stack is moved onto another, not yet done. */
  private int leadChange(int from, int to) {
    return tables.score == TieBreak.PIECES ? (side(from) - side(to)) * height[to] : -side(to);
  }

  /** Finds a player's moves and returns how many there are. */
  private int gather(int player) {
    long landing = landing(player);
    int[] row = this.row;
    long[] reach = this.reach;
    int count = 0;
    int n = 0;
    for (long rest = movable(player); rest != 0; rest &= rest - 1) {
      int space = Long.numberOfTrailingZeros(rest);
      long there = reach[row[space]] & landing;
      if (capped) {
        there &= fitting(height[space]);
      }
      count += Long.bitCount(there);
      source[n] = space;
      targets[n] = there;
      upTo[n++] = count;
    }
    return count;
  }

  private long movable(int player) {
    long stones = tables.ownOnly ? owned[player] : owned[WHITE] | owned[BLACK];
    return (tables.movableBases ? stones | owned[NEUTRAL] : stones) & ~surrounded;
  }

  private long landing(int player) {
    return switch (onto) {
      case ANY -> occupied;
      case OWN -> owned[player];
      case OPPONENT -> owned[1 - player];
      case NEUTRAL -> owned[NEUTRAL];
      case ANY_OR_EMPTY -> board.all;
    };
  }

  /** Returns the spaces where a stack of this height is not too high. */
  private long fitting(int pieces) {
    return atMost[tables.cap - pieces] | (tables.ontoEmpty ? ~occupied : 0);
  }

  private void playPly(int legal, Random random) {
    int choices = legal + (maySwap() ? 1 : 0);
    int index = random.below(choices);
    if (index == legal) {
      swap(choices);
      return;
    }
    int i = 0;
    while (upTo[i] <= index) {
      i++;
    }
    long there = targets[i];
    for (int skip = upTo[i] - 1 - index; skip > 0; skip--) {
      there &= there - 1;
    }
    int to = Long.numberOfTrailingZeros(there);
    moveStack(source[i], to);
    noteMover(turn);
    turn = 1 - turn;
    enter(Move.of(source[i], to), choices, leadNow());
  }

  private void playPass(Random random) {
    int choices = maySwap() ? 2 : 1;
    if (choices == 2 && random.below(2) == 1) {
      swap(choices);
      return;
    }
    passes++;
    turn = 1 - turn;
    enter(Move.PASS, choices, leadNow());
  }

  private void moveStack(int from, int to) {
    if (traces) {
      lead += leadChange(from, to);
    }
    long fromBit = 1L << from;
    long toBit = 1L << to;
    long both = fromBit | toBit;
    int owner = (int) ((owned[BLACK] >>> from & 1) + 2 * (owned[NEUTRAL] >>> from & 1));
    owned[WHITE] &= ~both;
    owned[BLACK] &= ~both;
    owned[NEUTRAL] &= ~both;
    owned[owner] |= toBit;
    boolean grows = height[to] == 0;
    occupied = (occupied & ~fromBit) | toBit;
    boolean movesBase = (based & fromBit) != 0;
    if (movesBase) {
      based = (based & ~fromBit) | toBit;
    }
    if (capped) {
      for (int k = 1; k < atMost.length; k++) {
        atMost[k] &= ~both;
      }
    }
    setHeight(to, height[from] + height[to]);
    height[from] = 0;
    if (needsBases) {
      bases[to] = bases[from] + (grows ? 0 : bases[to]);
    }
    surrounded &= ~board.neighbours[from];
    if (grows) {
      surround();
    }
    if (tables.removes && (movesBase || grows || !settled || board.mayCut(from, occupied))) {
      removeCutOff();
    }
    settled = true;
  }

  private void removeCutOff() {
    long kept = board.connected(based, occupied);
    for (long rest = occupied & ~kept; rest != 0; rest &= rest - 1) {
      int space = Long.numberOfTrailingZeros(rest);
      removed += height[space];
      lead -= traces ? side(space) * (tables.score == TieBreak.PIECES ? height[space] : 1) : 0;
      height[space] = 0;
      surrounded &= ~board.neighbours[space];
    }
    occupied = kept;
    owned[WHITE] &= kept;
    owned[BLACK] &= kept;
    owned[NEUTRAL] &= kept;
    if (capped) {
      for (int k = 1; k < atMost.length; k++) {
        atMost[k] &= kept;
      }
    }
  }

  @Override
  int measure(TieBreak what, int player) {
    if (what == TieBreak.STACKS) {
      return Long.bitCount(owned[player]);
    }
    int sum = 0;
    int tallest = 0;
    for (long rest = owned[player]; rest != 0; rest &= rest - 1) {
      int space = Long.numberOfTrailingZeros(rest);
      tallest = Math.max(tallest, height[space]);
      sum +=
          switch (what) {
            case BASES -> bases[space];
            case CAPPED_STACKS -> height[space] == tables.cap ? 1 : 0;
            default -> height[space];
          };
    }
    return what == TieBreak.TALLEST ? tallest : sum;
  }
}
