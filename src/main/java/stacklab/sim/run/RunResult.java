package stacklab.sim.run;

import java.util.List;
import stacklab.sim.compare.Comparison;
import stacklab.sim.compare.Comparisons;
import stacklab.sim.figure.PlyFigure;
import stacklab.sim.figure.PlyFigures;
import stacklab.sim.figure.SpaceFigure;
import stacklab.sim.figure.SpaceFigures;
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
    return Summary.of(sides(), settings.confidence());
  }

  /** Returns the rows of plies.csv. */
  public List<PlyFigure> plies() {
    return sides().stream().flatMap(side -> PlyFigures.of(side).stream()).toList();
  }

  /** Returns the rows of spaces.csv. */
  public List<SpaceFigure> spaces() {
    double confidence = settings.confidence();
    return sides().stream().flatMap(side -> SpaceFigures.of(side, confidence).stream()).toList();
  }

  /** Returns every pairing's games of every variant, in the order of tables. */
  public List<Comparisons.Side> sides() {
    return Comparisons.sides(settings.plan(), tallies);
  }

  /** Returns the rows of comparisons.csv. */
  public List<Comparison> comparisons() {
    return new Comparisons(sides(), settings.baseline(), settings.confidence(), settings.margin())
        .all();
  }
}
