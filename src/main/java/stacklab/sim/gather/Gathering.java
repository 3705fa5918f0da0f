package stacklab.sim.gather;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import stacklab.io.yaml.Spelling;
import stacklab.rules.InvalidInput;
import stacklab.sim.compare.Comparison;
import stacklab.sim.compare.Comparisons;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.compare.Family;
import stacklab.sim.run.RunResult;

/**
 * The variants of several finished runs under names that tell them apart: their own, with the run's
 * in front where two runs have the same one.
 */
public final class Gathering {
  private final List<Named> sides = new ArrayList<>();
  private final List<Finished> runs;

  /**
   * A finished run.
   *
   * @param folder what messages and names call it
   * @param result what it came to
   */
  public record Finished(String folder, RunResult result) {}

  /** A side with the run it is from; its variant's id is the name that tells it apart. */
  private record Named(Side side, Finished run) {}

  /** Names the variants of finished runs. */
  public Gathering(List<Finished> runs) {
    this.runs = List.copyOf(runs);
    Map<String, Set<String>> folders = new LinkedHashMap<>();
    for (Finished run : runs) {
      for (Side side : run.result().sides()) {
        folders
            .computeIfAbsent(side.matchup().variantId(), id -> new TreeSet<>())
            .add(run.folder());
      }
    }
    for (Finished run : runs) {
      for (Side side : run.result().sides()) {
        String id = side.matchup().variantId();
        String name = folders.get(id).size() > 1 ? run.folder() + ":" + id : id;
        sides.add(new Named(side.withVariantId(name), run));
      }
    }
  }

  /** Returns the sides, run by run. */
  public List<Side> sides() {
    return sides.stream().map(Named::side).toList();
  }

  /**
   * Returns the sides grouped by keys.
   *
   * @throws InvalidInput if a key is none, or a group would count the same games twice
   */
  public List<Pooled> pooled(List<String> keys) {
    List<Pooled> groups = Pooled.of(sides(), keys);
    for (Pooled group : groups) {
      List<Named> parts = sides.stream().filter(n -> group.parts().contains(n.side)).toList();
      for (int i = 0; i < parts.size(); i++) {
        for (Named other : parts.subList(i + 1, parts.size())) {
          if (sameGames(parts.get(i), other)) {
            throw new InvalidInput(
                parts.get(i).side.matchup().variantId()
                    + " and "
                    + other.side.matchup().variantId()
                    + (" hold the same games (" + other.side.pairing().text() + ", seed ")
                    + (seed(other) + "), which are no second sample; tell them apart with --by")
                    + " variant");
          }
        }
      }
    }
    return groups;
  }

  /** Returns the names of the variants in order. */
  public List<String> variants() {
    return sides.stream().map(named -> named.side.matchup().variantId()).distinct().toList();
  }

  /** Returns the name of the first run's own baseline, or of its first variant if it has none. */
  public String ownBaseline() {
    List<Named> first =
        sides.stream().filter(named -> named.run.folder().equals(runs.get(0).folder())).toList();
    String own = runs.get(0).result().settings().baseline();
    return first.stream()
        .map(named -> named.side.matchup().variantId())
        .filter(name -> name.equals(own) || name.endsWith(":" + own))
        .findFirst()
        .orElse(first.get(0).side.matchup().variantId());
  }

  /**
   * Returns the confidence that all runs have.
   *
   * @throws InvalidInput if they have not the same
   */
  public double confidence() {
    return common("confidence", run -> run.result().settings().confidence());
  }

  /**
   * Returns the margin that all runs have, as a share.
   *
   * @throws InvalidInput if they have not the same
   */
  public double margin() {
    return common("margin", run -> run.result().settings().margin());
  }

  private double common(String what, ToDoubleFunction<Finished> value) {
    Finished first = runs.get(0);
    for (Finished run : runs) {
      if (value.applyAsDouble(run) != value.applyAsDouble(first)) {
        throw new InvalidInput(
            first.folder()
                + " and "
                + run.folder()
                + " have not the same "
                + what
                + "; say which one to use with --"
                + what);
      }
    }
    return value.applyAsDouble(first);
  }

  /**
   * Returns every variant against a baseline, for the same pairing, p-values adjusted over all.
   *
   * @param baseline one of {@link #variants}
   * @param margin the largest difference of imbalance that counts as equivalent, as a share
   * @throws InvalidInput if there is no such variant, or nothing can be compared with it
   */
  public List<Comparison> compare(String baseline, double confidence, double margin) {
    if (!variants().contains(baseline)) {
      throw new InvalidInput(
          "--baseline '"
              + baseline
              + "' is none of the variants; allowed: "
              + String.join(", ", variants())
              + Spelling.hint(baseline, variants()));
    }
    checkDifferentGames(baseline);
    List<Comparison> all = new Comparisons(sides(), baseline, confidence, margin).all();
    if (all.isEmpty()) {
      throw new InvalidInput(
          "there is nothing to compare with '"
              + baseline
              + "': no other variant was played by the same agents with the same first colour, "
              + pairings(baseline));
    }
    return all;
  }

  /** Returns how many comparisons of main metrics with their own baseline runs make; 0 if none. */
  public int count(double confidence) {
    return (int)
        new Comparisons(
                sides(), ownBaseline(), confidence, runs.get(0).result().settings().margin())
            .all().stream()
                .filter(comparison -> comparison.family() == Family.MAIN)
                .filter(comparison -> !Double.isNaN(comparison.pValue()))
                .count();
  }

  private String pairings(String variant) {
    return String.join(
        ", ",
        sides.stream()
            .map(Named::side)
            .filter(side -> side.matchup().variantId().equals(variant))
            .map(side -> side.pairing().text())
            .distinct()
            .toList());
  }

  /** The same rules and seed give the same games, which are no second sample. */
  private void checkDifferentGames(String baseline) {
    for (Named base : sides) {
      for (Named other : sides) {
        boolean others =
            base.side.matchup().variantId().equals(baseline)
                && !other.side.matchup().variantId().equals(baseline);
        if (others && !base.run.folder().equals(other.run.folder()) && sameGames(base, other)) {
          throw new InvalidInput(
              base.run.folder()
                  + " and "
                  + other.run.folder()
                  + " hold the same games ("
                  + base.side.matchup().variantId()
                  + ", "
                  + base.side.pairing().text()
                  + ", seed "
                  + seed(base)
                  + "), which are no second sample; play one of them with another seed");
        }
      }
    }
  }

  private static long seed(Named named) {
    return named.run.result().settings().plan().seed();
  }

  private static boolean sameGames(Named a, Named b) {
    return a.side.matchup().variant().rulesHash() == b.side.matchup().variant().rulesHash()
        && seed(a) == seed(b)
        && a.side.pairing().equals(b.side.pairing());
  }
}
