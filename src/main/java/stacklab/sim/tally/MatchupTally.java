package stacklab.sim.tally;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import stacklab.rules.InvalidInput;
import stacklab.sim.play.GameRecord;
import stacklab.sim.play.Replay;
import stacklab.stats.ResultCounts;

/**
 * The statistics of two agents' games on a variant, or of one agent's against itself: a tally for
 * each pairing, and the pairs' results for the agent named first. Mutable, not thread-safe.
 */
public final class MatchupTally {
  /** The first seat's half points by the winner's seat, nobody's first. */
  private static final int[] FIRST_SEAT_HALVES = {1, 2, 0};

  private static final int FORFEITED = -1;

  /** What the first line begins with; the number changes whenever the lines do. */
  private static final String FORMAT = "matchup-3";

  private final List<PairingTally> pairings = new ArrayList<>();
  private final long[] pairs = new long[5];
  private final long[] games = new long[3];
  private final long[] seats = new long[5];
  private long units;
  private int firstHalves;
  private int firstSeatHalves;
  private final List<PairedTally> paired = new ArrayList<>();
  private int partner = -1;

  /**
   * Makes a tally of no games.
   *
   * @param twoPairings whether the games of a pair are of two pairings
   */
  public MatchupTally(boolean twoPairings) {
    this(twoPairings, 0);
  }

  /** Makes a tally to be merged into another, see {@link DistinctGames#zeroBits}. */
  public MatchupTally(boolean twoPairings, int zeroBits) {
    for (int i = 0; i < (twoPairings ? 2 : 1); i++) {
      pairings.add(new PairingTally(zeroBits));
    }
  }

  private MatchupTally() {}

  /**
   * Adds the only game of a unit.
   *
   * @param halves the result, in half points, of that of the agent's two selves for which the game
   *     counts
   */
  public void add(GameRecord game, int halves) {
    pairings.get(0).add(game);
    games[halves]++;
    units++;
  }

  /** Adds the only game of a unit, of which it is not known who won. */
  public void addUndecided(GameRecord game) {
    pairings.get(0).add(game);
    units++;
  }

  /**
   * Adds a game of a pair; the second completes the pair.
   *
   * @param reversed whether it is the second game, in which the agents have exchanged colours
   * @param halves the result of the agent named first, in half points
   */
  public void add(GameRecord game, boolean reversed, int halves) {
    pairings.get(reversed ? pairings.size() - 1 : 0).add(game);
    games[halves]++;
    int seatHalves = game.playedOut ? FIRST_SEAT_HALVES[game.winnerSeat] : FORFEITED;
    if (reversed) {
      pairs[firstHalves + halves]++;
      units++;
      if (firstSeatHalves != FORFEITED && seatHalves != FORFEITED) {
        seats[firstSeatHalves + seatHalves]++;
      }
    } else {
      firstHalves = halves;
      firstSeatHalves = seatHalves;
    }
  }

  /**
   * Adds a game of this matchup and one of another from the same start.
   *
   * @param with the number of the other matchup, always the same
   * @param base the other matchup's game
   */
  public void addPaired(int with, GameRecord base, GameRecord game, boolean reversed) {
    partner = with;
    while (paired.size() < pairings.size()) {
      paired.add(new PairedTally());
    }
    paired.get(reversed ? paired.size() - 1 : 0).add(base, game);
  }

  /** Returns the number of the matchup whose games stand beside these in {@link #paired}. */
  public int partner() {
    return partner;
  }

  /** Returns the differences start by start, one tally a pairing; none if starts are not shared. */
  public List<PairedTally> paired() {
    return List.copyOf(paired);
  }

  /** Adds what a replay tells of the game added last. */
  public void add(GameRecord game, boolean reversed, Replay replay) {
    pairings.get(reversed ? pairings.size() - 1 : 0).add(game, replay);
  }

  /** Adds all games of another. */
  public void merge(MatchupTally other) {
    for (int i = 0; i < pairings.size(); i++) {
      pairings.get(i).merge(other.pairings.get(i));
    }
    for (int i = 0; i < pairs.length; i++) {
      pairs[i] += other.pairs[i];
    }
    for (int i = 0; i < games.length; i++) {
      games[i] += other.games[i];
    }
    for (int i = 0; i < seats.length; i++) {
      seats[i] += other.seats[i];
    }
    units += other.units;
    if (!other.paired.isEmpty()) {
      partner = other.partner;
      while (paired.size() < other.paired.size()) {
        paired.add(new PairedTally());
      }
      for (int i = 0; i < paired.size(); i++) {
        paired.get(i).merge(other.paired.get(i));
      }
    }
  }

  /** Returns the tallies: of the pairing itself and, if that is another, of the reversed one. */
  public List<PairingTally> pairings() {
    return List.copyOf(pairings);
  }

  /** Returns the number of independent units: pairs, else games. */
  public long units() {
    return units;
  }

  /** Returns the number of games. */
  public long games() {
    return pairings.stream().mapToLong(PairingTally::games).sum();
  }

  /** Returns how sparse hashes may be kept in tallies to be merged into this one. */
  public int zeroBits() {
    return pairings.stream().mapToInt(p -> p.distinct().zeroBits()).min().orElse(0);
  }

  /** Returns the pairs' mean results for the agent named first, in steps of a quarter. */
  public ResultCounts pairResults() {
    return ResultCounts.of(pairs);
  }

  /**
   * Returns the first seat's mean results in the pairs of which both games were played out, in
   * steps of a quarter.
   */
  public ResultCounts firstSeatResults() {
    return ResultCounts.of(seats);
  }

  /**
   * Returns the results of the units for the agent named first: of pairs, or of games where an
   * agent plays itself.
   */
  public ResultCounts unitResults() {
    return pairResults().size() > 0 ? pairResults() : gameResults();
  }

  /** Returns the single games' results for the agent named first, forfeits included. */
  public ResultCounts gameResults() {
    return ResultCounts.of(games);
  }

  /** Appends lines from which {@link #read} makes an equal tally. */
  public void write(List<String> lines) {
    lines.add(FORMAT + " " + pairings.size() + " " + units);
    lines.add("pairs " + Lines.join(pairs));
    lines.add("results " + Lines.join(games));
    lines.add("pair-seats " + Lines.join(seats));
    pairings.forEach(pairing -> pairing.write(lines));
    lines.add("beside " + paired.size() + " " + partner);
    paired.forEach(each -> each.write(lines));
  }

  /**
   * Reads the lines of {@link #write}.
   *
   * @throws InvalidInput if they are another version's
   * @throws RuntimeException if they are not such lines
   */
  public static MatchupTally read(Iterator<String> lines) {
    String[] head = lines.next().split(" ", -1);
    if (!head[0].equals(FORMAT)) {
      if (!head[0].matches("matchup-\\d+")) {
        throw new IllegalArgumentException("'" + head[0] + "' begins no matchup");
      }
      throw new InvalidInput(
          "counts of the form '" + head[0] + "' are another version's; this one reads " + FORMAT);
    }
    MatchupTally tally = new MatchupTally();
    tally.units = Long.parseLong(head[2]);
    Lines.split(lines.next(), tally.pairs);
    Lines.split(lines.next(), tally.games);
    Lines.split(lines.next(), tally.seats);
    for (int i = 0; i < Integer.parseInt(head[1]); i++) {
      tally.pairings.add(PairingTally.read(lines));
    }
    String[] beside = lines.next().split(" ", -1);
    tally.partner = Integer.parseInt(beside[2]);
    for (int i = 0; i < Integer.parseInt(beside[1]); i++) {
      tally.paired.add(PairedTally.read(lines));
    }
    return tally;
  }
}
