package stacklab.sim.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stacklab.rules.Colour;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;
import stacklab.stats.interval.ResultIntervals;

/**
 * Tells what the seat is worth and what the colour is, where an agent played against itself with
 * either colour first. Both first colours weigh the same, whatever their numbers of games.
 */
public final class SeatFigures {
  /** The first seat's mean result over both first colours. */
  public static final String FIRST = "first_result_both";

  /** White's mean result over both first colours. */
  public static final String WHITE = "white_result_both";

  /** The first seat's result with White first, less that with Black first. */
  public static final String INTERACTION = "first_by_colour";

  private final Side whiteFirst;
  private final Side blackFirst;
  private final double confidence;
  private final List<Estimate> estimates = new ArrayList<>();

  private SeatFigures(Side whiteFirst, Side blackFirst, double confidence) {
    this.whiteFirst = whiteFirst;
    this.blackFirst = blackFirst;
    this.confidence = confidence;
  }

  /** Returns whether a metric is one of these, of the games with either colour first. */
  public static boolean has(String metric) {
    return metric.equals(FIRST) || metric.equals(WHITE) || metric.equals(INTERACTION);
  }

  /** Returns the pairing with Black first that belongs to one with White first. */
  public static Optional<Side> withBlackFirst(Side side, List<Side> sides) {
    boolean asks =
        side.pairing().first() == Colour.WHITE
            && side.pairing().isSelfPlay()
            && !side.matchup().isPaired();
    return sides.stream()
        .filter(other -> asks && other.pairing().first() == Colour.BLACK)
        .filter(other -> other.matchup().variantId().equals(side.matchup().variantId()))
        .filter(other -> other.pairing().white().equals(side.pairing().white()))
        .filter(other -> other.pairing().isSelfPlay())
        .findFirst();
  }

  /** Returns the estimates; without those of seats where the board alone makes a difference. */
  public static List<Estimate> of(Side whiteFirst, Side blackFirst, double confidence) {
    SeatFigures figures = new SeatFigures(whiteFirst, blackFirst, confidence);
    ResultCounts white = whiteFirst.tally().whiteResults();
    ResultCounts whiteSecond = blackFirst.tally().whiteResults();
    if (white.size() > 0 && whiteSecond.size() > 0) {
      if (!whiteFirst.colourIsBoard()) {
        ResultCounts first = whiteFirst.tally().firstResults();
        ResultCounts blacks = blackFirst.tally().firstResults();
        figures.addMean(FIRST, first, blacks);
        figures.addDifference(first, blacks);
      }
      figures.addMean(WHITE, white, whiteSecond);
    }
    return figures.estimates;
  }

  /** The mean of a and b is half the difference of a and 1 - b, and a half. */
  private void addMean(String metric, ResultCounts a, ResultCounts b) {
    Interval interval = ResultIntervals.difference(b.mirrored(), a, confidence).mapped(0.5, 0.5);
    add(metric, (a.mean() + b.mean()) / 2, interval);
  }

  private void addDifference(ResultCounts a, ResultCounts b) {
    add(INTERACTION, a.mean() - b.mean(), ResultIntervals.difference(b, a, confidence));
  }

  private void add(String metric, double value, Interval interval) {
    long games = whiteFirst.tally().playedOut() + blackFirst.tally().playedOut();
    estimates.add(new Estimate(metric, games, value, interval));
  }
}
