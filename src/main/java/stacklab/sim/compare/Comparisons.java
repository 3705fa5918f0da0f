package stacklab.sim.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import stacklab.io.Experiment;
import stacklab.rules.Swap;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;
import stacklab.sim.Matchup;
import stacklab.sim.Pairing;
import stacklab.sim.Plan;
import stacklab.sim.tally.MatchupTally;
import stacklab.sim.tally.PairedTally;
import stacklab.sim.tally.PairingTally;
import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;
import stacklab.stats.Sample;
import stacklab.stats.compare.EffectSize;
import stacklab.stats.compare.ImbalanceComparison;
import stacklab.stats.compare.PValues;
import stacklab.stats.compare.TwoSampleTests;
import stacklab.stats.interval.MeanIntervals;
import stacklab.stats.interval.ResultIntervals;
import stacklab.stats.stopping.Looks;
import stacklab.stats.stopping.Repeated;

/**
 * Compares every variant with the baseline, for the same pairing, in every metric that both have.
 */
public final class Comparisons {
  private final List<Side> sides;
  private final String baseline;
  private final double confidence;
  private final double margin;
  private final List<Estimated.Found> found = new ArrayList<>();

  /**
   * One pairing's games of a variant.
   *
   * @param matchup what was played
   * @param pairing who played
   * @param tally the statistics
   * @param looks when its run was looked at to end it early
   * @param lengths the lengths of games that are wanted, if any
   * @param beside its games beside those of another side from the same starts, if starts are shared
   */
  public record Side(
      Matchup matchup,
      Pairing pairing,
      PairingTally tally,
      Looks looks,
      Optional<Experiment.Lengths> lengths,
      Optional<Beside> beside) {
    /** Makes a side whose starts are its own. */
    public Side(
        Matchup matchup,
        Pairing pairing,
        PairingTally tally,
        Looks looks,
        Optional<Experiment.Lengths> lengths) {
      this(matchup, pairing, tally, looks, lengths, Optional.empty());
    }

    /** Makes a side of games of any length. */
    public Side(Matchup matchup, Pairing pairing, PairingTally tally, Looks looks) {
      this(matchup, pairing, tally, looks, Optional.empty());
    }

    /** Returns the differences to another side start by start, if it is the one they are to. */
    Optional<PairedTally> pairedWith(Side base) {
      return beside
          .filter(b -> b.base() == base.tally && b.paired().starts() > 1)
          .map(Beside::paired);
    }

    /** Returns the same with differences to another side start by start. */
    Side withBeside(Beside other) {
      return new Side(matchup, pairing, tally, looks, lengths, Optional.of(other));
    }

    /** Returns the same under another name of the variant. */
    public Side withVariantId(String other) {
      return new Side(matchup.withVariantId(other), pairing, tally, looks, lengths, beside);
    }

    /** Returns whether all games were one and the same, so that nothing is uncertain. */
    public boolean isDeterministic() {
      return tally.distinct().games() > 0
          && tally.distinct().distinct() == 1
          && tally.playedOut() > 1
          && matchup.starts().size() < 2;
    }

    /** Returns whether the difference between colours can only come from the board. */
    public boolean colourIsBoard() {
      Variant rules = matchup.variant();
      boolean seatsDecide =
          rules.swap() != Swap.NONE
              || rules.tieBreaks().contains(TieBreak.LAST_MOVER)
              || rules.tieBreaks().contains(TieBreak.SECOND_SEAT);
      return matchup.isUniform()
          && rules.move().sameForBoth()
          && rules.placements() == 0
          && !seatsDecide;
    }
  }

  /**
   * A side's games less those of another from the same starts.
   *
   * @param base the other side's tally
   * @param paired the differences
   */
  public record Beside(PairingTally base, PairedTally paired) {}

  /**
   * Prepares the comparisons.
   *
   * @param baseline the id of the variant that the others are compared with
   * @param margin the largest difference of imbalance that counts as equivalent, as a share
   */
  public Comparisons(List<Side> sides, String baseline, double confidence, double margin) {
    this.sides = List.copyOf(sides);
    this.baseline = baseline;
    this.confidence = confidence;
    this.margin = margin;
  }

  /** Returns the sides of a run that played, in the order of tables. */
  public static List<Side> sides(Plan plan, List<MatchupTally> tallies) {
    List<Side> sides = new ArrayList<>();
    for (int m = 0; m < tallies.size(); m++) {
      if (tallies.get(m).games() > 0) {
        sides.addAll(beside(sides(plan, m, tallies.get(m)), m, tallies));
      }
    }
    return sides;
  }

  /** Returns sides with the differences to those with which they have starts in common. */
  private static List<Side> beside(List<Side> sides, int matchup, List<MatchupTally> tallies) {
    MatchupTally tally = tallies.get(matchup);
    if (tally.paired().isEmpty()) {
      return sides;
    }
    List<Side> all = new ArrayList<>();
    for (Side side : sides) {
      PairingTally base = tallies.get(tally.partner()).pairings().get(all.size());
      Beside beside = new Beside(base, tally.paired().get(all.size()));
      all.add(side.withBeside(beside));
    }
    return all;
  }

  /** Returns the sides of one matchup of a run: one, or two if its pairs are of two pairings. */
  public static List<Side> sides(Plan plan, int matchup, MatchupTally tally) {
    Matchup played = plan.matchups().get(matchup);
    List<Side> sides = new ArrayList<>();
    for (PairingTally pairing : tally.pairings()) {
      boolean reversed = !sides.isEmpty();
      sides.add(
          new Side(
              played,
              played.pairing(reversed),
              pairing,
              plan.looks(played),
              plan.measuring().lengths()));
    }
    return sides;
  }

  /** Returns the comparisons with p-values adjusted over all of them; none without a baseline. */
  public List<Comparison> all() {
    for (Side base : sides) {
      if (base.matchup().variantId().equals(baseline)) {
        for (Side other : sides) {
          boolean same = other.pairing().equals(base.pairing());
          if (same && !other.matchup().variantId().equals(baseline)) {
            compare(base, other);
          }
        }
      }
    }
    return adjusted();
  }

  private void compare(Side base, Side other) {
    if (base.tally().playedOut() < 2 || other.tally().playedOut() < 2) {
      return;
    }
    if (base.isDeterministic() && other.isDeterministic()) {
      return;
    }
    Optional<PairedTally> paired = other.pairedWith(base);
    if (paired.isPresent()) {
      found.addAll(
          new PairedComparisons(base, other, paired.get(), repeated(base, other), margin).all());
      return;
    }
    if (base.colourIsBoard() || other.colourIsBoard()) {
      compareImbalance("white_imbalance", base, other, PairingTally::whiteResults);
      compareResults("white_result", base, other, PairingTally::whiteResults);
    } else {
      // White's results say the same as the first seat's: the first colour is the pairing's.
      compareImbalance("first_imbalance", base, other, PairingTally::firstResults);
      compareResults("first_result", base, other, PairingTally::firstResults);
    }
    compareResults(
        "draw", base, other, tally -> ResultCounts.share(tally.draws(), tally.playedOut()));
    compareMeans("margin", base, other, t -> t.margin().moments().sample().scaledBy(0.5));
    comparePositiveMeans("plies", base, other, t -> t.plies().moments().sample());
    comparePositiveMeans("branching", base, other, t -> t.legalAndPlies().ratioSample());
    compareMeans("passes", base, other, t -> t.passes().sample());
    compareMeans("removed", base, other, t -> t.removed().sample());
    compareMeans("lead_changes", base, other, t -> t.leadChanges().sample());
  }

  private void compareImbalance(
      String metric, Side base, Side other, Function<PairingTally, ResultCounts> results) {
    ResultCounts a = results.apply(base.tally());
    ResultCounts b = results.apply(other.tally());
    Repeated repeated = repeated(base, other);
    ImbalanceComparison compared = ImbalanceComparison.of(a, b, repeated.each(), margin);
    new Estimated(metric, compared.difference(), compared.interval(), compared.pValue())
        .with(Double.NaN, "joint region of both results")
        .judged(new Verdicts(Verdicts.Kind.IMBALANCE, margin, a.sample(), b.sample()))
        .addTo(found, base, other, repeated);
  }

  private void compareResults(
      String metric, Side base, Side other, Function<PairingTally, ResultCounts> results) {
    ResultCounts a = results.apply(base.tally());
    ResultCounts b = results.apply(other.tally());
    Repeated repeated = repeated(base, other);
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

  /** Compares means of a measure without a margin of its own: nothing is called equivalent. */
  private void compareMeans(
      String metric, Side base, Side other, Function<PairingTally, Sample> measure) {
    compareMeans(metric, base, other, measure, sample -> Double.NaN);
  }

  /** Compares means of a measure that is never zero: the margin is a share of the baseline's. */
  private void comparePositiveMeans(
      String metric, Side base, Side other, Function<PairingTally, Sample> measure) {
    compareMeans(metric, base, other, measure, sample -> margin * sample.mean());
  }

  private void compareMeans(
      String metric,
      Side base,
      Side other,
      Function<PairingTally, Sample> measure,
      ToDoubleFunction<Sample> marginOf) {
    Sample a = measure.apply(base.tally());
    Sample b = measure.apply(other.tally());
    if (a.size() < 2 || b.size() < 2 || (a.variance() == 0 && b.variance() == 0)) {
      return;
    }
    Repeated repeated = repeated(base, other);
    Interval interval = MeanIntervals.welch(a, b, repeated.each());
    new Estimated(metric, b.mean() - a.mean(), interval, TwoSampleTests.welch(a, b))
        .with(EffectSize.hedgesG(a, b), "Welch t")
        .judged(new Verdicts(Verdicts.Kind.OTHER, marginOf.applyAsDouble(a), a, b))
        .addTo(found, base, other, repeated);
  }

  /** Of two runs that were looked at, the one with more looks sets the standard. */
  private Repeated repeated(Side base, Side other) {
    return Repeated.of(
        base.looks().count() > other.looks().count() ? base.looks() : other.looks(), confidence);
  }

  private List<Comparison> adjusted() {
    double[] p = found.stream().mapToDouble(f -> f.comparison().pValue()).toArray();
    double[] holm = PValues.holm(p);
    double[] bh = PValues.benjaminiHochberg(p);
    int made = (int) Arrays.stream(p).filter(value -> !Double.isNaN(value)).count();
    List<Comparison> adjusted = new ArrayList<>();
    for (int i = 0; i < p.length; i++) {
      Comparison one = found.get(i).comparison().adjusted(holm[i], bh[i], "");
      String verdict = found.get(i).verdicts().of(one, confidence, made);
      adjusted.add(one.adjusted(holm[i], bh[i], verdict));
    }
    return adjusted;
  }
}
