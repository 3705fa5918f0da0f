package stacklab.sim.tally;

import java.util.Iterator;
import java.util.List;
import stacklab.sim.play.GameRecord;
import stacklab.sim.play.LeadStory;
import stacklab.stats.FixedPointMoments;
import stacklab.stats.Moments;
import stacklab.stats.ResultCounts;
import stacklab.stats.Sample;

/**
 * What choices there were and how the lead went, in a variant's games less the baseline's from the
 * same starts. A figure that not every game has is of the starts from which both games have it.
 * Merging is exact in any grouping. Mutable, not thread-safe.
 */
public final class PairedCourse {
  private final long[] tieBreaks = new long[3];
  private final long[] comebacks = new long[3];
  private FixedPointMoments branching = new FixedPointMoments();
  private FixedPointMoments tree = new FixedPointMoments();
  private Moments decidedPly = new Moments();
  private FixedPointMoments decidedShare = new FixedPointMoments();
  private FixedPointMoments behind = new FixedPointMoments();
  private Moments deepest = new Moments();
  private FixedPointMoments drama = new FixedPointMoments();

  /** Adds the games from one start, both played out. */
  void add(GameRecord base, GameRecord game) {
    tieBreaks[step(isTieBreak(base), isTieBreak(game))]++;
    if (base.lead == null || game.lead == null) {
      return;
    }
    if (base.plies > 0 && game.plies > 0) {
      branching.add((double) game.legalMoves / game.plies - (double) base.legalMoves / base.plies);
    }
    tree.add(ChoiceTally.logarithm(game) - ChoiceTally.logarithm(base));
    int decidedBase = base.decidedPly();
    int decided = game.decidedPly();
    if (decidedBase > 0 && decided > 0) {
      decidedPly.add(decided - decidedBase);
      decidedShare.add((double) decided / game.plies - (double) decidedBase / base.plies);
    }
    if (LeadStory.isIn(base) && LeadStory.isIn(game)) {
      add(LeadStory.of(base), LeadStory.of(game));
    }
  }

  private void add(LeadStory base, LeadStory game) {
    behind.add((double) game.behind() / game.counted() - (double) base.behind() / base.counted());
    deepest.add(game.deepest() - base.deepest());
    drama.add(game.deficits() / 2.0 / game.counted() - base.deficits() / 2.0 / base.counted());
    comebacks[step(base.behindHalfway(), game.behindHalfway())]++;
  }

  private static boolean isTieBreak(GameRecord game) {
    return game.winner != GameRecord.DRAW && !game.decidedBy.equals("score");
  }

  /** Returns where a difference of -1, 0 or 1 is counted. */
  private static int step(boolean base, boolean game) {
    return (game ? 1 : 0) - (base ? 1 : 0) + 1;
  }

  void merge(PairedCourse other) {
    for (int i = 0; i < tieBreaks.length; i++) {
      tieBreaks[i] += other.tieBreaks[i];
      comebacks[i] += other.comebacks[i];
    }
    branching.merge(other.branching);
    tree.merge(other.tree);
    decidedPly.merge(other.decidedPly);
    decidedShare.merge(other.decidedShare);
    behind.merge(other.behind);
    deepest.merge(other.deepest);
    drama.merge(other.drama);
  }

  /**
   * Returns the differences of games that a tie-break decided, -1 to 1 in whole steps, as results
   * of 0 to 1: a difference d stands as (d + 1) / 2.
   */
  public ResultCounts tieBreaks() {
    return ResultCounts.of(tieBreaks);
  }

  /** Returns the differences of games won from behind half way, in the same way. */
  public ResultCounts comebacks() {
    return ResultCounts.of(comebacks);
  }

  /** Returns the differences of the mean number of legal moves a ply. */
  public Sample branching() {
    return branching.sample();
  }

  /** Returns the differences of the sums of the logarithms of the numbers of legal moves. */
  public Sample treeLogarithm() {
    return tree.sample();
  }

  /** Returns the differences of the deciding plies. */
  public Sample decidedPly() {
    return decidedPly.sample();
  }

  /** Returns the differences of the deciding plies as shares of the games' lengths. */
  public Sample decidedShare() {
    return decidedShare.sample();
  }

  /** Returns the differences of the share of plies after which the later winner was behind. */
  public Sample winnerBehind() {
    return behind.sample();
  }

  /** Returns the differences of the points by which the later winner was behind at most. */
  public Sample winnerDeficit() {
    return deepest.sample().scaledBy(0.5);
  }

  /** Returns the differences of the later winner's mean deficit, in points. */
  public Sample drama() {
    return drama.sample();
  }

  void write(List<String> lines) {
    lines.add("course " + Lines.join(tieBreaks, comebacks));
    for (FixedPointMoments each : List.of(branching, tree, decidedShare, behind, drama)) {
      lines.add(each.toText());
    }
    lines.add(decidedPly.toText());
    lines.add(deepest.toText());
  }

  static PairedCourse read(Iterator<String> lines) {
    PairedCourse course = new PairedCourse();
    Lines.split(lines.next(), course.tieBreaks, course.comebacks);
    course.branching = FixedPointMoments.parse(lines.next());
    course.tree = FixedPointMoments.parse(lines.next());
    course.decidedShare = FixedPointMoments.parse(lines.next());
    course.behind = FixedPointMoments.parse(lines.next());
    course.drama = FixedPointMoments.parse(lines.next());
    course.decidedPly = Moments.parse(lines.next());
    course.deepest = Moments.parse(lines.next());
    return course;
  }
}
