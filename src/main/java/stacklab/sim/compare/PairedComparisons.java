package stacklab.sim.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.compare.FurtherMetrics.Scale;
import stacklab.sim.tally.PairedTally;
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
 * Compares a variant with a baseline whose games began from the same starts: the units are the
 * differences start by start, from which everything falls out that is due to the start.
 *
 * @param margin the largest difference that counts as equivalent, as a share
 */
record PairedComparisons(
    Side base, Side other, PairedTally paired, Repeated repeated, double margin) {

  List<Estimated.Found> all() {
    List<Estimated.Found> found = new ArrayList<>();
    if (base.colourIsBoard() || other.colourIsBoard()) {
      imbalance(found, "white_imbalance", PairingTally::whiteResults, paired.whiteCorrelation());
      results(found, "white_result", PairingTally::whiteResults, paired.whiteResults());
    } else {
      imbalance(found, "first_imbalance", PairingTally::firstResults, paired.firstCorrelation());
      results(found, "first_result", PairingTally::firstResults, paired.firstResults());
    }
    results(found, "draw", t -> ResultCounts.share(t.draws(), t.playedOut()), paired.draws());
    means(
        found,
        "margin",
        Scale.OTHER,
        t -> t.margin().moments().sample().scaledBy(0.5),
        paired.margin());
    means(found, "plies", Scale.POSITIVE, t -> t.plies().moments().sample(), paired.plies());
    means(found, "branching", Scale.POSITIVE, t -> t.legalAndPlies().ratioSample(), branching());
    means(found, "passes", Scale.OTHER, t -> t.passes().sample(), paired.passes());
    means(found, "removed", Scale.OTHER, t -> t.removed().sample(), paired.removed());
    means(found, "lead_changes", Scale.OTHER, t -> t.leadChanges().sample(), paired.leadChanges());
    further(found);
    return found;
  }

  private void further(List<Estimated.Found> found) {
    for (FurtherMetrics.Mean each : FurtherMetrics.MEANS) {
      means(found, each.metric(), each.scale(), each.of(), each.differences().apply(paired));
    }
    for (FurtherMetrics.Share each : FurtherMetrics.shares(Optional.empty())) {
      ResultCounts differences = each.differences().apply(paired);
      boolean canDiffer =
          Estimated.canDiffer(each.of().apply(base.tally()), each.of().apply(other.tally()));
      if (differences.size() > 1 && canDiffer) {
        results(found, each.metric(), each.of(), differences);
      }
    }
  }

  private void imbalance(
      List<Estimated.Found> found,
      String metric,
      Function<PairingTally, ResultCounts> of,
      double correlation) {
    ResultCounts a = of.apply(base.tally());
    ResultCounts b = of.apply(other.tally());
    ImbalanceComparison compared =
        ImbalanceComparison.paired(
            a, b, Double.isNaN(correlation) ? 0 : correlation, repeated.each(), margin);
    Interval interval = compared.interval();
    new Estimated(metric, compared.difference(), named(interval), compared.pValue())
        .with(Double.NaN, "joint region of both results, paired by start")
        .judged(
            new Verdicts(Verdicts.Kind.IMBALANCE, margin, uncorrelated(a, correlation), b.sample()))
        .addTo(found, base, other, repeated);
  }

  /** Returns the units with the variance that both together have, less the one's own. */
  private static Sample uncorrelated(ResultCounts results, double correlation) {
    Sample sample = results.sample();
    double shared = Double.isNaN(correlation) ? 0 : correlation;
    return new Sample(
        sample.size(), sample.mean(), Math.max(0, sample.variance() * (1 - 2 * shared)));
  }

  private void results(
      List<Estimated.Found> found,
      String metric,
      Function<PairingTally, ResultCounts> of,
      ResultCounts differences) {
    ResultCounts a = of.apply(base.tally());
    ResultCounts b = of.apply(other.tally());
    double effect =
        a.steps() == 1
            ? EffectSize.cohenH(a.mean(), b.mean())
            : EffectSize.hedgesG(a.sample(), b.sample());
    Interval interval = ResultIntervals.score(differences, repeated.each()).mapped(2, -1);
    Sample sample = differences.sample().scaledBy(2);
    new Estimated(
            metric, 2 * differences.mean() - 1, named(interval), TwoSampleTests.paired(differences))
        .with(effect, "score test, paired by start")
        .judged(new Verdicts(Verdicts.Kind.OTHER, margin, sample, nothing(sample)))
        .addTo(found, base, other, repeated);
  }

  private void means(
      List<Estimated.Found> found,
      String metric,
      Scale scale,
      Function<PairingTally, Sample> of,
      Sample differences) {
    if (differences.size() < 2 || !(differences.variance() > 0)) {
      return;
    }
    Sample a = of.apply(base.tally());
    new Estimated(
            metric,
            differences.mean(),
            named(MeanIntervals.student(differences, repeated.each())),
            TwoSampleTests.paired(differences))
        .with(EffectSize.hedgesG(a, of.apply(other.tally())), "Student t, paired by start")
        .judged(
            new Verdicts(
                Verdicts.Kind.OTHER, scale.margin(margin, a), differences, nothing(differences)))
        .addTo(found, base, other, repeated);
  }

  private Sample branching() {
    PairingTally a = base.tally();
    PairingTally b = other.tally();
    return paired.branching(
        a.legalAndPlies().ratioSample(),
        a.plies().mean(),
        b.legalAndPlies().ratioSample(),
        b.plies().mean());
  }

  /** The differences already hold the variance of both. */
  private static Sample nothing(Sample differences) {
    return new Sample(differences.size(), 0, 0);
  }

  private static Interval named(Interval interval) {
    String method = interval.method() + ", paired by start";
    return new Interval(interval.low(), interval.high(), interval.confidence(), method);
  }
}
