package stacklab.sim.figure;

import java.util.ArrayList;
import java.util.List;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.tally.SpaceTally;
import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;
import stacklab.stats.interval.MeanIntervals;
import stacklab.stats.interval.ResultIntervals;
import stacklab.stats.interval.ShareIntervals;

/** Estimates what happens on each space of a variant. */
public final class SpaceFigures {
  /** The shares of games whose first ply took the stack of a space. */
  public static final String OPENING_FROM = "opening_from";

  /** The shares of games whose first ply led to a space. */
  public static final String OPENING_TO = "opening_to";

  /** The first seat's mean result in the games opened from a space. */
  public static final String OPENING_FROM_RESULT = "opening_from_result";

  /** The first seat's mean result in the games opened to a space. */
  public static final String OPENING_TO_RESULT = "opening_to_result";

  /** The share of games in which a stack stood on a space at the end. */
  public static final String OCCUPIED = "occupied";

  /** The mean height on a space at the end. */
  public static final String HEIGHT = "height";

  private static final List<String> OWNED = List.of("owned_white", "owned_black", "owned_neutral");

  private final Side side;
  private final SpaceTally tally;
  private final double confidence;
  private final List<SpaceFigure> figures = new ArrayList<>();

  private SpaceFigures(Side side, double confidence) {
    this.side = side;
    this.tally = side.tally().spaces();
    this.confidence = confidence;
  }

  /** Returns the names of all metrics. */
  public static List<String> metrics() {
    List<String> names =
        new ArrayList<>(List.of(OPENING_FROM, OPENING_FROM_RESULT, OPENING_TO, OPENING_TO_RESULT));
    names.addAll(OWNED);
    names.addAll(List.of(OCCUPIED, HEIGHT));
    return names;
  }

  /** Returns the figures of each space in the board's order; none if no position was looked at. */
  public static List<SpaceFigure> of(Side side, double confidence) {
    SpaceFigures figures = new SpaceFigures(side, confidence);
    for (int space = 0; space < figures.tally.spaces(); space++) {
      figures.add(space);
    }
    return figures.figures;
  }

  private void add(int space) {
    long games = tally.games();
    addOpening(space, OPENING_FROM, OPENING_FROM_RESULT, tally.openedFrom(space));
    addOpening(space, OPENING_TO, OPENING_TO_RESULT, tally.openedTo(space));
    for (int owner = 0; owner < OWNED.size(); owner++) {
      addShare(space, OWNED.get(owner), tally.owned(space, owner));
    }
    addShare(space, OCCUPIED, tally.occupied(space));
    var height = tally.height(space).sample();
    // A height is never negative, whatever the interval's formula says.
    Interval interval =
        MeanIntervals.student(height, confidence).clamped(0, Double.POSITIVE_INFINITY);
    add(space, HEIGHT, games, height.mean(), interval);
  }

  private void addOpening(int space, String share, String value, ResultCounts results) {
    addShare(space, share, results.size());
    if (results.size() > 0) {
      add(space, value, results.size(), results.mean(), ResultIntervals.score(results, confidence));
    }
  }

  private void addShare(int space, String metric, long games) {
    long all = tally.games();
    add(space, metric, all, (double) games / all, ShareIntervals.wilson(games, all, confidence));
  }

  private void add(int space, String metric, long games, double estimate, Interval interval) {
    Interval shown = side.isDeterministic() ? Interval.unknown(confidence, "") : interval;
    figures.add(
        new SpaceFigure(
            side.matchup().variantId(),
            side.pairing(),
            side.matchup().variant().board().name(space),
            metric,
            games,
            estimate,
            shown));
  }
}
