package stacklab.game.playout;

import stacklab.game.Move;
import stacklab.random.Random;

/** Plays any variant on any board; see {@link Strategy#GENERAL}. */
final class GeneralPlayout extends SteppedPlayout {
  private final Sights sights;
  private final Cuts cuts;
  private final int[] cutOff;

  /** Whether every stack is known to be connected to a base. */
  private boolean settled;

  GeneralPlayout(Tables tables, Detail detail) {
    super(tables, detail);
    sights = new Sights(tables, stacks);
    cuts = new Cuts(tables);
    cutOff = new int[tables.spaces];
  }

  @Override
  public Strategy strategy() {
    return Strategy.GENERAL;
  }

  @Override
  void run(Random random) {
    settled = false;
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
    enter(move, choices, leadNow());
  }

  private void moveStack(int from, int to) {
    int fromHeight = stacks.height[from];
    int toHeight = stacks.height[to];
    boolean suspicious = !settled || stacks.bases[from] > 0 || toHeight == 0;
    stacks.merge(from, to);
    sights.startUpdate();
    if (tables.removes && (suspicious || cuts.mayCut(stacks.height, from))) {
      removeCutOff();
    }
    sights.countWidely(from, fromHeight);
    if (toHeight == 0) {
      sights.countWidely(to, 0);
    } else {
      sights.countAround(to, toHeight);
    }
    settled = true;
  }

  private void removeCutOff() {
    boolean[] connected = cuts.connected(stacks.height, stacks.bases);
    int count = 0;
    for (int space = 0; space < connected.length; space++) {
      if (stacks.height[space] > 0 && !connected[space]) {
        removed += stacks.remove(space);
        cutOff[count++] = space;
      }
    }
    // Only now, since moves are counted on the board as it stands.
    for (int i = 0; i < count; i++) {
      sights.countWidely(cutOff[i], -1);
    }
  }
}
