package stacklab.sim.match;

import java.util.ArrayList;
import java.util.List;
import stacklab.rules.Colour;
import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;
import stacklab.stats.interval.ResultIntervals;
import stacklab.stats.interval.ShareIntervals;
import stacklab.stats.rating.Elo;

/**
 * Estimates what a match says: the agent's result with the pair as the unit, its strength, and seat
 * and colour as separate factors.
 */
public final class MatchFigures {
  private static final String DETERMINISTIC = "deterministic";

  private final Match match;
  private final double confidence;
  private final List<MatchFigure> figures = new ArrayList<>();

  private MatchFigures(Match match, double confidence) {
    this.match = match;
    this.confidence = confidence;
  }

  /** Returns the figures of a match, those without any data left out. */
  public static List<MatchFigure> of(Match match, double confidence) {
    return new MatchFigures(match, confidence).all();
  }

  private List<MatchFigure> all() {
    // Which self a repeated game counts for is all the lot would tell.
    if (!(match.isSelfPlay() && match.isDeterministic())) {
      addResult("result", match.units());
    }
    if (!match.isDeterministic() && match.units().size() > 0) {
      addElo("elo", Elo.of(match.units(), confidence));
      addElo("normalised_elo", Elo.normalised(match.units(), confidence));
      figures.add(
          new MatchFigure(
              "superiority",
              Elo.likelihoodOfSuperiority(match.units()),
              Double.NaN,
              Double.NaN,
              "score statistic"));
    }
    addDraws();
    addResult("result_first", match.inSeat(true));
    addResult("result_second", match.inSeat(false));
    addResult("result_white", match.withColour(Colour.WHITE));
    addResult("result_black", match.withColour(Colour.BLACK));
    if (!match.isColourTheBoard()) {
      addResult("first_result", match.firstSeat());
    }
    addResult("white_result", match.white());
    return figures;
  }

  private void addResult(String metric, ResultCounts results) {
    if (results.size() > 0) {
      add(metric, results.mean(), ResultIntervals.score(results, confidence));
    }
  }

  private void addDraws() {
    ResultCounts games = match.games();
    if (games.size() > 0) {
      long drawn = games.count(1);
      add(
          "draw",
          (double) drawn / games.size(),
          ShareIntervals.wilson(drawn, games.size(), confidence));
    }
  }

  private void add(String metric, double estimate, Interval interval) {
    figures.add(
        MatchFigure.of(
            metric,
            estimate,
            match.isDeterministic() ? Interval.unknown(confidence, DETERMINISTIC) : interval));
  }

  private void addElo(String metric, Elo elo) {
    double bound = elo.difference();
    figures.add(
        switch (elo.bound()) {
          case ESTIMATE -> MatchFigure.of(metric, bound, elo.interval());
          case AT_LEAST ->
              new MatchFigure(metric, Double.NaN, bound, Double.NaN, elo.interval().method());
          case AT_MOST ->
              new MatchFigure(metric, Double.NaN, Double.NaN, bound, elo.interval().method());
        });
  }
}
