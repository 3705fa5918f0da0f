package stacklab.sim.search;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import stacklab.io.yaml.Spelling;
import stacklab.rules.InvalidInput;
import stacklab.sim.Matchup;
import stacklab.sim.Plan;
import stacklab.sim.compare.Comparisons;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.planning.Assumed;
import stacklab.sim.run.Summary;
import stacklab.sim.run.SummaryRow;
import stacklab.sim.tally.MatchupTally;
import stacklab.stats.Decimal;
import stacklab.stats.Interval;

/** The summary's metrics by their names. */
final class Metrics {
  private static final Set<String> OF_PROBABILITIES = Set.of("score", "wilson");

  private Metrics() {}

  /** Returns the row of a metric among those of one pairing. */
  static SummaryRow row(List<SummaryRow> rows, String metric) {
    return rows.stream().filter(row -> row.metric().equals(metric)).findFirst().orElseThrow();
  }

  /**
   * Returns whether a metric is known to within a distance; also if there is nothing to be
   * uncertain about, as every game was the same.
   */
  static boolean isKnown(SummaryRow row, double halfWidth) {
    return isCertain(row)
        || (row.interval().isKnown()
            && row.interval().halfWidth() <= (isInPoints(row) ? halfWidth / 100 : halfWidth));
  }

  /** Returns whether several games were played and all were the same; of one game who can say. */
  static boolean isCertain(SummaryRow row) {
    return row.games() > 1 && row.distinct() == 1 && !Double.isNaN(row.estimate());
  }

  /** Returns between which bounds a metric lies: its interval, or itself where it is certain. */
  static Interval bounds(SummaryRow row) {
    Interval interval = row.interval();
    return isCertain(row) && !interval.isKnown()
        ? new Interval(row.estimate(), row.estimate(), interval.confidence(), interval.method())
        : interval;
  }

  /** Returns whether a metric is a result or a share, which have distances in points. */
  static boolean isInPoints(SummaryRow row) {
    return OF_PROBABILITIES.contains(row.interval().method().replaceFirst(",.*", ""))
        || Assumed.Kind.of(row.metric()).inPoints();
  }

  /**
   * Returns the rule as the manifest gives it: its key, what it asks and when.
   *
   * @param line the experiment's line that says so
   */
  static String rule(String key, String line) {
    String asked = line.replaceFirst("^" + key + ": \\{(.*)}$", "$1").replace(": ", "=");
    return key + " " + asked + ", looked at after 1000, 2000, 4000, ... units";
  }

  /**
   * Checks that every pairing will have the metrics.
   *
   * @param key the experiment's key that names them
   * @throws InvalidInput if not, with every reason
   */
  static void check(String key, Collection<String> metrics, Plan plan) {
    Set<String> faults = new LinkedHashSet<>();
    for (int m = 0; m < plan.matchups().size(); m++) {
      Matchup matchup = plan.matchups().get(m);
      MatchupTally none = new MatchupTally(matchup.hasTwoPairings());
      for (Side side : Comparisons.sides(plan, m, none)) {
        List<String> known =
            Summary.of(List.of(side), 0.95).stream().map(SummaryRow::metric).toList();
        metrics.forEach(metric -> fault(metric, side, known).ifPresent(faults::add));
      }
    }
    refuse(key, faults);
  }

  /**
   * Checks that results and shares are wanted within what they can be.
   *
   * @param wanted the numbers wanted of each metric
   * @throws InvalidInput if not, with every reason
   */
  static void checkValues(String key, Map<String, List<Double>> wanted) {
    Set<String> faults = new LinkedHashSet<>();
    wanted.forEach(
        (metric, values) -> {
          if (Assumed.Kind.of(metric).inPoints()
              && values.stream().anyMatch(value -> value < 0 || value > 1)) {
            faults.add(
                metric
                    + ": "
                    + values.stream().map(Metrics::plain).collect(Collectors.joining(" to "))
                    + " is beyond what it can be; results and shares lie from 0 to 1 here, 0.5"
                    + " being one half");
          }
        });
    refuse(key, faults);
  }

  private static String plain(double value) {
    return Decimal.of(value).replaceFirst("\\.?0+$", "");
  }

  private static void refuse(String key, Set<String> faults) {
    if (!faults.isEmpty()) {
      throw new InvalidInput(faults.stream().map(fault -> key + ": " + fault).toList());
    }
  }

  private static Optional<String> fault(String metric, Side side, List<String> known) {
    if (!known.contains(metric)) {
      return Optional.of(
          "'"
              + metric
              + "' is no metric; allowed: "
              + String.join(", ", known)
              + Spelling.hint(metric, known));
    }
    if (metric.equals("first_result") && side.colourIsBoard()) {
      return Optional.of(
          "first_result is not given for "
              + side.matchup().variantId()
              + ", where both players have the same moves and draw them at random; ask for"
              + " white_result");
    }
    return Optional.empty();
  }
}
