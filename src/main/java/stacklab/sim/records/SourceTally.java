package stacklab.sim.records;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import stacklab.random.Random;
import stacklab.rules.Variant;
import stacklab.sim.Pairing;
import stacklab.sim.play.GameRecord;
import stacklab.sim.play.Replay;
import stacklab.sim.tally.DistinctGames;
import stacklab.stats.FixedPointMoments;
import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;
import stacklab.stats.Sample;
import stacklab.stats.compare.Stratified;

/**
 * Games by their source: who played whom. Two kinds of players that met make one source with two
 * strata, one for each of them as White, which weigh the same: so the better player's colour has no
 * part in what is said of colours. Mutable, not thread-safe.
 */
public final class SourceTally {
  private static final double[] WHITE_RESULTS = {1, 0, 0.5};

  private final UnaryOperator<String> kindOf;
  private final Map<String, Map<String, Stratum>> sources = new TreeMap<>();
  private final Map<Variant, Replay> replays = new HashMap<>();

  /** The games of a source that one kind of player played as White. */
  private static final class Stratum {
    final Map<Metric, FixedPointMoments> moments = new EnumMap<>(Metric.class);
    final DistinctGames distinct = new DistinctGames();

    final Map<Metric, long[]> counts = new EnumMap<>(Metric.class);

    void add(Metric metric, double value) {
      if (metric.isResult()) {
        counts
            .computeIfAbsent(metric, m -> new long[m == Metric.WHITE_RESULT ? 3 : 2])[
            metric == Metric.WHITE_RESULT ? (int) (2 * value) : (int) value]++;
      }
      moments.computeIfAbsent(metric, m -> new FixedPointMoments()).add(value);
    }

    /** A game that is always the same says no more if it is played again. */
    Optional<Sample> sample(Metric metric) {
      return Optional.ofNullable(moments.get(metric))
          .map(FixedPointMoments::sample)
          .map(
              sample ->
                  distinct.distinct() == 1 ? new Sample(1, sample.mean(), Double.NaN) : sample);
    }
  }

  private static final double FAR = Double.POSITIVE_INFINITY;

  /** What is measured of each game that was played out. */
  public enum Metric {
    /** White's result. */
    WHITE_RESULT("white_result", 0, 1),
    /** Whether it was drawn. */
    DRAW("draw", 0, 1),
    /** White's score less Black's. */
    MARGIN("margin", -FAR, FAR),
    /** Its length. */
    PLIES("plies", 0, FAR),
    /** Forced passes. */
    PASSES("passes", 0, FAR),
    /** Pieces removed. */
    REMOVED("removed", 0, FAR),
    /** How often the lead changed sides. */
    LEAD_CHANGES("lead_changes", 0, FAR),
    /** Whether the ply that decided it removed pieces; of games that have such a ply. */
    DECIDED_BY_REMOVAL("decided_by_removal", 0, 1);

    private final String text;
    private final double least;
    private final double most;

    Metric(String text, double least, double most) {
      this.text = text;
      this.least = least;
      this.most = most;
    }

    /** Returns an interval of the metric without what it cannot be. */
    public Interval within(Interval interval) {
      return interval.clamped(least, most);
    }

    /** Returns whether it is a result or a share: 0 to 1 in each game. */
    public boolean isResult() {
      return most == 1;
    }

    /** Returns its name in tables. */
    public String text() {
      return text;
    }
  }

  /**
   * Makes a tally.
   *
   * @param kindOf returns the kind of a player of some name
   */
  public SourceTally(UnaryOperator<String> kindOf) {
    this.kindOf = kindOf;
  }

  /** Adds a game; one that was not played out does not count. */
  public void add(CheckedGame checked, Variant variant) {
    GameRecord game = checked.measured().orElseThrow();
    if (!game.playedOut) {
      return;
    }
    Pairing pairing = checked.pairing();
    String white = kindOf.apply(pairing.white());
    String black = kindOf.apply(pairing.black());
    String source =
        white.equals(black)
            ? white
            : white.compareTo(black) < 0 ? white + " and " + black : black + " and " + white;
    Stratum stratum =
        sources
            .computeIfAbsent(source, s -> new TreeMap<>())
            .computeIfAbsent(white, s -> new Stratum());
    stratum.distinct.add(hash(game));
    for (Metric metric : Metric.values()) {
      value(metric, game, variant).ifPresent(value -> stratum.add(metric, value));
    }
  }

  private static long hash(GameRecord game) {
    long hash = game.start.hashCode();
    for (int ply = 0; ply < game.plies; ply++) {
      hash = Random.mix(hash, game.moves[ply]);
    }
    return hash;
  }

  private OptionalDouble value(Metric metric, GameRecord game, Variant variant) {
    return switch (metric) {
      case WHITE_RESULT -> OptionalDouble.of(WHITE_RESULTS[game.winner]);
      case DRAW -> OptionalDouble.of(game.winner == GameRecord.DRAW ? 1 : 0);
      case MARGIN -> OptionalDouble.of(game.marginHalves() / 2.0);
      case PLIES -> OptionalDouble.of(game.plies);
      case PASSES -> OptionalDouble.of(game.passes);
      case REMOVED -> OptionalDouble.of(game.removed);
      case LEAD_CHANGES -> OptionalDouble.of(game.leadChanges());
      case DECIDED_BY_REMOVAL -> decidedByRemoval(game, variant);
    };
  }

  private OptionalDouble decidedByRemoval(GameRecord game, Variant variant) {
    int ply = game.decidedPly();
    if (ply < 1) {
      return OptionalDouble.empty();
    }
    Replay replay = replays.computeIfAbsent(variant, Replay::new);
    replay.play(game);
    return OptionalDouble.of(replay.removed(ply - 1) > 0 ? 1 : 0);
  }

  /** Returns the sources, in alphabetical order. */
  public List<String> sources() {
    return List.copyOf(sources.keySet());
  }

  /** Returns how many strata a source has: 2 if two kinds met in both colours. */
  public int strata(String source) {
    return sources.get(source).size();
  }

  /** Returns the number of games of a source that were played out. */
  public long games(String source) {
    return sources.get(source).values().stream().mapToLong(s -> s.distinct.games()).sum();
  }

  /** Returns how many of them are different. */
  public long distinct(String source) {
    return sources.get(source).values().stream().mapToLong(s -> s.distinct.distinct()).sum();
  }

  /** Returns the estimate of a metric for a source; of nothing if no game has it. */
  public Stratified estimate(String source, Metric metric) {
    List<Sample> strata =
        sources.get(source).values().stream()
            .flatMap(stratum -> stratum.sample(metric).stream())
            .toList();
    return Stratified.meanOf(strata);
  }

  /** Returns the results or shares that a metric of such a kind has in the strata of a source. */
  public List<ResultCounts> counts(String source, Metric metric) {
    return sources.get(source).values().stream()
        .flatMap(stratum -> Optional.ofNullable(stratum.counts.get(metric)).stream())
        .map(ResultCounts::of)
        .toList();
  }
}
