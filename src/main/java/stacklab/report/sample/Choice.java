package stacklab.report.sample;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import stacklab.report.figure.Numbers;
import stacklab.stats.Decimal;

/**
 * A game that was chosen and why.
 *
 * @param row the game
 * @param name a word or two, such as {@code shortest}
 * @param why by which measure, with its value
 */
public record Choice(GameRow row, String name, String why) {
  /**
   * Chooses up to three games of those that were played out: one nearest to the medians, the
   * shortest, and the one whose lead changed sides most often; a game that is several of these
   * comes once. Among equals the first one is taken.
   */
  static List<Choice> of(List<GameRow> games) {
    List<GameRow> rows = games.stream().filter(GameRow::isPlayedOut).toList();
    if (rows.isEmpty()) {
      return List.of();
    }
    List<Choice> choices = new ArrayList<>();
    choices.add(typical(rows));
    GameRow shortest = rows.stream().min(Comparator.comparingInt(GameRow::plies)).orElseThrow();
    choices.add(new Choice(shortest, "shortest", "fewest plies"));
    dramatic(rows, choices);
    return withoutRepetition(choices);
  }

  private static void dramatic(List<GameRow> rows, List<Choice> choices) {
    GameRow most = null;
    for (GameRow row : rows) {
      if (most == null || isMoreDramatic(row, most)) {
        most = row;
      }
    }
    if (most != null && most.leadChanges() > 0) {
      choices.add(
          new Choice(
              most,
              "most dramatic",
              "most changes of the lead, and among those the one that was open the longest"));
    }
  }

  private static boolean isMoreDramatic(GameRow row, GameRow than) {
    return row.leadChanges() != than.leadChanges()
        ? row.leadChanges() > than.leadChanges()
        : row.decidedPly() > than.decidedPly();
  }

  private static Choice typical(List<GameRow> rows) {
    List<ToDoubleFunction<GameRow>> measures =
        List.of(GameRow::plies, GameRow::margin, GameRow::leadChanges);
    double[] medians = new double[measures.size()];
    double[] spreads = new double[measures.size()];
    for (int m = 0; m < medians.length; m++) {
      ToDoubleFunction<GameRow> measure = measures.get(m);
      double median = median(rows.stream().mapToDouble(measure).toArray());
      medians[m] = median;
      spreads[m] =
          median(
              rows.stream()
                  .mapToDouble(r -> Math.abs(measure.applyAsDouble(r) - median))
                  .toArray());
    }
    GameRow nearest = null;
    double least = Double.POSITIVE_INFINITY;
    for (GameRow row : rows) {
      double distance = 0;
      for (int m = 0; m < medians.length; m++) {
        double apart = Math.abs(measures.get(m).applyAsDouble(row) - medians[m]);
        distance += apart / Math.max(spreads[m], 1);
      }
      if (distance < least) {
        least = distance;
        nearest = row;
      }
    }
    String why =
        "nearest to the medians: "
            + Decimal.fixed(medians[0], 0)
            + " plies, a margin of "
            + Decimal.fixed(medians[1], 0)
            + (medians[2] < 0 ? "" : ", " + Numbers.count((long) medians[2], "lead change"));
    return new Choice(nearest, "typical", why);
  }

  /** Returns the lower median. */
  private static double median(double[] values) {
    Arrays.sort(values);
    return values[(values.length - 1) / 2];
  }

  private static List<Choice> withoutRepetition(List<Choice> choices) {
    Map<GameRow, Choice> byRow = new LinkedHashMap<>();
    for (Choice each : choices) {
      byRow.merge(
          each.row,
          each,
          (a, b) -> new Choice(a.row, a.name + " and " + b.name, a.why + "; " + b.why));
    }
    return List.copyOf(byRow.values());
  }
}
