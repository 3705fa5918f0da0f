package stacklab.sim.tally;

import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts different games in constant memory. Each game's hash is kept with its number of
 * occurrences while it ends in k zero bits; k grows, and hashes are dropped, whenever more than a
 * fixed number would be kept (adaptive sampling: Flajolet, "On adaptive sampling", 1990). Which
 * hashes remain does not depend on the order or grouping of the games. Mutable, not thread-safe.
 */
public final class DistinctGames {
  /** The most hashes kept; up to here the count is exact. */
  static final int CAPACITY = 8192;

  private final Map<Long, Long> occurrences = new TreeMap<>();
  private int zeroBits;
  private long games;

  /** Makes a counter of no games. */
  public DistinctGames() {
    this(0);
  }

  /**
   * Makes a counter of no games that from the beginning keeps only hashes ending in so many zero
   * bits, to be merged into one that has come to {@link #zeroBits} already.
   */
  public DistinctGames(int zeroBits) {
    this.zeroBits = zeroBits;
  }

  /** Returns how many zero bits the hashes kept end in. */
  public int zeroBits() {
    return zeroBits;
  }

  /** Adds a game by the hash of its start and moves. */
  public void add(long hash) {
    games++;
    keep(hash, 1);
  }

  private void keep(long hash, long times) {
    if (isKept(hash)) {
      occurrences.merge(hash, times, Long::sum);
      while (occurrences.size() > CAPACITY) {
        zeroBits++;
        dropOthers();
      }
    }
  }

  private boolean isKept(long hash) {
    return (hash & (1L << zeroBits) - 1) == 0;
  }

  private void dropOthers() {
    Iterator<Long> hashes = occurrences.keySet().iterator();
    while (hashes.hasNext()) {
      if (!isKept(hashes.next())) {
        hashes.remove();
      }
    }
  }

  /** Adds all games of another. */
  public void merge(DistinctGames other) {
    games += other.games;
    zeroBits = Math.max(zeroBits, other.zeroBits);
    dropOthers();
    other.occurrences.forEach(this::keep);
  }

  /** Returns the number of games added. */
  public long games() {
    return games;
  }

  /**
   * Returns the number of different games: exact up to {@value #CAPACITY} of them, beyond that the
   * share of different ones among the kept games times the number of games, rounded.
   */
  public long distinct() {
    if (zeroBits == 0) {
      return occurrences.size();
    }
    long kept = occurrences.values().stream().mapToLong(Long::longValue).sum();
    return Math.round((double) games / kept * occurrences.size());
  }

  /** Returns a line from which {@link #parse} makes an equal counter. */
  public String toText() {
    StringBuilder text = new StringBuilder("distinct " + games + " " + zeroBits);
    occurrences.forEach(
        (hash, times) -> {
          text.append(' ').append(Long.toHexString(hash));
          if (times > 1) {
            text.append('*').append(times);
          }
        });
    return text.toString();
  }

  /**
   * Reads a line written by {@link #toText}.
   *
   * @throws IllegalArgumentException if it is no such line
   */
  public static DistinctGames parse(String line) {
    String[] words = line.split(" ", -1);
    if (words.length < 3 || !words[0].equals("distinct")) {
      throw new IllegalArgumentException("no count of distinct games: " + line);
    }
    DistinctGames distinct = new DistinctGames();
    distinct.games = Long.parseLong(words[1]);
    distinct.zeroBits = Integer.parseInt(words[2]);
    for (int i = 3; i < words.length; i++) {
      int star = words[i].indexOf('*');
      String hash = star < 0 ? words[i] : words[i].substring(0, star);
      long times = star < 0 ? 1 : Long.parseLong(words[i].substring(star + 1));
      distinct.occurrences.put(Long.parseUnsignedLong(hash, 16), times);
    }
    return distinct;
  }
}
