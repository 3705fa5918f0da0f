package stacklab.sim.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stacklab.rules.Colour;
import stacklab.rules.Setup;
import stacklab.sim.Matchup;
import stacklab.sim.run.RunResult;
import stacklab.sim.tally.DistinctGames;
import stacklab.sim.tally.MatchupTally;
import stacklab.sim.tally.PairingTally;
import stacklab.stats.ResultCounts;

/**
 * The games of two agents, or of one against itself in pairs, on a variant with one or both first
 * colours. Results are those of the agent named first. White is who begins as White.
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
      if (matchup.isPaired() && result.tallies().get(m).games() > 0) {
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

  /** Returns the pairs' results in steps of a quarter. */
  public ResultCounts pairs() {
    return tallies.stream().map(MatchupTally::pairResults).reduce(ResultCounts::plus).orElseThrow();
  }

  /** Returns the games' results: losses, draws, wins. */
  public ResultCounts games() {
    return tallies.stream().map(MatchupTally::gameResults).reduce(ResultCounts::plus).orElseThrow();
  }

  /** Returns the first seat's results in the pairs, in steps of a quarter. */
  public ResultCounts firstSeat() {
    return tallies.stream()
        .map(MatchupTally::firstSeatResults)
        .reduce(ResultCounts::plus)
        .orElseThrow();
  }

  /** Returns White's results in the pairs, in steps of a quarter. */
  public ResultCounts white() {
    ResultCounts sum = ResultCounts.of(0, 0, 0, 0, 0);
    for (int m = 0; m < matchups.size(); m++) {
      ResultCounts first = tallies.get(m).firstSeatResults();
      sum = sum.plus(isWhiteFirst(m) ? first : first.mirrored());
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

  /** Returns the number of games that were lost by forfeit. */
  public long forfeits() {
    return tallies.stream()
        .flatMap(tally -> tally.pairings().stream())
        .mapToLong(pairing -> pairing.games() - pairing.playedOut())
        .sum();
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
   * Returns whether nothing in the games is left to chance: then pairs only repeat one another, and
   * there is nothing to be uncertain about.
   */
  public boolean isDeterministic() {
    return matchups.stream().noneMatch(Match::hasChance);
  }

  /** Returns whether anything in a matchup's games is left to chance. */
  public static boolean hasChance(Matchup matchup) {
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
