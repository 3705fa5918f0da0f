package stacklab.sim.ladder;

import java.util.ArrayList;
import java.util.List;
import stacklab.sim.ladder.Rungs.Rung;
import stacklab.sim.tally.DistinctGames;
import stacklab.sim.tally.MatchupTally;
import stacklab.sim.tally.PairingTally;
import stacklab.stats.ResultCounts;
import stacklab.stats.stopping.ThresholdTest.State;
import stacklab.stats.stopping.ThresholdTest.Verdict;

/** How far the matches played so far lead up the rungs of one variant. Immutable. */
final class Climb {
  private final List<Attempt> attempts = new ArrayList<>();
  private final List<Rung> levels = new ArrayList<>();
  private int underWay = -1;
  private boolean stopped;

  /** Climbs from the lowest rung, the level 0. */
  Climb(Rungs rungs, LadderRules rules, List<MatchupTally> tallies) {
    levels.add(rungs.list().get(0));
    int level = 0;
    int tried = 0;
    for (int r = 1; r < rungs.list().size() && underWay < 0; r++) {
      stopped = levels.size() > rules.mostLevels();
      if (stopped) {
        return;
      }
      Rung rung = rungs.list().get(r);
      int match = rung.matches().get(level);
      tried++;
      MatchupTally tally = tallies.get(match);
      State state = rules.test(tried).of(tally.pairResults());
      if (state.verdict() == Verdict.OPEN) {
        underWay = match;
        return;
      }
      String below = rungs.list().get(level).agent();
      ResultCounts pairs = tally.pairResults();
      attempts.add(new Attempt(rung.agent(), below, tried, pairs, distinct(tally), state));
      if (state.verdict() == Verdict.ABOVE) {
        levels.add(rung);
        level = r;
        tried = 0;
      }
    }
  }

  private static long distinct(MatchupTally tally) {
    DistinctGames distinct = new DistinctGames();
    tally.pairings().stream().map(PairingTally::distinct).forEach(distinct::merge);
    return distinct.distinct();
  }

  /** Returns the matches that are decided, in order. */
  List<Attempt> attempts() {
    return attempts;
  }

  /** Returns the rungs that are levels, level 0 first. */
  List<Rung> levels() {
    return levels;
  }

  /** Returns whether there are as many levels as were asked for, while agents are left. */
  boolean isStopped() {
    return stopped;
  }

  /** Returns whether games of a matchup are wanted. */
  boolean wants(int matchup) {
    return matchup == underWay || levels.stream().anyMatch(rung -> rung.selves().contains(matchup));
  }
}
