package stacklab.sim.tally;

/**
 * Counts different games in constant memory, see {@link HashSample}. Mutable, not thread-safe;
 * merging is exact in any grouping.
 */
public final class DistinctGames {
  /** The most hashes kept; up to here the count is exact. */
  static final int CAPACITY = 8192;

  private final HashSample hashes;
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
    this.hashes = new HashSample(CAPACITY, zeroBits);
  }

  /** Returns how many zero bits the hashes kept end in. */
  public int zeroBits() {
    return hashes.zeroBits();
  }

  /** Adds a game by the hash of its start and moves. */
  public void add(long hash) {
    games++;
    hashes.add(hash, 1);
  }

  /** Adds all games of another. */
  public void merge(DistinctGames other) {
    games += other.games;
    hashes.merge(other.hashes);
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
    if (hashes.zeroBits() == 0) {
      return hashes.different();
    }
    return Math.round((double) games / hashes.occurrences() * hashes.different());
  }

  /** Returns a line from which {@link #parse} makes an equal counter. */
  public String toText() {
    StringBuilder text = new StringBuilder("distinct " + games + " " + hashes.zeroBits());
    hashes.write(text);
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
    DistinctGames distinct = new DistinctGames(Integer.parseInt(words[2]));
    distinct.games = Long.parseLong(words[1]);
    for (int i = 3; i < words.length; i++) {
      distinct.hashes.read(words[i]);
    }
    return distinct;
  }
}
