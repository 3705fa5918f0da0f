package stacklab.sim.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import stacklab.io.Experiment;
import stacklab.sim.tally.PairedTally;
import stacklab.sim.tally.PairingTally;
import stacklab.stats.ResultCounts;
import stacklab.stats.Sample;

/**
 * The metrics of {@link Family#FURTHER}: those whose estimate is a mean over games, a ratio of sums
 * or a share of games, so that two of them can be set against each other.
 */
final class FurtherMetrics {
  static final List<Mean> MEANS =
      List.of(
          mean("branching_game_mean", Scale.POSITIVE, t -> t.branching().sample())
              .paired(p -> p.course().branching()),
          mean("real_decisions", Scale.SHARE, t -> t.choices().decisions()),
          mean("tree_log10", Scale.OTHER, t -> t.choices().treeLogarithm())
              .paired(p -> p.course().treeLogarithm()),
          mean("largest_removal", Scale.OTHER, t -> t.boards().largestRemoval().sample()),
          mean("decided_ply", Scale.POSITIVE, t -> t.lead().decidedPly().sample())
              .paired(p -> p.course().decidedPly()),
          mean("decided_share", Scale.SHARE, t -> t.lead().decidedShare().sample())
              .paired(p -> p.course().decidedShare()),
          mean("winner_behind", Scale.SHARE, t -> t.lead().winnerBehind().sample())
              .paired(p -> p.course().winnerBehind()),
          mean("winner_deficit", Scale.OTHER, t -> t.lead().winnerDeficit().sample().scaledBy(0.5))
              .paired(p -> p.course().winnerDeficit()),
          mean("drama", Scale.OTHER, t -> t.lead().drama().sample())
              .paired(p -> p.course().drama()));

  private static final List<Share> SHARES =
      List.of(
          new Share("tie_break", FurtherMetrics::tieBreaks, p -> p.course().tieBreaks()),
          new Share(
              "comeback",
              t -> ResultCounts.share(t.lead().comebacks(), t.lead().stories()),
              p -> p.course().comebacks()),
          new Share(
              "decided_by_removal",
              t -> ResultCounts.share(t.boards().decidedByRemoval(), t.boards().decided()),
              p -> ResultCounts.share(0, 0)));

  /** What a difference of means is measured by. */
  enum Scale {
    /** A mean of shares: the margin is meant in points. */
    SHARE,
    /** A measure that is never zero: the margin is a share of the baseline's mean. */
    POSITIVE,
    /** No share of it says what is small: nothing is called equivalent. */
    OTHER;

    double margin(double margin, Sample baseline) {
      return switch (this) {
        case SHARE -> margin;
        case POSITIVE -> margin * baseline.mean();
        case OTHER -> Double.NaN;
      };
    }
  }

  /**
   * A mean over games or a ratio of sums.
   *
   * @param of the units of a variant
   * @param differences the differences start by start; none where they are not kept
   */
  record Mean(
      String metric,
      Scale scale,
      Function<PairingTally, Sample> of,
      Function<PairedTally, Sample> differences) {
    private Mean paired(Function<PairedTally, Sample> from) {
      return new Mean(metric, scale, of, from);
    }
  }

  /**
   * A share of games.
   *
   * @param of the units of a variant
   * @param differences the differences start by start; none where they are not kept
   */
  record Share(
      String metric,
      Function<PairingTally, ResultCounts> of,
      Function<PairedTally, ResultCounts> differences) {}

  private FurtherMetrics() {}

  private static Mean mean(String metric, Scale scale, Function<PairingTally, Sample> of) {
    return new Mean(metric, scale, of, paired -> new Sample(0, Double.NaN, Double.NaN));
  }

  /** Returns the shares, those of games of unwanted lengths included if lengths are wanted. */
  static List<Share> shares(Optional<Experiment.Lengths> lengths) {
    List<Share> shares = new ArrayList<>(SHARES);
    lengths.ifPresent(
        range -> {
          shares.add(lengths("plies_below", t -> t.plies().countBelow(range.least())));
          shares.add(
              lengths(
                  "plies_above", t -> t.plies().total() - t.plies().countBelow(range.most() + 1)));
        });
    return shares;
  }

  private static Share lengths(String metric, ToLongFunction<PairingTally> count) {
    return new Share(
        metric,
        t -> ResultCounts.share(count.applyAsLong(t), t.plies().total()),
        p -> ResultCounts.share(0, 0));
  }

  private static ResultCounts tieBreaks(PairingTally tally) {
    long byScore = tally.decidedBy().getOrDefault("score", 0L);
    return ResultCounts.share(tally.playedOut() - tally.draws() - byScore, tally.playedOut());
  }
}
