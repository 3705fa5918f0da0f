package stacklab.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import stacklab.report.figure.Numbers;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.SummaryRow;
import stacklab.sim.search.Search;
import stacklab.sim.search.UntilKnown;
import stacklab.sim.search.UntilKnown.Found;

/** What came of the aim of a run that may end before all its games are played. */
public final class AimText {
  private static final int MOST_NAMED = 12;

  private AimText() {}

  /** Returns it in sentences; none for a run that plays all its games. */
  public static List<String> of(RunResult result) {
    if (result.settings().stop() instanceof Search search) {
      return search.sentences(result);
    }
    return result.settings().stop() instanceof UntilKnown until
        ? ofUntil(until, result)
        : List.of();
  }

  private static List<String> ofUntil(UntilKnown until, RunResult result) {
    List<Found> found = until.found(result);
    if (found.isEmpty()) {
      return List.of();
    }
    Map<String, List<Found>> bySide = new LinkedHashMap<>();
    boolean several = found.stream().map(f -> f.row().pairing()).distinct().count() > 1;
    found.forEach(f -> bySide.computeIfAbsent(name(f, several), n -> new ArrayList<>()).add(f));
    List<String> reached = new ArrayList<>();
    List<String> missed = new ArrayList<>();
    bySide.forEach(
        (name, all) -> {
          boolean known = all.stream().allMatch(Found::known);
          (known ? reached : missed).add(name + (known ? after(all) : lacking(all)));
        });
    List<String> sentences = new ArrayList<>();
    sentences.add("Aim: to know " + asked(bySide.values().iterator().next()) + ".");
    if (!reached.isEmpty()) {
      sentences.add("Reached: " + list(reached) + ".");
    }
    if (!missed.isEmpty()) {
      sentences.add("Not reached, as the limit of games came first: " + list(missed) + ".");
    }
    sentences.add(
        until.looksOnce()
            ? "The games were looked at but once, at their limit."
            : "The intervals hold at every look, so that ending at one of them has not made them"
                + " too narrow.");
    return sentences;
  }

  private static String name(Found found, boolean several) {
    SummaryRow row = found.row();
    return several ? row.variant() + " (" + row.pairing().text() + ")" : row.variant();
  }

  private static String asked(List<Found> all) {
    return all.stream()
        .map(found -> metric(found) + " to within " + distance(found.asked(), found.inPoints()))
        .collect(Collectors.joining(" and "));
  }

  private static String after(List<Found> all) {
    SummaryRow row = all.get(0).row();
    boolean same = row.distinct() == 1 && row.games() > 1;
    return " after " + Numbers.count(row.games(), "game") + (same ? ", all one and the same" : "");
  }

  /** Returns after how many games how much is known of what is not known as asked. */
  private static String lacking(List<Found> all) {
    return after(all)
        + all.stream()
            .filter(found -> !found.known())
            .map(found -> metric(found) + " " + known(found))
            .collect(Collectors.joining(", ", " (", ")"));
  }

  private static String known(Found found) {
    if (!found.row().interval().isKnown()) {
      return "not known, " + found.row().interval().reason();
    }
    double half = found.row().interval().halfWidth() * (found.inPoints() ? 100 : 1);
    // Upwards, so that it never reads as near as was asked.
    return "to within " + distance(Math.ceil(half * 1000) / 1000, found.inPoints());
  }

  private static String metric(Found found) {
    return found.row().metric().replace('_', ' ');
  }

  private static String distance(double value, boolean inPoints) {
    String number = Numbers.plain(value);
    return inPoints ? number + (number.equals("1") ? " point" : " points") : number;
  }

  private static String list(List<String> names) {
    int beyond = names.size() - MOST_NAMED;
    return beyond <= 0
        ? String.join("; ", names)
        : String.join("; ", names.subList(0, MOST_NAMED - 2))
            + ("; and " + (beyond + 2) + " more in summary.csv");
  }
}
