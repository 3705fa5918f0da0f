package stacklab.sim.run;

import java.util.ArrayList;
import java.util.List;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.figure.Estimate;
import stacklab.sim.figure.GameFigures;
import stacklab.sim.figure.SeatFigures;
import stacklab.sim.tally.PairingTally;
import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;
import stacklab.stats.Sample;
import stacklab.stats.interval.MeanIntervals;
import stacklab.stats.interval.ResultIntervals;
import stacklab.stats.interval.ShareIntervals;
import stacklab.stats.stopping.Repeated;

/** Estimates every metric of a run, with intervals. */
public final class Summary {
  private static final String BOARD =
      "not given: both players have the same moves, so in random play the difference between the"
          + " colours is the board's";
  private static final String MARGIN = "margin";
  private static final String DETERMINISTIC = "deterministic: one game from each start";
  private static final String NOT_COUNTED = "not counted in results-only playouts";

  private final List<Side> sides;
  private final double nominal;
  private final List<SummaryRow> rows = new ArrayList<>();

  private Side side;
  private PairingTally tally;
  private Repeated repeated;

  /** The confidence with which each interval is made: more if the run was looked at before. */
  private double confidence;

  private Summary(List<Side> sides, double nominal) {
    this.sides = sides;
    this.nominal = nominal;
  }

  /** Returns the rows: for each side in order, each metric. */
  public static List<SummaryRow> of(List<Side> sides, double confidence) {
    return new Summary(sides, confidence).rows();
  }

  private List<SummaryRow> rows() {
    for (Side each : sides) {
      side = each;
      tally = each.tally();
      repeated = Repeated.of(each.looks(), nominal);
      confidence = repeated.each();
      addResults();
      addMeans();
      addMore(sides);
    }
    return rows;
  }

  private void addResults() {
    if (side.colourIsBoard()) {
      add("first_result", Double.NaN, Interval.unknown(confidence, BOARD));
    } else {
      addResult("first_result", tally.firstResults());
    }
    addResult("white_result", tally.whiteResults());
    if (tally.isMuchCutOff()) {
      addIfCut();
    }
    addShare("draw", tally.draws());
    addShare("decisive", tally.playedOut() - tally.draws());
  }

  /** What results would be at worst and at best, had the games that were cut off gone on. */
  private void addIfCut() {
    if (!side.colourIsBoard()) {
      addResult("first_result_if_cut_lost", tally.firstResultsIfCut(false));
      addResult("first_result_if_cut_won", tally.firstResultsIfCut(true));
    }
    addResult("white_result_if_cut_lost", tally.whiteResultsIfCut(false));
    addResult("white_result_if_cut_won", tally.whiteResultsIfCut(true));
  }

  private void addMeans() {
    addMean(MARGIN, tally.margin().moments().sample().scaledBy(0.5));
    addMean("plies", tally.plies().moments().sample());
    addMean("branching", tally.legalAndPlies().ratioSample());
    addMean("branching_game_mean", tally.branching().sample());
    addMean("passes", tally.passes().sample());
    addMean("removed", tally.removed().sample());
    addMean("lead_changes", tally.leadChanges().sample());
  }

  private void addMore(List<Side> sides) {
    GameFigures.of(tally, side.lengths(), confidence).forEach(each -> add(each, tally.playedOut()));
    SeatFigures.withBlackFirst(side, sides)
        .map(other -> SeatFigures.of(side, other, confidence))
        .ifPresent(figures -> figures.forEach(each -> add(each, each.units())));
  }

  private void addResult(String metric, ResultCounts results) {
    if (results.size() == 0) {
      add(metric, Double.NaN, Interval.unknown(confidence, "no game was played out"));
    } else {
      add(metric, results.mean(), ResultIntervals.score(results, confidence));
    }
  }

  private void addShare(String metric, long yes) {
    long size = tally.playedOut();
    if (size == 0) {
      add(metric, Double.NaN, Interval.unknown(confidence, "no game was played out"));
    } else {
      add(metric, (double) yes / size, ShareIntervals.wilson(yes, size, confidence));
    }
  }

  private void addMean(String metric, Sample sample) {
    if (sample.size() == 0) {
      String why = tally.playedOut() == 0 ? "no game was played out" : NOT_COUNTED;
      add(metric, Double.NaN, Interval.unknown(confidence, why));
    } else {
      Interval interval = MeanIntervals.student(sample, confidence);
      // All but the margin are 0 or more, whatever the interval's formula says of few games.
      boolean signed = metric.equals(MARGIN);
      add(metric, sample.mean(), signed ? interval : interval.clamped(0, Double.POSITIVE_INFINITY));
    }
  }

  private void add(String metric, double estimate, Interval interval) {
    long games = tally.playedOut();
    add(new Estimate(metric, games, estimate, interval), games);
  }

  private void add(Estimate estimate, long games) {
    // Estimates of two pairings' games together have no number of different games of their own.
    boolean own = games == tally.playedOut() && tally.distinct().games() > 0;
    long distinct = own ? tally.distinct().distinct() : -1;
    Interval shown =
        side.isDeterministic() && !Double.isNaN(estimate.value())
            ? Interval.unknown(confidence, DETERMINISTIC)
            : estimate.interval();
    rows.add(
        new SummaryRow(
            side.matchup().variantId(),
            side.pairing(),
            estimate.metric(),
            games,
            estimate.units(),
            distinct,
            estimate.value(),
            repeated.interval(shown)));
  }
}
