package stacklab.report.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import stacklab.report.figure.Caption;
import stacklab.report.figure.Numbers;
import stacklab.stats.Interval;

/**
 * Where the figures of a chart come from.
 *
 * @param title the chart's title
 * @param agents who played, as a sentence part: {@code random against itself}
 * @param remarks further notes of the caller
 */
public record Setting(String title, String agents, List<String> remarks) {
  /** Returns a setting without remarks. */
  public static Setting of(String title, String agents) {
    return new Setting(title, agents, List.of());
  }

  /** Returns the caption: agents, games and intervals in one line, then remarks. */
  Caption caption(Collection<Long> games, Collection<Interval> intervals, String... notes) {
    List<String> lines = new ArrayList<>();
    lines.add(
        List.of("Agents: " + agents, games(games), intervals(intervals)).stream()
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining(". ", "", ".")));
    lines.addAll(Arrays.asList(notes));
    lines.addAll(remarks);
    return new Caption(title, lines);
  }

  /** Returns the number of games as words. */
  static String games(Collection<Long> games) {
    long least = games.stream().mapToLong(g -> g).min().orElse(0);
    long most = games.stream().mapToLong(g -> g).max().orElse(0);
    String count = Numbers.count(most, "game");
    if (games.size() < 2) {
      return count;
    }
    return least == most ? count + " each" : Numbers.count(least) + " to " + count;
  }

  private static String intervals(Collection<Interval> intervals) {
    return intervals.stream()
        .filter(Interval::isKnown)
        .map(i -> Numbers.plain(i.confidence() * 100) + " % intervals (" + i.method() + ")")
        .distinct()
        .collect(Collectors.joining(", "));
  }
}
