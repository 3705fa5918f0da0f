package stacklab.game;

import java.util.Arrays;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.rules.InvalidInput;
import stacklab.rules.Removal;
import stacklab.rules.Setup;
import stacklab.rules.Swap;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;

/**
 * The state of one game in progress. Moves are the numbers of {@link Move}; every move played can
 * be taken back. Playing and taking back allocate nothing once the log has grown to the game's
 * length.
 *
 * <p>Mutable, owned by one thread. {@link #hash} covers only what can still matter, see there;
 * {@code equals} is identity.
 */
public final class Position {
  private static final int FIRST_SEAT = 1;
  private static final int SECOND_SEAT = 2;

  private final Tables tables;
  private final MoveGenerator generator;
  private final BoardState state;
  private final Connectivity connectivity;
  private final boolean removes;
  private final boolean seatsMatter;

  private int turn;
  private int firstSeat;
  private boolean swapped;
  private int placed;
  private int placements;
  private int plies;
  private int startPlies;
  private int lastMoverSeat;
  private boolean settled;

  final History history = new History();

  private Position(Tables tables) {
    this.tables = tables;
    Targets[] targets =
        tables.variant.move().sameForBoth()
            ? new Targets[] {new Targets(tables, 0)}
            : new Targets[] {new Targets(tables, 0), new Targets(tables, 1)};
    this.state = new BoardState(tables, targets);
    this.generator = new MoveGenerator(state, targets);
    this.connectivity = new Connectivity(tables);
    this.removes = tables.variant.removal() == Removal.DISCONNECTED_FROM_BASE;
    this.seatsMatter =
        tables.variant.swap() != Swap.NONE
            || tables.variant.tieBreaks().contains(TieBreak.LAST_MOVER)
            || tables.variant.tieBreaks().contains(TieBreak.SECOND_SEAT);
  }

  /**
   * Returns the start of a game.
   *
   * @throws IllegalArgumentException if the variant's start is random
   */
  public static Position start(Variant variant) {
    if (variant.setup() instanceof Setup.Shuffle) {
      throw new IllegalArgumentException(variant.name() + " starts at random; give a generator");
    }
    return start(variant, Random.of(0));
  }

  /**
   * Returns the start of a game; a shuffled one is drawn from {@code random}, see {@link #restart}.
   */
  public static Position start(Variant variant, Random random) {
    Position position = new Position(new Tables(variant));
    position.restart(random);
    return position;
  }

  /** Returns an empty board of the variant, to be filled by a reader. */
  static Position empty(Variant variant) {
    return new Position(new Tables(variant));
  }

  /**
   * Goes back to a start of the same variant. For a shuffled setup the map's empty spaces are put
   * in a random order by one {@link Random#shuffle}; the white stones stand on the first of them,
   * then the black ones, then the bases. Otherwise nothing is drawn.
   */
  public void restart(Random random) {
    begin(tables.variant.firstSeat(), 0, 0);
    continuePlacing();
    Start.fill(state, random);
  }

  /** Clears the board and everything that was recorded. */
  void begin(Colour first, int piecesPlaced, int pliesPlayed) {
    state.clear();
    turn = first.index();
    firstSeat = turn;
    swapped = false;
    placed = piecesPlaced;
    placements = 0;
    plies = pliesPlayed;
    startPlies = pliesPlayed;
    lastMoverSeat = 0;
    settled = false;
    history.clear();
  }

  /** Lets placement go on until the variant's number of pieces has been placed. */
  void continuePlacing() {
    placements = tables.variant.placements();
  }

  /** Returns a position equal to this one and independent of it, without its past moves. */
  public Position copy() {
    Position copy = new Position(tables);
    copy.set(this);
    return copy;
  }

  /**
   * Makes this position equal to another, without its past moves.
   *
   * @throws IllegalArgumentException if the other is not of the same compiled variant, that is, not
   *     related to this one through {@link #copy} or {@link PositionText#parse(Position, String)}
   */
  public void set(Position other) {
    if (other.tables != tables) {
      throw new IllegalArgumentException("positions of different variants");
    }
    state.set(other.state);
    turn = other.turn;
    firstSeat = other.firstSeat;
    swapped = other.swapped;
    placed = other.placed;
    placements = other.placements;
    plies = other.plies;
    startPlies = other.startPlies;
    lastMoverSeat = other.lastMoverSeat;
    settled = other.settled;
    history.clear();
  }

  BoardState state() {
    return state;
  }

  /** Returns the variant being played. */
  public Variant variant() {
    return tables.variant;
  }

  /** Returns the colour to move. */
  public Colour turn() {
    return Colour.of(turn);
  }

  /** Returns the seat of the player who has this colour now: 1 for the first, 2 for the second. */
  public int seat(Colour colour) {
    return (colour.index() == firstSeat) != swapped ? FIRST_SEAT : SECOND_SEAT;
  }

  /** Returns the seat that made the last stack move: 1 or 2, or 0 if there was none. */
  public int lastMoverSeat() {
    return lastMoverSeat;
  }

  /** Returns whether the players are still placing pieces. */
  public boolean placing() {
    return placed < placements;
  }

  /** Returns the number of pieces the players have placed. */
  public int placed() {
    return placed;
  }

  /** Returns the number of plies played, those before a given start included. */
  public int plies() {
    return plies;
  }

  /** Returns the number of plies since this game's start, those before a copy included. */
  public int pliesFromStart() {
    return plies - startPlies;
  }

  /** Returns the number of plies that {@link #undo} can take back. */
  public int undoable() {
    return history.size();
  }

  /** Returns the height of the stack on a space; 0 if it is empty. */
  public int height(int space) {
    return state.height[space];
  }

  /** Returns who owns a space's stack: 0 White, 1 Black, 2 nobody (a base on top), -1 empty. */
  public int owner(int space) {
    return state.owner[space];
  }

  /** Returns the number of bases in the stack on a space. */
  public int bases(int space) {
    return state.bases[space];
  }

  /** Returns the pieces on a space, bottom to top, as letters W, B and D; "" if it is empty. */
  public String pieces(int space) {
    return state.letters(space);
  }

  /** Returns the number of stacks a player owns. */
  public int stacks(Colour colour) {
    return state.stacks[colour.index()];
  }

  /** Returns the number of pieces on the board. */
  public int pieceCount() {
    return state.pieces[0] + state.pieces[1] + state.pieces[2];
  }

  /** Returns a player's score as things stand, with komi, in half points. */
  public int scoreHalves(Colour colour) {
    return Ending.scoreHalves(state, colour.index());
  }

  /** Returns how many stacks exactly at the cap a player owns; 0 without a cap. */
  public int cappedStacks(Colour colour) {
    return state.cap == 0 ? 0 : state.ownedOfHeight(colour.index(), state.cap);
  }

  /**
   * Returns a hash of what can still matter: the turn, the pieces placed while placement goes on,
   * each space's height, owner and bases, the plies where they are limited, and who sits where and
   * moved last where a rule asks for it. The order of the pieces in a stack has no part in it.
   */
  public long hash() {
    return state.hash ^ hashOfRest();
  }

  /** Returns the hash from the stacks themselves: the slow twin of {@link #hash}, for tests. */
  long slowHash() {
    return state.slowHash() ^ hashOfRest();
  }

  private long hashOfRest() {
    long rest = turn + 1L;
    if (placing()) {
      rest += (placed + 1L) << 2;
    }
    if (tables.variant.plyLimit().isPresent()) {
      rest += (plies + 1L) << 16;
    }
    if (seatsMatter) {
      rest += (long) seat(Colour.WHITE) << 60;
      rest += (long) lastMoverSeat << 56;
      rest += maySwap() ? 1L << 54 : 0;
    }
    return Random.mix(rest * 0xd1342543de82ef95L);
  }

  /** Returns whether the player to move may exchange colours. */
  boolean maySwap() {
    return tables.variant.swap() == Swap.AFTER_1
        && plies - startPlies == 1
        && seat(turn()) == SECOND_SEAT;
  }

  /** Returns whether the variant's last ply has been played. */
  boolean limitReached() {
    return tables.variant.plyLimit().isPresent() && plies >= tables.variant.plyLimit().getAsInt();
  }

  /** Returns the number of legal moves, a forced pass counting one; 0 if the game is over. */
  public int moveCount() {
    int ordinary = generator.ordinaryMoves(this);
    return ordinary > 0 && maySwap() ? ordinary + 1 : ordinary;
  }

  /** Returns whether the game is over. */
  public boolean isOver() {
    return generator.ordinaryMoves(this) == 0;
  }

  /**
   * Returns what the game comes to.
   *
   * @throws IllegalStateException if it is not over
   */
  public Outcome outcome() {
    if (!isOver()) {
      throw new IllegalStateException("the game is not over");
    }
    return Ending.outcome(this, limitReached() ? Outcome.End.PLY_LIMIT : Outcome.End.NO_MOVES);
  }

  /** Writes the {@link #moveCount} legal moves in ascending order and returns how many. */
  public int legalMoves(int[] into) {
    return generator.list(this, into);
  }

  /** Returns the legal moves in ascending order. */
  public int[] legalMoves() {
    int[] moves = new int[moveCount()];
    return Arrays.copyOf(moves, legalMoves(moves));
  }

  /** Returns whether a move is legal; any number may be asked about. */
  public boolean isLegal(int move) {
    return generator.isLegal(this, move);
  }

  /** Returns one of the legal moves, every one equally likely; the game must not be over. */
  public int randomMove(Random random) {
    return generator.nth(this, random.below(moveCount()));
  }

  /**
   * Plays a move.
   *
   * @throws InvalidInput naming the move and the position if the move is not legal
   */
  public void play(int move) {
    if (!isLegal(move)) {
      throw new InvalidInput(
          "move '"
              + Notation.text(tables.variant.board(), move)
              + "' is not legal in position '"
              + PositionText.of(this)
              + "'");
    }
    playUnchecked(move);
  }

  /** Plays a move that is known to be legal; with any other the position is spoilt. */
  public void playUnchecked(int move) {
    history.push(state, move, turn | (settled ? 2 : 0) | lastMoverSeat << 2);
    plies++;
    if (move == Move.SWAP) {
      swapped = !swapped;
    } else if (Move.isPlacement(move)) {
      place(Move.from(move));
    } else {
      if (move != Move.PASS) {
        lastMoverSeat = seat(turn());
        moveStack(Move.from(move), Move.to(move));
      }
      turn = 1 - turn;
    }
  }

  private void place(int space) {
    state.addPiece(space, placed < tables.variant.placedBases() ? BoardState.NEUTRAL : turn);
    placed++;
    turn = placing() ? 1 - turn : tables.variant.first().move().index();
  }

  private void moveStack(int from, int to) {
    boolean suspicious = state.bases[from] > 0 || state.height[to] == 0 || !settled;
    state.merge(from, to);
    if (removes && (suspicious || !connectivity.joinedAround(state, from))) {
      removeDisconnected();
    }
    settled = true;
  }

  private void removeDisconnected() {
    long[] connected = connectivity.connected(state);
    for (int w = 0; w < tables.words; w++) {
      for (long rest = state.occupied[w] & ~connected[w]; rest != 0; rest &= rest - 1) {
        history.remove(state, w * 64 + Long.numberOfTrailingZeros(rest));
      }
    }
  }

  /** Takes back the last move; throws {@link IllegalStateException} if there is none. */
  public void undo() {
    if (history.size() == 0) {
      throw new IllegalStateException("there is no move to take back");
    }
    int move = history.lastMove();
    int flags = history.pop(state);
    plies--;
    swapped ^= move == Move.SWAP;
    placed -= Move.isPlacement(move) ? 1 : 0;
    turn = flags & 1;
    settled = (flags & 2) != 0;
    lastMoverSeat = flags >> 2;
  }

  /** Returns the number of pieces that the last move removed. */
  public int lastRemoved() {
    return history.lastRemoved();
  }
}
