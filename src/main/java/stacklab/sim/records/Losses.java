package stacklab.sim.records;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import stacklab.stats.FixedPointMoments;
import stacklab.stats.Interval;
import stacklab.stats.Sample;
import stacklab.stats.interval.BoundedIntervals;

/**
 * How good the moves of annotated games were, by who made them and by ply. The unit is the game:
 * what a player did in it counts once. Forced moves do not count. Mutable, not thread-safe.
 */
public final class Losses {
  /** The ply that stands for all plies. */
  public static final int ALL = 0;

  private final Map<Key, FixedPointMoments> moments = new TreeMap<>();

  /** What is measured. */
  public enum Metric {
    /** The share of the result given away a move. */
    LOSS("loss"),
    /** The share of moves that were the best. */
    BEST("best"),
    /** The points lost a move, over the moves of which that is known. */
    POINTS("points");

    private final String text;

    Metric(String text) {
      this.text = text;
    }

    private Interval interval(Sample sample, double confidence) {
      return this == POINTS
          ? BoundedIntervals.positive(sample, confidence)
          : BoundedIntervals.share(sample, confidence);
    }

    /** Returns its name in tables. */
    public String text() {
      return text;
    }
  }

  private record Key(String variant, String player, Metric metric, int ply)
      implements Comparable<Key> {
    @Override
    public int compareTo(Key other) {
      int byVariant = variant.compareTo(other.variant);
      int byPlayer = byVariant != 0 ? byVariant : player.compareTo(other.player);
      int byMetric = byPlayer != 0 ? byPlayer : metric.compareTo(other.metric);
      return byMetric != 0 ? byMetric : Integer.compare(ply, other.ply);
    }
  }

  /**
   * An estimate.
   *
   * @param variant what the variant is called
   * @param player who made the moves
   * @param metric what was measured
   * @param ply the ply, from 1; {@link #ALL} for all
   * @param games the number of games, which are the units
   * @param mean the mean over the games
   * @param interval its interval
   */
  public record Row(
      String variant,
      String player,
      Metric metric,
      int ply,
      long games,
      double mean,
      Interval interval) {}

  /** Adds a game. */
  public void add(Annotation annotation) {
    String variant = annotation.game().variantId();
    Map<String, List<Annotation.Ply>> byPlayer = new TreeMap<>();
    for (Annotation.Ply ply : annotation.plies()) {
      if (!ply.forced()) {
        byPlayer.computeIfAbsent(ply.player(), p -> new ArrayList<>()).add(ply);
      }
    }
    byPlayer.forEach(
        (player, plies) -> {
          add(variant, player, ALL, plies);
          plies.forEach(ply -> add(variant, player, ply.number(), List.of(ply)));
        });
  }

  private void add(String variant, String player, int ply, List<Annotation.Ply> plies) {
    add(
        new Key(variant, player, Metric.LOSS, ply),
        plies.stream().mapToDouble(Annotation.Ply::loss).average().orElseThrow());
    add(
        new Key(variant, player, Metric.BEST, ply),
        plies.stream().mapToInt(p -> p.best() == p.move() ? 1 : 0).average().orElseThrow());
    plies.stream()
        .filter(p -> p.lostHalves().isPresent())
        .mapToDouble(p -> p.lostHalves().getAsInt() / 2.0)
        .average()
        .ifPresent(points -> add(new Key(variant, player, Metric.POINTS, ply), points));
  }

  private void add(Key key, double value) {
    moments.computeIfAbsent(key, k -> new FixedPointMoments()).add(value);
  }

  /** Returns the estimates: by variant, player and metric, all plies first. */
  public List<Row> rows(double confidence) {
    List<Row> rows = new ArrayList<>();
    moments.forEach(
        (key, values) -> {
          Sample sample = values.sample();
          rows.add(
              new Row(
                  key.variant(),
                  key.player(),
                  key.metric(),
                  key.ply(),
                  sample.size(),
                  sample.mean(),
                  key.metric().interval(sample, confidence)));
        });
    return rows;
  }
}
