package stacklab.report.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import stacklab.report.figure.Numbers;
import stacklab.sim.compare.Comparison;
import stacklab.sim.run.RunResult;

/** What the comparisons of a run say, grouped by what follows from them. */
final class Answer {
  private static final int SHOWN = 4;
  private static final List<String> METRICS =
      List.of("first_imbalance", "white_imbalance", "draw", "plies", "branching", "lead_changes");

  private final RunResult result;
  private final List<Comparison> comparisons;
  private final boolean severalPairings;

  Answer(RunResult result) {
    this.result = result;
    this.comparisons = result.comparisons();
    this.severalPairings = comparisons.stream().map(Comparison::pairing).distinct().count() > 1;
  }

  /**
   * What was found in one metric.
   *
   * @param metric the metric
   * @param groups by verdict; no group is empty
   */
  record Finding(Metric metric, List<Group> groups) {}

  /**
   * Comparisons with one verdict.
   *
   * @param verdict the verdict
   * @param items the largest differences, largest first
   * @param count how many there are
   */
  record Group(Verdict verdict, List<Item> items, int count) {
    /** Returns how many are not among the items. */
    public int more() {
      return count - items.size();
    }
  }

  /**
   * One comparison.
   *
   * @param variant the variant, with the pairing if there are several
   * @param text the difference with its interval
   */
  record Item(String variant, String text) {}

  /** Returns the answer in one or two sentences. */
  String headline() {
    if (!comparisons.isEmpty()) {
      return Headline.of(result, comparisons);
    }
    boolean selfPlay = result.sides().stream().allMatch(side -> side.pairing().isSelfPlay());
    return selfPlay ? Headline.ofEstimates(result) : "";
  }

  /** Returns the findings in the most important metrics. */
  List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    for (String metric : METRICS) {
      List<Comparison> rows =
          comparisons.stream().filter(row -> row.metric().equals(metric)).toList();
      if (!rows.isEmpty()) {
        findings.add(new Finding(Metrics.of(metric), groups(Metrics.of(metric), rows)));
      }
    }
    return findings;
  }

  private List<Group> groups(Metric metric, List<Comparison> rows) {
    Map<Verdict, List<Comparison>> byVerdict = new EnumMap<>(Verdict.class);
    for (Comparison row : rows) {
      byVerdict.computeIfAbsent(Verdict.of(row.verdict()), v -> new ArrayList<>()).add(row);
    }
    List<Group> groups = new ArrayList<>();
    byVerdict.forEach((verdict, found) -> groups.add(group(metric, verdict, found)));
    return groups;
  }

  private Group group(Metric metric, Verdict verdict, List<Comparison> found) {
    Comparator<Comparison> bySize = Comparator.comparingDouble(row -> Math.abs(row.difference()));
    List<Item> items =
        found.stream()
            .sorted(bySize.reversed())
            .limit(SHOWN)
            .map(row -> new Item(name(row), text(metric, row)))
            .toList();
    return new Group(verdict, items, found.size());
  }

  private String name(Comparison row) {
    return severalPairings ? row.variant() + " (" + Players.of(row.pairing()) + ")" : row.variant();
  }

  private static String text(Metric metric, Comparison row) {
    String bounds = metric.differenceBounds(row.interval());
    return metric.differenceWithUnit(row.difference())
        + (bounds.isEmpty() ? "" : " (" + bounds + ")")
        + remark(row.verdict());
  }

  /** Returns how many games a decision would need, where a verdict says so. */
  private static String remark(String verdict) {
    int colon = verdict.indexOf(':');
    return colon < 0 ? "" : "," + withCommas(verdict.substring(colon + 1));
  }

  private static String withCommas(String text) {
    return Pattern.compile("\\d{4,}")
        .matcher(text)
        .replaceAll(number -> Numbers.count(Long.parseLong(number.group())));
  }
}
