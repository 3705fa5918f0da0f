package stacklab.sim.play;

import java.util.Arrays;
import stacklab.game.Move;
import stacklab.game.Position;
import stacklab.game.PositionText;
import stacklab.random.Random;
import stacklab.rules.Colour;
import stacklab.rules.Setup;
import stacklab.rules.Variant;

/**
 * Plays recorded games once more, for what the record itself does not tell: how the board looks
 * after each ply. Mutable, used again for the next game; each thread has its own.
 */
public final class Replay {
  private final Random unused = Random.of(0);
  private final Position position;
  private final boolean random;
  private int[] removed = new int[64];
  private int[] levels = new int[65];
  private long[] hashes = new long[65];
  private int plies;
  private int startLead;

  /** Makes a replay of games of one variant. */
  public Replay(Variant variant) {
    this.position = Position.start(variant, unused);
    this.random = variant.setup() instanceof Setup.Shuffle;
  }

  /**
   * Plays a game once more.
   *
   * @throws IllegalArgumentException if the record holds no moves, or not its start
   */
  public void play(GameRecord game) {
    if (game.moves == null || (random && game.start.isEmpty())) {
      throw new IllegalArgumentException("a game without its moves or its start");
    }
    if (game.start.isEmpty()) {
      position.restart(unused);
    } else {
      position.set(PositionText.parse(position, game.start));
    }
    plies = game.plies;
    startLead = position.scoreHalves(Colour.WHITE) - position.scoreHalves(Colour.BLACK);
    lengthen();
    note(0);
    for (int ply = 0; ply < plies; ply++) {
      position.playUnchecked(game.moves[ply]);
      removed[ply] = Move.isStackMove(game.moves[ply]) ? position.lastRemoved() : 0;
      note(ply + 1);
    }
  }

  private void lengthen() {
    if (plies > removed.length) {
      removed = Arrays.copyOf(removed, 2 * plies);
      levels = Arrays.copyOf(levels, 2 * plies + 1);
      hashes = Arrays.copyOf(hashes, 2 * plies + 1);
    }
  }

  private void note(int ply) {
    hashes[ply] = position.hash();
    levels[ply] = position.placing() ? position.placed() : -occupied();
  }

  private int occupied() {
    int occupied = 0;
    int spaces = position.variant().board().size();
    for (int space = 0; space < spaces; space++) {
      occupied += position.height(space) > 0 ? 1 : 0;
    }
    return occupied;
  }

  /** Returns the number of plies. */
  public int plies() {
    return plies;
  }

  /** Returns White's score less Black's at the start, in half points. */
  public int startLead() {
    return startLead;
  }

  /** Returns how many pieces a ply, counted from 0, removed. */
  public int removed(int ply) {
    return removed[ply];
  }

  /** Returns the hash of the position after so many plies, see {@link Position#hash}. */
  public long hash(int after) {
    return hashes[after];
  }

  /**
   * Returns a number of the position after so many plies; positions with different numbers differ:
   * the pieces placed while placement goes on, else the negative number of stacks.
   */
  public int level(int after) {
    return levels[after];
  }

  /** Returns who owns a space's stack at the end, as {@link Position#owner}. */
  public int owner(int space) {
    return position.owner(space);
  }

  /** Returns the height of the stack on a space at the end; 0 if it is empty. */
  public int height(int space) {
    return position.height(space);
  }

  /** Returns the number of spaces. */
  public int spaces() {
    return position.variant().board().size();
  }
}
