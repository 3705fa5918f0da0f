package stacklab.sim.search;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import stacklab.sim.run.RunResult;
import stacklab.sim.run.Stop;
import stacklab.sim.tally.MatchupTally;

/** A run that looks for variants and plays most games of those still in question. */
public interface Search extends Stop {
  /** The verdict on what may still turn out either way. */
  String OPEN = "not decided";

  /** How many variants a sentence names; it counts those beyond. */
  int MOST_NAMED = 12;

  @Override
  default boolean isDue(List<MatchupTally> tallies) {
    return false;
  }

  /** Returns what was found, in the order of tables. */
  List<Answer> answers(RunResult result);

  /** Returns the verdict on each variant and pairing as sentences. */
  default List<String> sentences(RunResult result) {
    Map<String, Set<String>> byVerdict = new LinkedHashMap<>();
    boolean several =
        result.sides().stream().map(side -> side.pairing().text()).distinct().count() > 1;
    for (Answer answer : answers(result)) {
      String name =
          answer.row().variant() + (several ? " (" + answer.row().pairing().text() + ")" : "");
      byVerdict.computeIfAbsent(answer.verdict(), v -> new LinkedHashSet<>()).add(name);
    }
    return byVerdict.entrySet().stream()
        .map(
            e ->
                e.getKey().substring(0, 1).toUpperCase(Locale.ROOT)
                    + e.getKey().substring(1)
                    + ": "
                    + list(List.copyOf(e.getValue()))
                    + ".")
        .toList();
  }

  private static String list(List<String> names) {
    return names.size() <= MOST_NAMED
        ? String.join(", ", names)
        : String.join(", ", names.subList(0, MOST_NAMED - 2))
            + " and "
            + (names.size() - MOST_NAMED + 2)
            + " more in search.csv";
  }
}
