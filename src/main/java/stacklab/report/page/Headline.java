package stacklab.report.page;

import java.util.ArrayList;
import java.util.List;
import stacklab.report.figure.Numbers;
import stacklab.sim.compare.Comparison;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.SummaryRow;
import stacklab.stats.Decimal;

/** The answer to an experiment's question in a sentence or two, made of nothing but verdicts. */
final class Headline {
  private Headline() {}

  /** Returns what the comparisons come to. */
  static String of(RunResult result, List<Comparison> comparisons) {
    String baseline = result.settings().baseline();
    List<Comparison> balance = rows(comparisons, "_imbalance");
    List<String> parts = new ArrayList<>();
    String margin = Numbers.plain(result.settings().margin() * 100);
    if (balance.size() == 1) {
      parts.add(oneBalance(balance.get(0), margin));
    } else if (!balance.isEmpty()) {
      parts.add(manyBalances(balance, margin));
    }
    add(parts, rows(comparisons, "draw"), "draws are more frequent", "draws are less frequent");
    add(parts, rows(comparisons, "plies"), "games are longer", "games are shorter");
    String text = String.join("; ", parts) + ".";
    return balance.size() == 1
        ? text.replaceFirst("^the games", "The games")
        : opening(comparisons, balance.size(), baseline) + text;
  }

  private static List<Comparison> rows(List<Comparison> comparisons, String metric) {
    return comparisons.stream().filter(row -> row.metric().endsWith(metric)).toList();
  }

  private static String opening(List<Comparison> comparisons, int cases, String baseline) {
    long variants = comparisons.stream().map(Comparison::variant).distinct().count();
    long pairings = comparisons.stream().map(Comparison::pairing).distinct().count();
    return pairings == 1
        ? "Of " + Numbers.count(variants, "variant") + " set against " + baseline + ", "
        : "Of "
            + Numbers.count(cases, "comparison")
            + " with "
            + baseline
            + " ("
            + Numbers.count(variants, "variant")
            + ", "
            + Numbers.count(pairings, "pairing")
            + "), ";
  }

  private static String oneBalance(Comparison row, String margin) {
    return switch (Verdict.of(row.verdict())) {
      case BETTER -> row.variant() + " is better balanced than " + row.baseline();
      case WORSE -> row.variant() + " is worse balanced than " + row.baseline();
      case EQUIVALENT ->
          row.variant() + " is as balanced as " + row.baseline() + ", within " + points(margin);
      default ->
          "the games do not decide whether "
              + row.variant()
              + " is better or worse balanced than "
              + row.baseline();
    };
  }

  private static String points(String margin) {
    return margin + (margin.equals("1") ? " point" : " points");
  }

  private static String manyBalances(List<Comparison> rows, String margin) {
    List<String> parts = new ArrayList<>();
    int better = count(rows, Verdict.BETTER);
    int worse = count(rows, Verdict.WORSE);
    int same = count(rows, Verdict.EQUIVALENT);
    int open = rows.size() - better - worse - same;
    if (better + worse == 0) {
      parts.add("none is shown to be better or worse balanced");
    } else {
      parts.add(are(better) + " better balanced");
      parts.add(are(worse) + " worse balanced");
    }
    if (same > 0) {
      parts.add(are(same) + " equally balanced within " + points(margin));
    }
    if (open > 0) {
      parts.add("for " + open + " the games do not decide");
    }
    return list(parts);
  }

  private static void add(List<String> parts, List<Comparison> rows, String higher, String lower) {
    int up = count(rows, Verdict.HIGHER);
    int down = count(rows, Verdict.LOWER);
    String subject = higher.substring(0, higher.indexOf(' '));
    if (rows.isEmpty()) {
      return;
    }
    if (up + down == 0) {
      parts.add("no difference is shown in " + (subject.equals("games") ? "length" : subject));
    } else if (rows.size() == 1) {
      parts.add(up > 0 ? higher : lower);
    } else {
      String less = lower.substring(subject.length() + " are ".length());
      parts.add(
          up == 0
              ? lower + " in " + down
              : higher + " in " + up + (down == 0 ? "" : " and " + less + " in " + down));
    }
  }

  private static int count(List<Comparison> rows, Verdict verdict) {
    return (int) rows.stream().filter(row -> Verdict.of(row.verdict()) == verdict).count();
  }

  private static String are(int count) {
    return count == 0 ? "none is" : count == 1 ? "1 is" : count + " are";
  }

  private static String list(List<String> parts) {
    int last = parts.size() - 1;
    return last == 0
        ? parts.get(0)
        : String.join(", ", parts.subList(0, last)) + " and " + parts.get(last);
  }

  /** Returns the main figures of the first variant and pairing. */
  static String ofEstimates(RunResult result) {
    List<String> parts = new ArrayList<>();
    List<SummaryRow> summary = result.summary();
    for (SummaryRow row : summary) {
      boolean first =
          row.variant().equals(summary.get(0).variant())
              && row.pairing().equals(summary.get(0).pairing());
      boolean named =
          List.of("first_result", "white_result", "draw", "plies").contains(row.metric());
      boolean twice = row.metric().equals("white_result") && !parts.isEmpty();
      if (first && named && !twice && !Double.isNaN(row.estimate())) {
        parts.add(estimate(row));
      }
    }
    String text = parts.isEmpty() ? "no game was played out" : String.join("; ", parts);
    return summary.get(0).variant() + ": " + text + ".";
  }

  /** Returns an estimate with its interval, in words. */
  static String estimate(SummaryRow row) {
    Metric metric = Metrics.of(row.metric());
    String bounds = metric.bounds(row.interval());
    return metric.name()
        + " "
        + metric.withUnit(row.estimate())
        + " ("
        + (bounds.isEmpty()
            ? row.interval().reason()
            : Decimal.percent(row.interval().confidence(), 0) + " interval " + bounds)
        + ")";
  }
}
