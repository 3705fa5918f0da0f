package stacklab.sim.tally;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import stacklab.sim.play.GameRecord;
import stacklab.sim.play.Replay;
import stacklab.stats.Moments;
import stacklab.stats.interval.Richness;

/**
 * What the board after each ply told: removals, and which positions were met. Mutable, not
 * thread-safe; merging is exact in any grouping.
 */
public final class BoardTally {
  /** The most positions kept of each {@link Replay#level}. */
  private static final int CAPACITY = 256;

  private final Map<Integer, HashSample> positions = new TreeMap<>();
  private Moments largestRemoval = new Moments();
  private final long[] decidedByRemoval = new long[2];
  private long games;

  /** Adds a game that was played out. */
  void add(GameRecord game, Replay replay) {
    games++;
    int largest = 0;
    for (int ply = 0; ply < game.plies; ply++) {
      largest = Math.max(largest, replay.removed(ply));
    }
    largestRemoval.add(largest);
    int decided = game.decidedPly();
    if (decided > 0) {
      boolean removes = replay.removed(decided - 1) > 0;
      boolean led = decided == 1 && leads(game.winner, replay.startLead());
      decidedByRemoval[removes && !led ? 1 : 0]++;
    }
    addPositions(replay);
  }

  private static boolean leads(int winner, int lead) {
    return winner == 0 ? lead > 0 : lead < 0;
  }

  /** A position met twice in a game counts once: what is independent is the games. */
  private void addPositions(Replay replay) {
    Set<Long> met = new HashSet<>();
    for (int after = 0; after <= replay.plies(); after++) {
      if (met.add(replay.hash(after))) {
        level(replay.level(after)).add(replay.hash(after), 1);
      }
    }
  }

  private HashSample level(int level) {
    return positions.computeIfAbsent(level, l -> new HashSample(CAPACITY, 0));
  }

  /** Adds all games of another. */
  void merge(BoardTally other) {
    games += other.games;
    largestRemoval.merge(other.largestRemoval);
    decidedByRemoval[0] += other.decidedByRemoval[0];
    decidedByRemoval[1] += other.decidedByRemoval[1];
    other.positions.forEach((level, sample) -> level(level).merge(sample));
  }

  /** Returns the number of games. */
  public long games() {
    return games;
  }

  /** Returns the largest number of pieces that one move of a game removed; 0 if none did. */
  public Moments largestRemoval() {
    return largestRemoval;
  }

  /** Returns in how many games the deciding ply took the lead and removed pieces. */
  public long decidedByRemoval() {
    return decidedByRemoval[1];
  }

  /** Returns how many games have a deciding ply. */
  public long decided() {
    return decidedByRemoval[0] + decidedByRemoval[1];
  }

  /** Returns how often positions were met, apart for positions that differ for certain. */
  public List<Richness.Stratum> positions() {
    List<Richness.Stratum> strata = new ArrayList<>();
    for (HashSample sample : positions.values()) {
      strata.add(
          new Richness.Stratum(
              sample.different(), sample.occurring(1), sample.occurring(2), sample.zeroBits()));
    }
    return strata;
  }

  void write(List<String> lines) {
    lines.add("boards " + games + " " + positions.size());
    lines.add(largestRemoval.toText());
    lines.add("decided-by-removal " + Lines.join(decidedByRemoval));
    positions.forEach(
        (level, sample) -> {
          StringBuilder text = new StringBuilder("level " + level + " " + sample.zeroBits());
          sample.write(text);
          lines.add(text.toString());
        });
  }

  static BoardTally read(Iterator<String> lines) {
    BoardTally tally = new BoardTally();
    String[] head = lines.next().split(" ", -1);
    tally.games = Long.parseLong(head[1]);
    tally.largestRemoval = Moments.parse(lines.next());
    Lines.split(lines.next(), tally.decidedByRemoval);
    for (int i = 0; i < Integer.parseInt(head[2]); i++) {
      String[] words = lines.next().split(" ", -1);
      HashSample sample = new HashSample(CAPACITY, Integer.parseInt(words[2]));
      for (int w = 3; w < words.length; w++) {
        sample.read(words[w]);
      }
      tally.positions.put(Integer.parseInt(words[1]), sample);
    }
    return tally;
  }
}
