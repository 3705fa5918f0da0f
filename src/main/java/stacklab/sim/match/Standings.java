package stacklab.sim.match;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import stacklab.stats.Interval;
import stacklab.stats.ResultCounts;
import stacklab.stats.rating.Ratings;
import stacklab.stats.rating.RoundRobin;

/** The agents of several matches, the best rated first. */
public final class Standings {
  private final List<Match> matches;
  private final List<String> agents;
  private final RoundRobin games;
  private final double confidence;

  /**
   * Prepares the standings.
   *
   * @param matches on one variant, between at least two agents
   */
  public Standings(List<Match> matches, double confidence) {
    this.matches = List.copyOf(matches);
    this.confidence = confidence;
    Set<String> names = new LinkedHashSet<>();
    matches.forEach(
        match -> {
          names.add(match.agent());
          names.add(match.opponent());
        });
    this.agents = List.copyOf(names);
    this.games = new RoundRobin(agents.size());
    for (Match match : matches) {
      ResultCounts results = match.games();
      games.add(
          agents.indexOf(match.agent()),
          agents.indexOf(match.opponent()),
          results.count(2),
          results.count(1),
          results.count(0));
    }
  }

  /**
   * An agent's line.
   *
   * @param agent the text that names it
   * @param elo its rating, the mean of all being 0; NaN if not known
   * @param interval the rating's interval
   * @param games how many games it played
   * @param result its mean result in them
   * @param against its mean result against each agent in the order of the lines; NaN where they did
   *     not meet
   */
  public record Line(
      String agent,
      double elo,
      Interval interval,
      long games,
      double result,
      List<Double> against) {
    /** Copies the list. */
    public Line {
      against = List.copyOf(against);
    }
  }

  /** Returns whether the ratings are known: not where games only repeat one another. */
  public boolean areRated() {
    return matches.stream().noneMatch(Match::isDeterministic)
        && matches.stream().allMatch(match -> match.games().size() > 0);
  }

  /** Returns the lines: by rating, or by result where there are no ratings. */
  public List<Line> lines() {
    double[] elo = new double[agents.size()];
    Interval[] intervals = new Interval[agents.size()];
    Ratings ratings = areRated() ? Ratings.of(games) : null;
    for (int i = 0; i < elo.length; i++) {
      elo[i] = ratings == null ? Double.NaN : ratings.elo(i);
      intervals[i] =
          ratings == null
              ? Interval.unknown(confidence, "deterministic")
              : ratings.interval(i, confidence);
    }
    List<Integer> all = IntStream.range(0, elo.length).boxed().toList();
    List<Integer> order =
        all.stream()
            .sorted(Comparator.comparingDouble(i -> ratings == null ? -result(i, all) : -elo[i]))
            .toList();
    return order.stream()
        .map(
            i ->
                new Line(
                    agents.get(i),
                    elo[i],
                    intervals[i],
                    order.stream().mapToLong(j -> met(i, j)).sum(),
                    result(i, order),
                    order.stream().map(j -> result(i, List.of(j))).toList()))
        .toList();
  }

  private long met(int agent, int opponent) {
    return agent == opponent ? 0 : games.games(agent, opponent);
  }

  private double result(int agent, List<Integer> opponents) {
    double points = 0;
    long met = 0;
    for (int opponent : opponents) {
      if (opponent != agent) {
        points += games.wins(agent, opponent) + games.draws(agent, opponent) / 2.0;
        met += games.games(agent, opponent);
      }
    }
    return met == 0 ? Double.NaN : points / met;
  }
}
