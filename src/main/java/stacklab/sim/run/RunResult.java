package stacklab.sim.run;

import java.util.List;
import stacklab.sim.compare.Comparison;
import stacklab.sim.compare.Comparisons;
import stacklab.sim.tally.MatchupTally;

/**
 * What a run came to.
 *
 * @param settings what was run
 * @param tallies the statistics of each matchup, in the plan's order
 */
public record RunResult(RunSettings settings, List<MatchupTally> tallies) {
  /** Copies the list. */
  public RunResult {
    tallies = List.copyOf(tallies);
  }

  /** Returns the rows of summary.csv. */
  public List<SummaryRow> summary() {
    return new Summary(this).rows();
  }

  /** Returns the rows of comparisons.csv. */
  public List<Comparison> comparisons() {
    return new Comparisons(
            Comparisons.sides(settings.plan(), tallies),
            settings.baseline(),
            settings.confidence(),
            settings.margin())
        .all();
  }
}
