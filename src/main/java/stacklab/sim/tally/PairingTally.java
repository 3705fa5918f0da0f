package stacklab.sim.tally;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import stacklab.game.Outcome;
import stacklab.random.Random;
import stacklab.sim.play.GameRecord;
import stacklab.sim.play.Replay;
import stacklab.stats.CoMoments;
import stacklab.stats.FixedPointMoments;
import stacklab.stats.Histogram;
import stacklab.stats.Moments;
import stacklab.stats.ResultCounts;

/**
 * Everything kept of the games of one variant and pairing. Games that were forfeited are counted by
 * their end and stay out of the measures. Scores and margins are in half points. Mutable, not
 * thread-safe; merging is exact in any grouping.
 */
public final class PairingTally {
  private static final String CUT_OFF = Outcome.End.PLY_LIMIT.text();

  /** Above this share of games that were cut off, what they might have become is told as well. */
  private static final double MOST_CUT_OFF = 0.01;

  private WordCounts ends = new WordCounts();
  private WordCounts decidedBy = new WordCounts();
  private final long[] seats = new long[3];
  private final long[] colours = new long[3];
  private final long[] cutSeats = new long[3];
  private final long[] cutColours = new long[3];
  private Histogram plies = new Histogram();
  private Histogram margin = new Histogram();
  private Moments passes = new Moments();
  private Moments removed = new Moments();
  private CoMoments legalAndPlies = new CoMoments();
  private FixedPointMoments branching = new FixedPointMoments();
  private PlyTally legalByPly = new PlyTally();
  private ChoiceTally choices = new ChoiceTally();
  private LeadTally lead = new LeadTally();
  private SpaceTally spaces = new SpaceTally();
  private BoardTally boards = new BoardTally();
  private DistinctGames distinct;
  private long games;

  /** Makes a tally of no games. */
  public PairingTally() {
    this(0);
  }

  /** Makes a tally of no games to be merged into another, see {@link DistinctGames#zeroBits}. */
  public PairingTally(int zeroBits) {
    this.distinct = new DistinctGames(zeroBits);
  }

  /** Adds a game. */
  public void add(GameRecord game) {
    games++;
    ends.add(game.end);
    if (game.moves != null) {
      distinct.add(hash(game));
    }
    if (!game.playedOut) {
      return;
    }
    decidedBy.add(game.decidedBy);
    seats[game.winnerSeat]++;
    colours[game.winner]++;
    if (game.end.equals(CUT_OFF)) {
      cutSeats[game.winnerSeat]++;
      cutColours[game.winner]++;
    }
    plies.add(game.plies);
    margin.add(game.marginHalves());
    passes.add(game.passes);
    removed.add(game.removed);
    if (game.lead != null) {
      addPlies(game);
    }
  }

  private void addPlies(GameRecord game) {
    legalAndPlies.add(game.legalMoves, game.plies);
    if (game.plies > 0) {
      branching.add((double) game.legalMoves / game.plies);
    }
    for (int ply = 0; ply < game.plies; ply++) {
      legalByPly.add(ply, game.legal[ply]);
    }
    choices.add(game);
    lead.add(game);
  }

  /** Adds what a replay tells of a game that was added; nothing if it was forfeited. */
  void add(GameRecord game, Replay replay) {
    if (game.playedOut) {
      spaces.add(game, replay);
      boards.add(game, replay);
    }
  }

  private static long hash(GameRecord game) {
    long hash = game.start.hashCode();
    for (int ply = 0; ply < game.plies; ply++) {
      hash = (hash ^ game.moves[ply]) * 0x9e3779b97f4a7c15L;
      hash ^= hash >>> 29;
    }
    return Random.mix(hash);
  }

  /** Adds all games of another. */
  public void merge(PairingTally other) {
    games += other.games;
    ends.merge(other.ends);
    decidedBy.merge(other.decidedBy);
    for (int i = 0; i < 3; i++) {
      seats[i] += other.seats[i];
      colours[i] += other.colours[i];
      cutSeats[i] += other.cutSeats[i];
      cutColours[i] += other.cutColours[i];
    }
    plies.merge(other.plies);
    margin.merge(other.margin);
    passes.merge(other.passes);
    removed.merge(other.removed);
    legalAndPlies.merge(other.legalAndPlies);
    branching.merge(other.branching);
    legalByPly.merge(other.legalByPly);
    choices.merge(other.choices);
    lead.merge(other.lead);
    spaces.merge(other.spaces);
    boards.merge(other.boards);
    distinct.merge(other.distinct);
  }

  /** Returns the number of games, the forfeited ones included. */
  public long games() {
    return games;
  }

  /** Returns the number of games that the rules ended. */
  public long playedOut() {
    return plies.total();
  }

  /** Returns how many games ended in each way. */
  public Map<String, Long> ends() {
    return ends.sorted();
  }

  /** Returns how many games were lost by forfeit, by reason. */
  public Map<String, Long> forfeits() {
    Map<String, Long> forfeits = new TreeMap<>(ends.sorted());
    for (Outcome.End end : Outcome.End.values()) {
      forfeits.remove(end.text());
    }
    return forfeits;
  }

  /** Returns how many games were decided by the score and by each tie-break. */
  public Map<String, Long> decidedBy() {
    return decidedBy.sorted();
  }

  /** Returns the first seat's results: losses, draws, wins. */
  public ResultCounts firstResults() {
    return ResultCounts.of(seats[2], seats[0], seats[1]);
  }

  /** Returns White's results: losses, draws, wins. */
  public ResultCounts whiteResults() {
    return ResultCounts.of(colours[1], colours[2], colours[0]);
  }

  /** Returns how many games were cut off by a ply limit. */
  public long cutOff() {
    return cutSeats[0] + cutSeats[1] + cutSeats[2];
  }

  /** Returns whether so many games were cut off that results may say little. */
  public boolean isMuchCutOff() {
    return cutOff() > MOST_CUT_OFF * playedOut();
  }

  /** Returns the first seat's results if it had won, or lost, every game that was cut off. */
  public ResultCounts firstResultsIfCut(boolean won) {
    return ResultCounts.of(
        seats[2] - cutSeats[2] + (won ? 0 : cutOff()),
        seats[0] - cutSeats[0],
        seats[1] - cutSeats[1] + (won ? cutOff() : 0));
  }

  /** Returns White's results if White had won, or lost, every game that was cut off. */
  public ResultCounts whiteResultsIfCut(boolean won) {
    return ResultCounts.of(
        colours[1] - cutColours[1] + (won ? 0 : cutOff()),
        colours[2] - cutColours[2],
        colours[0] - cutColours[0] + (won ? cutOff() : 0));
  }

  /** Returns the number of draws. */
  public long draws() {
    return seats[0];
  }

  /** Returns the distribution of the number of plies. */
  public Histogram plies() {
    return plies;
  }

  /** Returns the distribution of White's score less Black's, in half points. */
  public Histogram margin() {
    return margin;
  }

  /** Returns the forced passes a game. */
  public Moments passes() {
    return passes;
  }

  /** Returns the pieces removed a game. */
  public Moments removed() {
    return removed;
  }

  /** Returns the lead changes a game; none if leads were not kept. */
  public Moments leadChanges() {
    return lead.changes();
  }

  /** Returns the legal moves and the plies of each game; none if they were not counted. */
  public CoMoments legalAndPlies() {
    return legalAndPlies;
  }

  /** Returns the mean number of legal moves a ply of each game; none if they were not counted. */
  public FixedPointMoments branching() {
    return branching;
  }

  /** Returns the number of legal moves at each ply. */
  public PlyTally legalByPly() {
    return legalByPly;
  }

  /** Returns White's score less Black's after each ply, in half points. */
  public PlyTally leadByPly() {
    return lead.byPly();
  }

  /** Returns how much there was to choose from; of no games if moves were not counted. */
  public ChoiceTally choices() {
    return choices;
  }

  /** Returns how the lead went; in no games if leads were not kept. */
  public LeadTally lead() {
    return lead;
  }

  /** Returns what was on the board in the games whose positions were looked at. */
  public BoardTally boards() {
    return boards;
  }

  /** Returns what happened on each space in the games whose positions were looked at. */
  public SpaceTally spaces() {
    return spaces;
  }

  /** Returns the count of different games; of none if moves were not kept. */
  public DistinctGames distinct() {
    return distinct;
  }

  /** Appends lines from which {@link #read} makes an equal tally. */
  public void write(List<String> lines) {
    lines.add("games " + games);
    lines.add("ends" + ends.toText());
    lines.add("decided-by" + decidedBy.toText());
    lines.add("seats " + Lines.join(seats));
    lines.add("colours " + Lines.join(colours));
    lines.add("cut-off " + Lines.join(cutSeats, cutColours));
    lines.add(plies.toText());
    lines.add(margin.toText());
    lines.add(passes.toText());
    lines.add(removed.toText());
    lines.add(legalAndPlies.toText());
    lines.add(branching.toText());
    legalByPly.write(lines);
    choices.write(lines);
    lead.write(lines);
    spaces.write(lines);
    boards.write(lines);
    lines.add(distinct.toText());
  }

  /**
   * Reads the lines of {@link #write}.
   *
   * @throws RuntimeException if they are not such lines
   */
  public static PairingTally read(Iterator<String> lines) {
    PairingTally tally = new PairingTally();
    tally.games = Long.parseLong(lines.next().substring("games ".length()));
    tally.ends = WordCounts.parse(lines.next());
    tally.decidedBy = WordCounts.parse(lines.next());
    Lines.split(lines.next(), tally.seats);
    Lines.split(lines.next(), tally.colours);
    Lines.split(lines.next(), tally.cutSeats, tally.cutColours);
    tally.plies = Histogram.parse(lines.next());
    tally.margin = Histogram.parse(lines.next());
    tally.passes = Moments.parse(lines.next());
    tally.removed = Moments.parse(lines.next());
    tally.legalAndPlies = CoMoments.parse(lines.next());
    tally.branching = FixedPointMoments.parse(lines.next());
    tally.legalByPly = PlyTally.read(lines);
    tally.choices = ChoiceTally.read(lines);
    tally.lead = LeadTally.read(lines);
    tally.spaces = SpaceTally.read(lines);
    tally.boards = BoardTally.read(lines);
    tally.distinct = DistinctGames.parse(lines.next());
    return tally;
  }
}
