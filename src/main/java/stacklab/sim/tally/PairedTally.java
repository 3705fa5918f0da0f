package stacklab.sim.tally;

import java.util.Iterator;
import java.util.List;
import stacklab.sim.play.GameRecord;
import stacklab.stats.CoMoments;
import stacklab.stats.Moments;
import stacklab.stats.ResultCounts;
import stacklab.stats.Sample;

/**
 * A variant's games less the baseline's games from the same starts, for one pairing: only integers,
 * so that merging is exact in any grouping. Starts of which either game was not played out stay
 * out. Mutable, not thread-safe.
 */
public final class PairedTally {
  /** The half points of the first seat by the winner's seat, nobody's first. */
  private static final int[] FIRST_SEAT_HALVES = {1, 2, 0};

  /** The half points of White by the winner's colour, nobody's last. */
  private static final int[] WHITE_HALVES = {2, 0, 1};

  private final long[] firsts = new long[5];
  private final long[] whites = new long[5];
  private final long[] draws = new long[3];
  private Moments margin = new Moments();
  private Moments plies = new Moments();
  private Moments passes = new Moments();
  private Moments removed = new Moments();
  private Moments leadChanges = new Moments();
  private PairedCourse course = new PairedCourse();
  private CoMoments firstHalves = new CoMoments();
  private CoMoments whiteHalves = new CoMoments();
  private CoMoments legalLegal = new CoMoments();
  private CoMoments legalPlies = new CoMoments();
  private CoMoments pliesLegal = new CoMoments();
  private CoMoments pliesPlies = new CoMoments();

  /** Adds the games from one start. */
  void add(GameRecord base, GameRecord game) {
    if (!base.playedOut || !game.playedOut) {
      return;
    }
    int firstBase = FIRST_SEAT_HALVES[base.winnerSeat];
    int first = FIRST_SEAT_HALVES[game.winnerSeat];
    firsts[first - firstBase + 2]++;
    firstHalves.add(firstBase, first);
    int whiteBase = WHITE_HALVES[base.winner];
    int white = WHITE_HALVES[game.winner];
    whites[white - whiteBase + 2]++;
    whiteHalves.add(whiteBase, white);
    draws[(game.winnerSeat == 0 ? 1 : 0) - (base.winnerSeat == 0 ? 1 : 0) + 1]++;
    margin.add(game.marginHalves() - base.marginHalves());
    plies.add(game.plies - base.plies);
    passes.add(game.passes - base.passes);
    removed.add(game.removed - base.removed);
    course.add(base, game);
    if (base.lead != null && game.lead != null) {
      leadChanges.add(game.leadChanges() - base.leadChanges());
      legalLegal.add(base.legalMoves, game.legalMoves);
      legalPlies.add(base.legalMoves, game.plies);
      pliesLegal.add(base.plies, game.legalMoves);
      pliesPlies.add(base.plies, game.plies);
    }
  }

  void merge(PairedTally other) {
    for (int i = 0; i < firsts.length; i++) {
      firsts[i] += other.firsts[i];
      whites[i] += other.whites[i];
    }
    for (int i = 0; i < draws.length; i++) {
      draws[i] += other.draws[i];
    }
    margin.merge(other.margin);
    plies.merge(other.plies);
    passes.merge(other.passes);
    removed.merge(other.removed);
    leadChanges.merge(other.leadChanges);
    course.merge(other.course);
    firstHalves.merge(other.firstHalves);
    whiteHalves.merge(other.whiteHalves);
    legalLegal.merge(other.legalLegal);
    legalPlies.merge(other.legalPlies);
    pliesLegal.merge(other.pliesLegal);
    pliesPlies.merge(other.pliesPlies);
  }

  /** Returns the number of starts. */
  public long starts() {
    return plies.count();
  }

  /**
   * Returns the differences of the first seat's results, -1 to 1 in steps of 1/2, as results of 0
   * to 1: a difference d stands as (d + 1) / 2.
   */
  public ResultCounts firstResults() {
    return ResultCounts.of(firsts);
  }

  /** Returns the differences of White's results in the same way. */
  public ResultCounts whiteResults() {
    return ResultCounts.of(whites);
  }

  /** Returns the differences of draws, -1 to 1 in whole steps, in the same way. */
  public ResultCounts draws() {
    return ResultCounts.of(draws);
  }

  /** Returns the correlation of the first seat's results from the same starts; NaN if constant. */
  public double firstCorrelation() {
    return firstHalves.correlation();
  }

  /** Returns the correlation of White's results from the same starts; NaN if constant. */
  public double whiteCorrelation() {
    return whiteHalves.correlation();
  }

  /** Returns the differences of White's score less Black's, in points. */
  public Sample margin() {
    return margin.sample().scaledBy(0.5);
  }

  /** Returns the differences of the number of plies. */
  public Sample plies() {
    return plies.sample();
  }

  /** Returns the differences of the number of forced passes. */
  public Sample passes() {
    return passes.sample();
  }

  /** Returns the differences of the number of pieces removed. */
  public Sample removed() {
    return removed.sample();
  }

  /** Returns the differences of the changes of the lead; none if leads were not kept. */
  public Sample leadChanges() {
    return leadChanges.sample();
  }

  /** Returns the differences of what the games are like besides. */
  public PairedCourse course() {
    return course;
  }

  /**
   * Returns the difference of the ratios of all legal moves to all plies, with the delta method's
   * variance, in which games from the same start are correlated; none if they were not counted.
   */
  public Sample branching(Sample base, double meanPliesBase, Sample other, double meanPliesOther) {
    double covariance =
        legalLegal.covariance()
            - other.mean() * legalPlies.covariance()
            - base.mean() * pliesLegal.covariance()
            + base.mean() * other.mean() * pliesPlies.covariance();
    double variance =
        base.variance() + other.variance() - 2 * covariance / (meanPliesBase * meanPliesOther);
    return legalLegal.count() < 2
        ? new Sample(0, Double.NaN, Double.NaN)
        : new Sample(legalLegal.count(), other.mean() - base.mean(), Math.max(0, variance));
  }

  void write(List<String> lines) {
    lines.add("paired " + Lines.join(firsts, whites, draws));
    for (Moments each : List.of(margin, plies, passes, removed, leadChanges)) {
      lines.add(each.toText());
    }
    course.write(lines);
    for (CoMoments each :
        List.of(firstHalves, whiteHalves, legalLegal, legalPlies, pliesLegal, pliesPlies)) {
      lines.add(each.toText());
    }
  }

  static PairedTally read(Iterator<String> lines) {
    PairedTally tally = new PairedTally();
    Lines.split(lines.next(), tally.firsts, tally.whites, tally.draws);
    tally.margin = Moments.parse(lines.next());
    tally.plies = Moments.parse(lines.next());
    tally.passes = Moments.parse(lines.next());
    tally.removed = Moments.parse(lines.next());
    tally.leadChanges = Moments.parse(lines.next());
    tally.course = PairedCourse.read(lines);
    tally.firstHalves = CoMoments.parse(lines.next());
    tally.whiteHalves = CoMoments.parse(lines.next());
    tally.legalLegal = CoMoments.parse(lines.next());
    tally.legalPlies = CoMoments.parse(lines.next());
    tally.pliesLegal = CoMoments.parse(lines.next());
    tally.pliesPlies = CoMoments.parse(lines.next());
    return tally;
  }
}
