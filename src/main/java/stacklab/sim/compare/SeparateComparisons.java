package stacklab.sim.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import stacklab.io.Experiment;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.compare.FurtherMetrics.Mean;
import stacklab.sim.compare.FurtherMetrics.Scale;
import stacklab.sim.tally.PairingTally;
import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;
import stacklab.stats.Sample;
import stacklab.stats.compare.EffectSize;
import stacklab.stats.compare.ImbalanceComparison;
import stacklab.stats.compare.TwoSampleTests;
import stacklab.stats.interval.MeanIntervals;
import stacklab.stats.interval.ResultIntervals;
import stacklab.stats.stopping.Repeated;

/**
 * Compares a variant with a baseline whose games are independent of its own.
 *
 * @param margin the largest difference that counts as equivalent, as a share
 */
record SeparateComparisons(Side base, Side other, Repeated repeated, double margin) {

  List<Estimated.Found> all() {
    List<Estimated.Found> found = new ArrayList<>();
    if (base.colourIsBoard() || other.colourIsBoard()) {
      imbalance(found, "white_imbalance", PairingTally::whiteResults);
      results(found, "white_result", PairingTally::whiteResults);
    } else {
      // White's results say the same as the first seat's: the first colour is the pairing's.
      imbalance(found, "first_imbalance", PairingTally::firstResults);
      results(found, "first_result", PairingTally::firstResults);
    }
    results(found, "draw", t -> ResultCounts.share(t.draws(), t.playedOut()));
    mean(found, "margin", Scale.OTHER, t -> t.margin().moments().sample().scaledBy(0.5));
    mean(found, "plies", Scale.POSITIVE, t -> t.plies().moments().sample());
    mean(found, "branching", Scale.POSITIVE, t -> t.legalAndPlies().ratioSample());
    mean(found, "passes", Scale.OTHER, t -> t.passes().sample());
    mean(found, "removed", Scale.OTHER, t -> t.removed().sample());
    mean(found, "lead_changes", Scale.OTHER, t -> t.leadChanges().sample());
    further(found);
    return found;
  }

  private void further(List<Estimated.Found> found) {
    for (Mean each : FurtherMetrics.MEANS) {
      mean(found, each.metric(), each.scale(), each.of());
    }
    Optional<Experiment.Lengths> lengths = base.lengths().filter(l -> same(l, other.lengths()));
    for (FurtherMetrics.Share each : FurtherMetrics.shares(lengths)) {
      if (Estimated.canDiffer(each.of().apply(base.tally()), each.of().apply(other.tally()))) {
        results(found, each.metric(), each.of());
      }
    }
  }

  /** Of two runs that want games of different lengths, shares of others say nothing. */
  private static boolean same(Experiment.Lengths lengths, Optional<Experiment.Lengths> others) {
    return others.equals(Optional.of(lengths));
  }

  private void imbalance(
      List<Estimated.Found> found, String metric, Function<PairingTally, ResultCounts> results) {
    ResultCounts a = results.apply(base.tally());
    ResultCounts b = results.apply(other.tally());
    ImbalanceComparison compared = ImbalanceComparison.of(a, b, repeated.each(), margin);
    new Estimated(metric, compared.difference(), compared.interval(), compared.pValue())
        .with(Double.NaN, "joint region of both results")
        .judged(new Verdicts(Verdicts.Kind.IMBALANCE, margin, a.sample(), b.sample()))
        .addTo(found, base, other, repeated);
  }

  private void results(
      List<Estimated.Found> found, String metric, Function<PairingTally, ResultCounts> results) {
    ResultCounts a = results.apply(base.tally());
    ResultCounts b = results.apply(other.tally());
    Interval interval = ResultIntervals.difference(a, b, repeated.each());
    double effect =
        a.steps() == 1
            ? EffectSize.cohenH(a.mean(), b.mean())
            : EffectSize.hedgesG(a.sample(), b.sample());
    new Estimated(metric, b.mean() - a.mean(), interval, TwoSampleTests.results(a, b))
        .with(effect, "score test")
        .judged(new Verdicts(Verdicts.Kind.OTHER, margin, a.sample(), b.sample()))
        .addTo(found, base, other, repeated);
  }

  private void mean(
      List<Estimated.Found> found,
      String metric,
      Scale scale,
      Function<PairingTally, Sample> measure) {
    Sample a = measure.apply(base.tally());
    Sample b = measure.apply(other.tally());
    if (a.size() < 2 || b.size() < 2 || (a.variance() == 0 && b.variance() == 0)) {
      return;
    }
    Interval interval = MeanIntervals.welch(a, b, repeated.each());
    new Estimated(metric, b.mean() - a.mean(), interval, TwoSampleTests.welch(a, b))
        .with(EffectSize.hedgesG(a, b), "Welch t")
        .judged(new Verdicts(Verdicts.Kind.OTHER, scale.margin(margin, a), a, b))
        .addTo(found, base, other, repeated);
  }
}
