package stacklab.sim.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import stacklab.rules.Colour;
import stacklab.rules.Setup;
import stacklab.sim.Matchup;
import stacklab.sim.run.RunResult;
import stacklab.sim.tally.DistinctGames;
import stacklab.sim.tally.MatchupTally;
import stacklab.sim.tally.PairingTally;
import stacklab.stats.ResultCounts;

/**
 * The games of two agents, in pairs, or of one against itself, game by game, on a variant with one
 * or both first colours. Results are those of the agent named first; of an agent against itself,
 * those of the one of its two selves for which a game counts by lot. White is who begins as White.
 */
public final class Match {
  private final List<Matchup> matchups = new ArrayList<>();
  private final List<MatchupTally> tallies = new ArrayList<>();

  private Match() {}

  /** Returns the matches of a run, in the plan's order. */
  public static List<Match> all(RunResult result) {
    Map<String, Match> matches = new LinkedHashMap<>();
    List<Matchup> matchups = result.settings().plan().matchups();
    for (int m = 0; m < matchups.size(); m++) {
      Matchup matchup = matchups.get(m);
      if (result.tallies().get(m).games() > 0) {
        String key = matchup.variantId() + "\n" + matchup.white() + "\n" + matchup.black();
        Match match = matches.computeIfAbsent(key, k -> new Match());
        match.matchups.add(matchup);
        match.tallies.add(result.tallies().get(m));
      }
    }
    return List.copyOf(matches.values());
  }

  /** Returns what tables call the variant. */
  public String variant() {
    return matchups.get(0).variantId();
  }

  /** Returns the text that names the agent whose results these are. */
  public String agent() {
    return matchups.get(0).white().text();
  }

  /** Returns the text that names the other agent. */
  public String opponent() {
    return matchups.get(0).black().text();
  }

  /** Returns whether the two agents are the same. */
  public boolean isSelfPlay() {
    return agent().equals(opponent());
  }

  /** Returns the first colours that were played. */
  public List<Colour> firsts() {
    return matchups.stream().map(matchup -> matchup.variant().firstSeat()).toList();
  }

  /** Returns the number of pairs; 0 if an agent plays itself. */
  public long pairs() {
    return isSelfPlay() ? 0 : units().size();
  }

  /**
   * Returns the results of the independent units: of pairs, or of games if an agent plays itself.
   */
  public ResultCounts units() {
    return sum(MatchupTally::unitResults);
  }

  private ResultCounts sum(Function<MatchupTally, ResultCounts> results) {
    return tallies.stream().map(results).reduce(ResultCounts::plus).orElseThrow();
  }

  /** Returns the games' results: losses, draws, wins. */
  public ResultCounts games() {
    return sum(MatchupTally::gameResults);
  }

  /** Returns the first seat's results in the units of which all games were played out. */
  public ResultCounts firstSeat() {
    return sum(this::firstSeat);
  }

  private ResultCounts firstSeat(MatchupTally tally) {
    return isSelfPlay() ? tally.pairings().get(0).firstResults() : tally.firstSeatResults();
  }

  /** Returns White's results in the units of which all games were played out. */
  public ResultCounts white() {
    ResultCounts sum = null;
    for (int m = 0; m < matchups.size(); m++) {
      ResultCounts first = firstSeat(tallies.get(m));
      ResultCounts white = isWhiteFirst(m) ? first : first.mirrored();
      sum = sum == null ? white : sum.plus(white);
    }
    return sum;
  }

  private boolean isWhiteFirst(int matchup) {
    return matchups.get(matchup).variant().firstSeat() == Colour.WHITE;
  }

  /** Returns the agent's results in a seat: losses, draws, wins; none if it plays itself. */
  public ResultCounts inSeat(boolean first) {
    return where((agentIsFirst, agentIsWhite) -> agentIsFirst == first);
  }

  /** Returns the agent's results with a colour: losses, draws, wins; none if it plays itself. */
  public ResultCounts withColour(Colour colour) {
    return where((agentIsFirst, agentIsWhite) -> agentIsWhite == (colour == Colour.WHITE));
  }

  private interface Place {
    boolean counts(boolean agentIsFirst, boolean agentIsWhite);
  }

  private ResultCounts where(Place place) {
    ResultCounts sum = ResultCounts.of(0, 0, 0);
    for (int m = 0; m < matchups.size() && !isSelfPlay(); m++) {
      List<PairingTally> pairings = tallies.get(m).pairings();
      for (int p = 0; p < pairings.size(); p++) {
        boolean agentIsWhite = p == 0;
        boolean agentIsFirst = agentIsWhite == isWhiteFirst(m);
        if (place.counts(agentIsFirst, agentIsWhite)) {
          ResultCounts first = pairings.get(p).firstResults();
          sum = sum.plus(agentIsFirst ? first : first.mirrored());
        }
      }
    }
    return sum;
  }

  /**
   * Returns whether the difference between colours can only come from the board: both players have
   * the same moves and draw them at random, so that it cannot matter who moves first.
   */
  public boolean isColourTheBoard() {
    Matchup matchup = matchups.get(0);
    return matchup.isUniform()
        && matchup.variant().move().sameForBoth()
        && matchup.variant().placements() == 0;
  }

  /** Returns how many games were lost by forfeit, by reason. */
  public Map<String, Long> forfeits() {
    Map<String, Long> forfeits = new TreeMap<>();
    for (MatchupTally tally : tallies) {
      for (PairingTally pairing : tally.pairings()) {
        pairing.forfeits().forEach((reason, count) -> forfeits.merge(reason, count, Long::sum));
      }
    }
    return forfeits;
  }

  /** Returns the number of different games, as {@link DistinctGames} counts them. */
  public long distinct() {
    DistinctGames distinct = new DistinctGames();
    tallies.stream()
        .flatMap(tally -> tally.pairings().stream())
        .forEach(pairing -> distinct.merge(pairing.distinct()));
    return distinct.distinct();
  }

  /**
   * Returns whether nothing in the games is left to chance: then they only repeat one another, and
   * there is nothing to be uncertain about. Of programs and of agents with a budget of time nobody
   * knows; they are taken to be so if their games do nothing but repeat.
   */
  public boolean isDeterministic() {
    return matchups.stream().noneMatch(Match::drawsLots)
        && (matchups.stream().noneMatch(Match::hasChance) || repeats());
  }

  /** Returns whether there are no more different games than starts, first colours and seatings. */
  private boolean repeats() {
    long possible =
        matchups.stream()
            .mapToLong(m -> Math.max(1, m.starts().size()) * (m.isPaired() ? 2L : 1L))
            .sum();
    return games().size() > distinct() && distinct() <= possible;
  }

  /**
   * Returns whether anything in a matchup's games is, or for all we know may be, left to chance.
   */
  public static boolean hasChance(Matchup matchup) {
    return drawsLots(matchup) || !matchup.white().reproducible() || !matchup.black().reproducible();
  }

  private static boolean drawsLots(Matchup matchup) {
    return matchup.white().randomised()
        || matchup.black().randomised()
        || matchup.openingPlies() > 0
        || matchup.variant().setup() instanceof Setup.Shuffle;
  }

  /** Returns whether the same seed gives the same games. */
  public boolean isReproducible() {
    return matchups.stream().allMatch(m -> m.white().reproducible() && m.black().reproducible());
  }
}
