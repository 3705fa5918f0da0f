package stacklab.game.playout;

import stacklab.game.Move;
import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.rules.TieBreak;

/** Sets up a game, lets the players place, and keeps whose turn it is. */
abstract class SteppedPlayout extends Ledger {
  final StackTable stacks;
  int turn;
  int plyLimit;
  private final int[] mapsEmpty;
  private final int[] empty;
  private int placed;
  private int placements;

  /** The number of plies after which the second seat may exchange colours; -1 for never. */
  private int swapAfter;

  SteppedPlayout(Tables tables, Detail detail) {
    super(tables, detail);
    stacks = new StackTable(tables);
    mapsEmpty = tables.emptySpaces();
    empty = new int[mapsEmpty.length];
  }

  /** Plays on from where all pieces are placed. */
  abstract void run(Random moves);

  @Override
  public void play(Random starts, Random moves) {
    clear();
    stacks.setUp(starts);
    placed = 0;
    placements = tables.placements;
    plyLimit = tables.plyLimit;
    swapAfter = tables.swaps ? 1 : -1;
    turn = placements > 0 ? tables.firstToPlace : tables.firstToMove;
    place(moves);
    run(moves);
  }

  /** Starts where nobody has placed or has anything to place. */
  final void begin() {
    placed = 0;
    placements = 0;
    plyLimit = tables.plyLimit;
    swapAfter = tables.swaps ? 1 : -1;
    turn = tables.firstToMove;
  }

  @Override
  public void playFrom(Position start, Random moves) {
    clear();
    stacks.setUp(start);
    turn = start.turn().index();
    placed = start.placed();
    placements = start.placing() ? tables.placements : placed;
    plyLimit = tables.plyLimit - start.plies();
    swapAfter = tables.swaps ? 1 - start.pliesFromStart() : -1;
    secondSeat = start.seat(Colour.WHITE) == 2 ? WHITE : BLACK;
    lastMoverSeat = start.lastMoverSeat() - 1;
    place(moves);
    run(moves);
  }

  private void place(Random random) {
    int left = 0;
    for (int space : mapsEmpty) {
      if (stacks.height[space] == 0) {
        empty[left++] = space;
      }
    }
    while (placed < placements && plies < plyLimit) {
      int choices = left + (maySwap() ? 1 : 0);
      int index = random.below(choices);
      if (index == left) {
        swap(choices);
      } else {
        int space = empty[index];
        empty[index] = empty[--left];
        place(space, choices);
      }
    }
  }

  private void place(int space, int choices) {
    stacks.put(space, placed < tables.placedBases ? NEUTRAL : turn);
    placed++;
    turn = placed < placements ? 1 - turn : tables.firstToMove;
    enter(Move.placement(space), choices, traces && placed == placements ? stacks.lead() : 0);
  }

  final boolean maySwap() {
    return plies == swapAfter && turn == secondSeat;
  }

  final void swap(int choices) {
    exchangeSeats();
    enter(Move.SWAP, choices, leadNow());
  }

  /** Returns the lead to be entered: 0 while pieces are to be placed or where nobody asks. */
  final int leadNow() {
    return traces && placed == placements ? currentLead() : 0;
  }

  /** Returns White's score less Black's in half points, with komi. */
  int currentLead() {
    return stacks.lead();
  }

  @Override
  int measure(TieBreak what, int player) {
    return stacks.measure(what, player);
  }
}
