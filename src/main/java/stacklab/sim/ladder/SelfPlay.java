package stacklab.sim.ladder;

import java.util.List;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.tally.DistinctGames;
import stacklab.sim.tally.PairingTally;
import stacklab.stats.Interval;
import stacklab.stats.Moments;
import stacklab.stats.ResultCounts;
import stacklab.stats.interval.MeanIntervals;
import stacklab.stats.interval.ResultIntervals;
import stacklab.stats.interval.ShareIntervals;

/** The games of a level's agent against itself, those of all first colours together. */
public final class SelfPlay {
  private final List<Side> sides;
  private final DistinctGames distinct = new DistinctGames();

  SelfPlay(List<Side> sides) {
    this.sides = List.copyOf(sides);
    sides.forEach(side -> distinct.merge(side.tally().distinct()));
  }

  /**
   * One figure of a level.
   *
   * @param metric its name as in docs/metrics.md
   * @param estimate NaN if there is none
   * @param interval not known if there is none; its method then says why
   */
  public record Figure(String metric, double estimate, Interval interval) {}

  /** Returns the games of each first colour. */
  public List<Side> sides() {
    return sides;
  }

  /** Returns the number of games. */
  public long games() {
    return sides.stream().mapToLong(side -> side.tally().playedOut()).sum();
  }

  /** Returns the number of different games. */
  public long distinct() {
    return distinct.distinct();
  }

  /** Returns the lengths of the games in plies, random opening plies included. */
  public Moments plies() {
    Moments plies = new Moments();
    sides.forEach(side -> plies.merge(side.tally().plies().moments()));
    return plies;
  }

  /** Returns whether games only repeat one another: one game a first colour and start. */
  public boolean isDeterministic() {
    return games() > distinct()
        && sides.stream()
            .allMatch(
                side ->
                    side.tally().distinct().distinct()
                        <= Math.max(1, side.matchup().starts().size()));
  }

  /** Returns whether the difference between colours can only come from the board. */
  public boolean isColourTheBoard() {
    return sides.stream().allMatch(Side::colourIsBoard);
  }

  /** Returns first seat's and White's result, draws and length, in this order. */
  public List<Figure> figures(double confidence) {
    ResultCounts first = ResultCounts.of(0, 0, 0);
    ResultCounts white = ResultCounts.of(0, 0, 0);
    Moments plies = plies();
    for (Side side : sides) {
      PairingTally tally = side.tally();
      first = first.plus(tally.firstResults());
      white = white.plus(tally.whiteResults());
    }
    long draws = first.count(1);
    Figure board =
        new Figure("first_result", Double.NaN, Interval.unknown(confidence, "board: not given"));
    return List.of(
        isColourTheBoard() ? board : result("first_result", first, confidence),
        result("white_result", white, confidence),
        figure("draw", (double) draws / games(), ShareIntervals.wilson(draws, games(), confidence)),
        figure("plies", plies.mean(), MeanIntervals.student(plies.sample(), confidence)));
  }

  private Figure result(String metric, ResultCounts results, double confidence) {
    return figure(metric, results.mean(), ResultIntervals.score(results, confidence));
  }

  private Figure figure(String metric, double estimate, Interval interval) {
    return new Figure(
        metric,
        estimate,
        isDeterministic() ? Interval.unknown(interval.confidence(), "deterministic") : interval);
  }
}
