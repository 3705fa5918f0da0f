package stacklab.sim.tally;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import stacklab.game.Move;
import stacklab.sim.play.GameRecord;
import stacklab.sim.play.Replay;
import stacklab.stats.Moments;
import stacklab.stats.ResultCounts;

/**
 * What happened on each space: how games opened there came out, and what stood there at the end.
 * Mutable, not thread-safe; merging is exact in any grouping.
 */
public final class SpaceTally {
  private final List<Space> spaces = new ArrayList<>();
  private long games;

  /** One space; results are indexed by the winner's seat, owners as in a position. */
  private static final class Space {
    final long[] from = new long[3];
    final long[] to = new long[3];
    final long[] owners = new long[3];
    Moments height = new Moments();

    void merge(Space other) {
      plus(from, other.from);
      plus(to, other.to);
      plus(owners, other.owners);
      height.merge(other.height);
    }

    private static void plus(long[] into, long[] other) {
      for (int i = 0; i < into.length; i++) {
        into[i] += other[i];
      }
    }
  }

  /** Adds a game that was played out. */
  void add(GameRecord game, Replay replay) {
    games++;
    for (int space = 0; space < replay.spaces(); space++) {
      Space at = at(space);
      int height = replay.height(space);
      at.height.add(height);
      if (height > 0) {
        at.owners[replay.owner(space)]++;
      }
    }
    if (game.plies > 0) {
      addOpening(game.moves[0], game.winnerSeat);
    }
  }

  private void addOpening(int move, int winnerSeat) {
    if (Move.isStackMove(move)) {
      at(Move.from(move)).from[winnerSeat]++;
    }
    if (Move.isStackMove(move) || Move.isPlacement(move)) {
      at(Move.to(move)).to[winnerSeat]++;
    }
  }

  private Space at(int space) {
    while (spaces.size() <= space) {
      spaces.add(new Space());
    }
    return spaces.get(space);
  }

  /** Adds all games of another. */
  void merge(SpaceTally other) {
    games += other.games;
    for (int space = 0; space < other.spaces.size(); space++) {
      at(space).merge(other.spaces.get(space));
    }
  }

  /** Returns the number of games. */
  public long games() {
    return games;
  }

  /** Returns the number of spaces; 0 if there are no games. */
  public int spaces() {
    return spaces.size();
  }

  /**
   * Returns the first seat's results in the games whose first ply moved the stack of a space:
   * losses, draws, wins.
   */
  public ResultCounts openedFrom(int space) {
    return firstSeat(spaces.get(space).from);
  }

  /**
   * Returns the first seat's results in the games whose first ply led to a space, a placement
   * included: losses, draws, wins.
   */
  public ResultCounts openedTo(int space) {
    return firstSeat(spaces.get(space).to);
  }

  private static ResultCounts firstSeat(long[] seats) {
    return ResultCounts.of(seats[2], seats[0], seats[1]);
  }

  /** Returns in how many games White (0), Black (1) or nobody (2) had the stack at the end. */
  public long owned(int space, int owner) {
    return spaces.get(space).owners[owner];
  }

  /** Returns in how many games a stack stood on a space at the end. */
  public long occupied(int space) {
    long[] owners = spaces.get(space).owners;
    return owners[0] + owners[1] + owners[2];
  }

  /** Returns the height of the stack on a space at the end, 0 where there was none. */
  public Moments height(int space) {
    return spaces.get(space).height;
  }

  void write(List<String> lines) {
    lines.add("spaces " + spaces.size() + " " + games);
    for (Space space : spaces) {
      lines.add(
          "space " + Lines.join(space.from, space.to, space.owners) + " " + space.height.toText());
    }
  }

  static SpaceTally read(Iterator<String> lines) {
    String[] head = lines.next().split(" ", -1);
    SpaceTally tally = new SpaceTally();
    tally.games = Long.parseLong(head[2]);
    for (int space = 0; space < Integer.parseInt(head[1]); space++) {
      String line = lines.next();
      Space at = tally.at(space);
      Lines.split(line, at.from, at.to, at.owners);
      at.height = Moments.parse(line.substring(line.indexOf("moments")));
    }
    return tally;
  }
}
