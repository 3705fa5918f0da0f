package stacklab.sim.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import stacklab.rules.Swap;
import stacklab.rules.TieBreak;
import stacklab.rules.Variant;
import stacklab.sim.Matchup;
import stacklab.sim.Pairing;
import stacklab.sim.Plan;
import stacklab.sim.tally.MatchupTally;
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

/**
 * Compares every variant with the baseline, for the same pairing, in every metric that both have.
 */
public final class Comparisons {
  private final List<Side> sides;
  private final String baseline;
  private final double confidence;
  private final double margin;
  private final List<Comparison> found = new ArrayList<>();

  /**
   * One pairing's games of a variant.
   *
   * @param matchup what was played
   * @param pairing who played
   * @param tally the statistics
   */
  public record Side(Matchup matchup, Pairing pairing, PairingTally tally) {
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
   * Prepares the comparisons.
   *
   * @param margin the largest difference of imbalance that counts as equivalent, as a share
   */
  public Comparisons(List<Side> sides, String baseline, double confidence, double margin) {
    this.sides = List.copyOf(sides);
    this.baseline = baseline;
    this.confidence = confidence;
    this.margin = margin;
  }

  /** Returns the sides of a run, in the order of tables. */
  public static List<Side> sides(Plan plan, List<MatchupTally> tallies) {
    return plan.rows().stream()
        .map(
            row -> {
              Matchup matchup = plan.matchups().get(row.matchup());
              return new Side(
                  matchup,
                  matchup.pairing(row.reversed()),
                  tallies.get(row.matchup()).pairings().get(row.reversed() ? 1 : 0));
            })
        .toList();
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
    compareMeans("plies", base, other, t -> t.plies().moments().sample());
    compareMeans("branching", base, other, t -> t.legalAndPlies().ratioSample());
    compareMeans("passes", base, other, t -> t.passes().sample());
    compareMeans("removed", base, other, t -> t.removed().sample());
    compareMeans("lead_changes", base, other, t -> t.leadChanges().sample());
  }

  private void compareImbalance(
      String metric, Side base, Side other, Function<PairingTally, ResultCounts> results) {
    ImbalanceComparison compared =
        ImbalanceComparison.of(
            results.apply(base.tally()), results.apply(other.tally()), confidence, margin);
    add(metric, base, other, compared.difference(), compared.interval())
        .finish(Double.NaN, compared.pValue(), "joint region of both results", compared.text());
  }

  private void compareResults(
      String metric, Side base, Side other, Function<PairingTally, ResultCounts> results) {
    ResultCounts a = results.apply(base.tally());
    ResultCounts b = results.apply(other.tally());
    double effect =
        metric.equals("draw")
            ? EffectSize.cohenH(a.mean(), b.mean())
            : EffectSize.hedgesG(a.sample(), b.sample());
    add(metric, base, other, b.mean() - a.mean(), ResultIntervals.difference(a, b, confidence))
        .finish(effect, TwoSampleTests.results(a, b), "score test", "");
  }

  private void compareMeans(
      String metric, Side base, Side other, Function<PairingTally, Sample> measure) {
    Sample a = measure.apply(base.tally());
    Sample b = measure.apply(other.tally());
    if (a.size() < 2 || b.size() < 2 || (a.variance() == 0 && b.variance() == 0)) {
      return;
    }
    add(metric, base, other, b.mean() - a.mean(), MeanIntervals.welch(a, b, confidence))
        .finish(EffectSize.hedgesG(a, b), TwoSampleTests.welch(a, b), "Welch t", "");
  }

  private Pending add(String metric, Side base, Side other, double difference, Interval interval) {
    return (effect, p, test, verdict) ->
        found.add(
            new Comparison(
                metric,
                base.pairing(),
                baseline,
                other.matchup().variantId(),
                Math.min(base.tally().playedOut(), other.tally().playedOut()),
                difference,
                interval,
                effect,
                p,
                Double.NaN,
                Double.NaN,
                test,
                verdict));
  }

  private interface Pending {
    void finish(double effect, double p, String test, String verdict);
  }

  private List<Comparison> adjusted() {
    double[] p = found.stream().mapToDouble(Comparison::pValue).toArray();
    double[] holm = PValues.holm(p);
    double[] bh = PValues.benjaminiHochberg(p);
    List<Comparison> adjusted = new ArrayList<>();
    for (int i = 0; i < p.length; i++) {
      adjusted.add(found.get(i).adjusted(holm[i], bh[i], verdict(found.get(i), holm[i])));
    }
    return adjusted;
  }

  /** Nothing is called different unless it holds after Holm's correction. */
  private String verdict(Comparison comparison, double holm) {
    if (comparison.metric().endsWith("_imbalance")) {
      boolean claims =
          comparison.verdict().equals(ImbalanceComparison.Verdict.BETTER.words())
              || comparison.verdict().equals(ImbalanceComparison.Verdict.WORSE.words());
      return claims && !(holm < 1 - confidence)
          ? ImbalanceComparison.Verdict.UNDECIDED.words() + " after correction"
          : comparison.verdict();
    }
    if (!(holm < 1 - confidence)) {
      return "no difference shown";
    }
    return comparison.difference() > 0 ? "higher" : "lower";
  }
}
