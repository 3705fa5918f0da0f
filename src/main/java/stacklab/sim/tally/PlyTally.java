package stacklab.sim.tally;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import stacklab.stats.Histogram;

/** A measure's distribution at each ply, over the games that came so far. Mutable. */
public final class PlyTally {
  /**
   * Plies beyond this one are not kept apart; games of thousands of plies would fill the memory.
   */
  public static final int MOST_PLIES = 1000;

  private final List<Histogram> byPly = new ArrayList<>();

  /** Adds the measure of one ply, counted from 0. */
  public void add(int ply, int value) {
    if (ply < MOST_PLIES) {
      at(ply).add(value);
    }
  }

  /** Adds a measure of one ply, counted from 0, for several games. */
  void add(int ply, int value, long times) {
    if (ply < MOST_PLIES) {
      at(ply).add(value, times);
    }
  }

  private Histogram at(int ply) {
    while (byPly.size() <= ply) {
      byPly.add(new Histogram());
    }
    return byPly.get(ply);
  }

  /** Adds all of another. */
  public void merge(PlyTally other) {
    for (int ply = 0; ply < other.byPly.size(); ply++) {
      at(ply).merge(other.byPly.get(ply));
    }
  }

  /** Returns the distribution at each ply that any game reached. */
  public List<Histogram> byPly() {
    return List.copyOf(byPly);
  }

  void write(List<String> lines) {
    lines.add("plies " + byPly.size());
    byPly.forEach(histogram -> lines.add(histogram.toText()));
  }

  static PlyTally read(Iterator<String> lines) {
    PlyTally tally = new PlyTally();
    int size = Integer.parseInt(lines.next().substring("plies ".length()));
    for (int ply = 0; ply < size; ply++) {
      tally.byPly.add(Histogram.parse(lines.next()));
    }
    return tally;
  }
}
