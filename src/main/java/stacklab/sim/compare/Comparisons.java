package stacklab.sim.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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
import stacklab.stats.compare.PValues;
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

  /** Returns the comparisons with p-values adjusted by {@link Family}; none without a baseline. */
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
    found.addAll(new SeparateComparisons(base, other, repeated(base, other), margin).all());
  }

  /** Of two runs that were looked at, the one with more looks sets the standard. */
  private Repeated repeated(Side base, Side other) {
    return Repeated.of(
        base.looks().count() > other.looks().count() ? base.looks() : other.looks(), confidence);
  }

  /** P-values are adjusted within each family, so that the main figures lose no power to others. */
  private List<Comparison> adjusted() {
    Comparison[] adjusted = new Comparison[found.size()];
    for (Family family : Family.values()) {
      int[] members =
          IntStream.range(0, adjusted.length)
              .filter(i -> found.get(i).comparison().family() == family)
              .toArray();
      adjust(members, adjusted);
    }
    return List.of(adjusted);
  }

  private void adjust(int[] members, Comparison[] adjusted) {
    double[] p =
        Arrays.stream(members).mapToDouble(i -> found.get(i).comparison().pValue()).toArray();
    double[] holm = PValues.holm(p);
    double[] bh = PValues.benjaminiHochberg(p);
    int made = (int) Arrays.stream(p).filter(value -> !Double.isNaN(value)).count();
    for (int k = 0; k < p.length; k++) {
      Estimated.Found each = found.get(members[k]);
      Comparison one = each.comparison().adjusted(holm[k], bh[k], "");
      adjusted[members[k]] =
          one.adjusted(holm[k], bh[k], each.verdicts().of(one, confidence, made));
    }
  }
}
