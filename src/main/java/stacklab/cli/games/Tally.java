package stacklab.cli.games;

import java.util.Map;
import java.util.StringJoiner;
import stacklab.report.figure.Numbers;
import stacklab.sim.records.Verdict;

/** Says how many records came to what. */
final class Tally {
  private Tally() {}

  /** Returns a sentence. */
  static String sentence(Map<Verdict, Long> counts) {
    StringJoiner kinds = new StringJoiner(", ", ": ", ".").setEmptyValue(".");
    counts.forEach((verdict, count) -> kinds.add(Numbers.count(count) + " " + verdict.words()));
    long all = counts.values().stream().mapToLong(Long::longValue).sum();
    return Numbers.count(all) + (all == 1 ? " record" : " records") + kinds;
  }
}
