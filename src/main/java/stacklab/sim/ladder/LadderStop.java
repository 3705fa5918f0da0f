package stacklab.sim.ladder;

import java.util.List;
import stacklab.sim.Plan;
import stacklab.sim.run.Stop;
import stacklab.sim.tally.MatchupTally;

/** Plays only the matches that lead up the ladder, each until it is decided, and level games. */
final class LadderStop implements Stop {
  private final List<Rungs> variants;
  private final LadderRules rules;

  LadderStop(Plan plan, LadderRules rules) {
    this.variants = Rungs.of(plan.matchups());
    this.rules = rules;
  }

  List<Rungs> variants() {
    return variants;
  }

  LadderRules rules() {
    return rules;
  }

  @Override
  public boolean isDue(List<MatchupTally> tallies) {
    return false;
  }

  @Override
  public boolean isDone(int matchup, List<MatchupTally> tallies) {
    Rungs rungs =
        variants.stream().filter(v -> v.from() <= matchup && matchup < v.to()).findFirst().get();
    return !new Climb(rungs, rules, tallies).wants(matchup);
  }

  @Override
  public String text() {
    return rules.text();
  }
}
