package stacklab.agent.state;

import java.util.Arrays;
import stacklab.game.Move;
import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.rules.Passing;
import stacklab.rules.Removal;
import stacklab.rules.Swap;
import stacklab.rules.Variant;

/** A state on a board of at most 64 spaces; taking back a move restores the words. */
public final class WordState extends WordBoard {
  private static final int ENTRY = 8;

  private final boolean sameForBoth;
  private final boolean removes;
  private final boolean passes;
  private final int plyLimit;
  private final WordFeatures features;

  private int turn;
  private int whiteSeat;
  private int placed;
  private int placements;
  private int plies;
  private int swapPly;
  private int lastMoverSeat;
  private boolean settled;

  private long[] log = new long[64 * ENTRY];
  private int[] removedLog = new int[64];
  private int end;
  private int removedEnd;

  WordState(Variant variant) {
    super(variant);
    sameForBoth = variant.move().sameForBoth();
    removes = variant.removal() == Removal.DISCONNECTED_FROM_BASE;
    passes = variant.passing() == Passing.WHEN_STUCK;
    plyLimit = variant.plyLimit().orElse(Integer.MAX_VALUE);
    features = new WordFeatures(this);
  }

  @Override
  public void set(Position position) {
    clear();
    end = 0;
    removedEnd = 0;
    for (int space = 0; space < tables.spaces; space++) {
      if (position.height(space) > 0) {
        put(space, position.owner(space), position.height(space), position.bases(space));
      }
    }
    turn = position.turn().index();
    whiteSeat = position.seat(Colour.WHITE) - 1;
    placed = position.placed();
    placements = position.placing() ? variant().placements() : placed;
    plies = position.plies();
    swapPly = variant().swap() == Swap.NONE ? -1 : plies - position.pliesFromStart() + 1;
    lastMoverSeat = position.lastMoverSeat() - 1;
    settled = false;
  }

  @Override
  public long hash() {
    long rest = turn + 1L;
    if (placing()) {
      rest += (placed + 1L) << 2;
    }
    if (plyLimit != Integer.MAX_VALUE) {
      rest += (plies + 1L) << 16;
    }
    if (tables.seatsMatter) {
      rest += (whiteSeat + 1L) << 60;
      rest += (lastMoverSeat + 1L) << 56;
      rest += maySwap() ? 1L << 54 : 0;
    }
    return hash ^ Random.mix(rest * 0xd1342543de82ef95L);
  }

  private boolean maySwap() {
    return plies == swapPly && seatToMove() == 1;
  }

  @Override
  public boolean placing() {
    return placed < placements;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public int seatToMove() {
    return turn == 0 ? whiteSeat : 1 - whiteSeat;
  }

  @Override
  int lastMoverSeat() {
    return lastMoverSeat;
  }

  @Override
  public int legalMoves(int[] into) {
    if (plies >= plyLimit) {
      return 0;
    }
    int n = 0;
    if (placing()) {
      for (long rest = tables.all & ~occupied; rest != 0; rest &= rest - 1) {
        into[n++] = Move.placement(Long.numberOfTrailingZeros(rest));
      }
    } else {
      n = stackMoves(into);
      if (n == 0 && passes && !sameForBoth && hasMoves(1 - turn)) {
        into[n++] = Move.PASS;
      }
    }
    if (n > 0 && maySwap()) {
      into[n++] = Move.SWAP;
    }
    return n;
  }

  @Override
  public boolean isOver() {
    if (plies >= plyLimit) {
      return true;
    }
    if (placing()) {
      return occupied == tables.all;
    }
    return !hasMoves(turn) && !(passes && !sameForBoth && hasMoves(1 - turn));
  }

  private int stackMoves(int[] into) {
    int n = 0;
    long landing = landing(turn);
    for (long rest = takeable(turn); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      for (long to = targets(from, landing); to != 0; to &= to - 1) {
        into[n++] = Move.of(from, Long.numberOfTrailingZeros(to));
      }
    }
    return n;
  }

  @Override
  public void play(int move) {
    if (end == log.length) {
      log = Arrays.copyOf(log, 2 * end);
    }
    log[end] = occupied;
    log[end + 1] = white;
    log[end + 2] = black;
    log[end + 3] = based;
    log[end + 4] = hash;
    log[end + 5] = (long) whitePieces << 32 | blackPieces;
    plies++;
    int flags = turn | (settled ? 2 : 0) | (lastMoverSeat + 1) << 2;
    long before = 0;
    if (move >= Move.PASS) {
      if (move == Move.SWAP) {
        whiteSeat = 1 - whiteSeat;
      } else {
        turn = 1 - turn;
      }
    } else if (Move.from(move) == Move.to(move)) {
      place(Move.from(move));
    } else {
      int to = Move.to(move);
      before = (long) height[to] << 40 | (long) bases[to] << 16;
      lastMoverSeat = seatToMove();
      before |= moveStack(Move.from(move), to);
      turn = 1 - turn;
    }
    log[end + 6] = (long) move << 32 | flags;
    log[end + 7] = before;
    end += ENTRY;
  }

  private void place(int space) {
    boolean base = placed < variant().placedBases();
    put(space, base ? NEUTRAL : turn, 1, base ? 1 : 0);
    placed++;
    turn = placing() ? 1 - turn : variant().first().move().index();
  }

  /** Returns the number of stacks removed. */
  private int moveStack(int from, int to) {
    long fromBit = 1L << from;
    long toBit = 1L << to;
    boolean ontoEmpty = (occupied & toBit) == 0;
    boolean suspicious = !settled || bases[from] > 0 || ontoEmpty;
    int moved = height[from];
    int under = ontoEmpty ? 0 : height[to];
    int owner = take(from, fromBit);
    int allBases = bases[from];
    if (!ontoEmpty) {
      allBases += bases[to];
      take(to, toBit);
    }
    rank(from, moved, 0);
    rank(to, under, moved + under);
    occupied |= toBit;
    height[to] = moved + under;
    bases[to] = allBases;
    based |= allBases > 0 ? toBit : 0;
    if (owner == 0) {
      white |= toBit;
      whitePieces += moved + under;
    } else if (owner == 1) {
      black |= toBit;
      blackPieces += moved + under;
    }
    hash ^= key(to, owner, moved + under, allBases);
    int removed = 0;
    if (removes && (suspicious || !joined(tables.neighbours[from] & occupied))) {
      removed = removeDisconnected();
    }
    settled = true;
    return removed;
  }

  private int removeDisconnected() {
    long lost = disconnected();
    if (removedEnd + tables.spaces > removedLog.length) {
      removedLog = Arrays.copyOf(removedLog, 2 * removedLog.length + tables.spaces);
    }
    for (long rest = lost; rest != 0; rest &= rest - 1) {
      int space = Long.numberOfTrailingZeros(rest);
      take(space, 1L << space);
      rank(space, height[space], 0);
      removedLog[removedEnd++] = space;
    }
    return Long.bitCount(lost);
  }

  @Override
  public void undo() {
    end -= ENTRY;
    int move = (int) (log[end + 6] >> 32);
    int flags = (int) log[end + 6];
    plies--;
    if (move == Move.SWAP) {
      whiteSeat = 1 - whiteSeat;
    } else if (move < Move.PASS) {
      if (Move.from(move) == Move.to(move)) {
        placed--;
        rank(Move.from(move), 1, 0);
      } else {
        undoStackMove(Move.from(move), Move.to(move));
      }
    }
    turn = flags & 1;
    settled = (flags & 2) != 0;
    lastMoverSeat = (flags >> 2) - 1;
    occupied = log[end];
    white = log[end + 1];
    black = log[end + 2];
    based = log[end + 3];
    hash = log[end + 4];
    whitePieces = (int) (log[end + 5] >> 32);
    blackPieces = (int) log[end + 5];
  }

  private void undoStackMove(int from, int to) {
    for (int removed = (int) log[end + 7] & 0xffff; removed > 0; removed--) {
      int space = removedLog[--removedEnd];
      rank(space, 0, height[space]);
    }
    int before = (int) (log[end + 7] >>> 40);
    rank(to, height[to], (log[end] >>> to & 1) == 0 ? 0 : before);
    rank(from, 0, height[from]);
    height[to] = before;
    bases[to] = (int) (log[end + 7] >>> 16) & 0xffffff;
  }

  @Override
  public void features(int[] into) {
    features.write(into);
  }
}
