package stacklab.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import stacklab.report.match.Forfeits;
import stacklab.rules.Komi;
import stacklab.rules.Swap;
import stacklab.sim.compare.Comparisons;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.run.RunResult;
import stacklab.stats.Decimal;

/** What a reader of a run's figures must know to read them right, one sentence a note. */
public final class RunNotes {
  private final RunResult result;
  private final List<Side> sides;
  private final List<String> notes = new ArrayList<>();

  /** Prepares the notes of a run. */
  public RunNotes(RunResult result) {
    this.result = result;
    this.sides = Comparisons.sides(result.settings().plan(), result.tallies());
  }

  /** Returns the notes. */
  public List<String> all() {
    addPlayers();
    addSingleGames();
    notes.addAll(OpeningNote.of(result.settings().plan().matchups()));
    addSeats();
    addSameRules();
    addRepeats();
    addCutOff();
    addForfeits();
    return notes;
  }

  private void addPlayers() {
    String agents =
        sides.stream()
            .flatMap(side -> List.of(side.pairing().white(), side.pairing().black()).stream())
            .distinct()
            .collect(Collectors.joining(", "));
    notes.add(
        "Played by "
            + agents
            + "; in brackets "
            + Decimal.percent(result.settings().confidence(), 0)
            + " intervals: score method for results, Wilson for shares, Student's t for means.");
  }

  private void addSingleGames() {
    if (sides.stream().anyMatch(side -> side.tally().playedOut() == 1)) {
      notes.add(
          "Where it says (n = 1) there is no interval: one game does not show how much games"
              + " differ.");
    }
  }

  private void addSeats() {
    List<String> board = ids(Side::colourIsBoard);
    if (!board.isEmpty()) {
      notes.add(
          "No first seat's result for "
              + list(board)
              + ": both players have the same moves, so in random play the difference between the"
              + " colours is the board's"
              + (withKomi() ? ", and the komi's where there is one." : "."));
    }
    boolean oneFirst =
        sides.stream().map(side -> side.pairing().first()).distinct().count() == 1
            && sides.stream().allMatch(side -> side.matchup().variant().swap() == Swap.NONE);
    if (oneFirst && board.size() < ids(side -> true).size()) {
      notes.add(
          "The first seat is always "
              + (sides.get(0).pairing().first().text().equals("white") ? "White" : "Black")
              + " here: seat and colour cannot be told apart. `first: [white, black]` plays both.");
    }
  }

  private boolean withKomi() {
    return sides.stream()
        .filter(Side::colourIsBoard)
        .anyMatch(side -> !side.matchup().variant().komi().equals(Komi.NONE));
  }

  /** The same rules give the same streams, so such variants are one sample, not two. */
  private void addSameRules() {
    Map<Long, Set<String>> byRules = new LinkedHashMap<>();
    for (Side side : sides) {
      byRules
          .computeIfAbsent(side.matchup().variant().rulesHash(), rules -> new TreeSet<>())
          .add(side.matchup().variantId());
    }
    for (Set<String> same : new LinkedHashSet<>(byRules.values())) {
      if (same.size() > 1) {
        notes.add(
            "The same rules under several names, and so the same games: "
                + list(List.copyOf(same))
                + ".");
      }
    }
  }

  private void addRepeats() {
    List<String> repeated =
        ids(
            side ->
                side.tally().distinct().games() > 0
                    && side.tally().distinct().distinct() < side.tally().games());
    if (!repeated.isEmpty()) {
      notes.add(
          "Some games were played more than once in "
              + list(repeated)
              + "; see `distinct` in summary.csv.");
    }
  }

  private void addCutOff() {
    for (Side side : sides) {
      double share = (double) side.tally().cutOff() / Math.max(1, side.tally().playedOut());
      if (side.tally().isMuchCutOff()) {
        boolean board = side.colourIsBoard();
        notes.add(
            "Warning: "
                + Decimal.percent(share, 1)
                + " of the games of "
                + side.matchup().variantId()
                + " ("
                + side.pairing().text()
                + ") were cut off by the ply limit and scored as they stood. "
                + (board ? "White's result" : "The first seat's result")
                + " would be "
                + percent(side, board, false)
                + " had all of them been lost, and "
                + percent(side, board, true)
                + " had all been won.");
      }
    }
  }

  private static String percent(Side side, boolean white, boolean won) {
    return Decimal.percent(
        white
            ? side.tally().whiteResultsIfCut(won).mean()
            : side.tally().firstResultsIfCut(won).mean(),
        1);
  }

  private void addForfeits() {
    for (Side side : sides) {
      long forfeited = side.tally().games() - side.tally().playedOut();
      if (forfeited > 0) {
        notes.add(
            "Warning: "
                + forfeited
                + " of "
                + side.tally().games()
                + " games of "
                + side.matchup().variantId()
                + " ("
                + side.pairing().text()
                + ") were lost by forfeit and stay out of the figures: "
                + Forfeits.text(side.tally().forfeits())
                + ".");
      }
    }
  }

  private List<String> ids(Predicate<Side> which) {
    return List.copyOf(
        new TreeSet<>(
            sides.stream().filter(which).map(side -> side.matchup().variantId()).toList()));
  }

  private static String list(List<String> ids) {
    return ids.size() <= 4
        ? String.join(", ", ids)
        : String.join(", ", ids.subList(0, 3)) + " and " + (ids.size() - 3) + " more";
  }
}
