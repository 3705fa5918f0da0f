package stacklab.report.match;

import java.util.Map;
import java.util.stream.Collectors;
import stacklab.report.figure.Numbers;

/** Tells of games lost by forfeit: how many for which reason, and where each stands. */
public final class Forfeits {
  private Forfeits() {}

  /**
   * Returns a sentence part, such as {@code 3 games (2 crash, 1 timeout); see `end` in games.csv}.
   *
   * @param reasons how many games for each reason; at least one
   */
  public static String text(Map<String, Long> reasons) {
    long games = reasons.values().stream().mapToLong(count -> count).sum();
    return Numbers.count(games, "game")
        + reasons.entrySet().stream()
            .map(reason -> reason.getValue() + " " + reason.getKey())
            .collect(Collectors.joining(", ", " (", ")"))
        + "; see `end` in games.csv, and `stacklab play` for what a program says";
  }
}
