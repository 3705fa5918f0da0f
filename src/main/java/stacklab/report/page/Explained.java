package stacklab.report.page;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import stacklab.sim.compare.Comparison;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.SummaryRow;

/** Definitions of what a run's tables show. */
final class Explained {
  private final List<SummaryRow> summary;
  private final List<Comparison> comparisons;

  Explained(RunResult result) {
    this.summary = result.summary();
    this.comparisons = result.comparisons();
  }

  /**
   * A method.
   *
   * @param name what tables call it
   * @param text what it is
   */
  record Method(String name, String text) {}

  /** Returns the metrics of the run that have a definition. */
  List<Metric> metrics() {
    Set<String> ids = new LinkedHashSet<>();
    summary.forEach(row -> ids.add(row.metric()));
    comparisons.forEach(row -> ids.add(row.metric()));
    return ids.stream().map(Metrics::of).filter(m -> !m.definition().isEmpty()).toList();
  }

  /** Returns the methods of intervals and tests that the run made use of. */
  List<Method> methods() {
    Set<String> used = new LinkedHashSet<>();
    summary.forEach(row -> used.add(row.interval().method()));
    comparisons.forEach(row -> used.add(row.interval().method()));
    comparisons.forEach(row -> used.add(row.test()));
    List<Method> methods = new ArrayList<>();
    for (String line : Resource.text("methods.txt").lines().toList()) {
      String[] parts = line.split(" \\| ", 2);
      if (used.contains(parts[0])) {
        methods.add(new Method(parts[0], parts[1]));
      }
    }
    return methods;
  }
}
