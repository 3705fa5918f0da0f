package stacklab.game.playout;

import stacklab.game.Move;
import stacklab.game.Position;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.rules.TieBreak;

/** Plays any variant on any board; see {@link Strategy#GENERAL}. */
final class GeneralPlayout extends Ledger {
  private final StackTable stacks;
  private final Sights sights;
  private final Cuts cuts;
  private final int[] mapsEmpty;
  private final int[] empty;
  private int turn;
  private int placed;
  private int placements;
  private int plyLimit;

  /** The number of plies before which the second seat may exchange colours; -1 for never. */
  private int swapAfter;

  /** Whether every stack is known to be connected to a base. */
  private boolean settled;

  GeneralPlayout(Tables tables, Detail detail) {
    super(tables, detail);
    stacks = new StackTable(tables);
    sights = new Sights(tables, stacks);
    cuts = new Cuts(tables);
    mapsEmpty = tables.emptySpaces();
    empty = new int[tables.spaces];
  }

  @Override
  public Strategy strategy() {
    return Strategy.GENERAL;
  }

  @Override
  public void play(Random starts, Random moves) {
    clear();
    stacks.setUp(starts);
    turn = tables.placements > 0 ? tables.firstToPlace : tables.firstToMove;
    placed = 0;
    placements = tables.placements;
    plyLimit = tables.plyLimit;
    swapAfter = tables.swaps ? 1 : -1;
    run(moves);
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
    run(moves);
  }

  private void run(Random random) {
    settled = false;
    place(random);
    sights.countAll();
    while (plies < plyLimit) {
      int legal = sights.total(turn);
      boolean mustPass = legal == 0 && tables.passes && sights.total(1 - turn) > 0;
      if (legal == 0 && !mustPass) {
        break;
      }
      playPly(mustPass, mustPass ? 1 : legal, random);
    }
    judge(plies >= plyLimit);
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
        continue;
      }
      int space = empty[index];
      empty[index] = empty[--left];
      stacks.put(space, placed < tables.placedBases ? NEUTRAL : turn);
      placed++;
      turn = placed < placements ? 1 - turn : tables.firstToMove;
      enter(Move.placement(space), choices, traces && placed == placements ? stacks.lead() : 0);
    }
  }

  private boolean maySwap() {
    return plies == swapAfter && turn == secondSeat;
  }

  private void swap(int choices) {
    exchangeSeats();
    enter(Move.SWAP, choices, traces && placed == placements ? stacks.lead() : 0);
  }

  private void playPly(boolean mustPass, int legal, Random random) {
    int choices = legal + (maySwap() ? 1 : 0);
    int index = choices == 1 && mustPass ? 0 : random.below(choices);
    if (index == legal) {
      swap(choices);
      return;
    }
    int move = mustPass ? Move.PASS : sights.move(turn, index);
    if (mustPass) {
      passes++;
    } else {
      moveStack(Move.from(move), Move.to(move));
      noteMover(turn);
    }
    turn = 1 - turn;
    enter(move, choices, traces ? stacks.lead() : 0);
  }

  private void moveStack(int from, int to) {
    boolean suspicious = !settled || stacks.bases[from] > 0 || stacks.height[to] == 0;
    stacks.merge(from, to);
    sights.startUpdate();
    if (tables.removes && (suspicious || cuts.mayCut(stacks.height, from))) {
      removeCutOff();
    }
    sights.countAround(from);
    sights.countAround(to);
    settled = true;
  }

  private void removeCutOff() {
    boolean[] connected = cuts.connected(stacks.height, stacks.bases);
    int cutOff = 0;
    for (int space = 0; space < connected.length; space++) {
      if (stacks.height[space] > 0 && !connected[space]) {
        removed += stacks.remove(space);
        empty[cutOff++] = space;
      }
    }
    // Only now, since moves are counted on the board as it stands.
    for (int i = 0; i < cutOff; i++) {
      sights.countAround(empty[i]);
    }
  }

  @Override
  int measure(TieBreak what, int player) {
    return stacks.measure(what, player);
  }
}
