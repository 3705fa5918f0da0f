package stacklab.sim.figure;

import java.util.List;
import java.util.Optional;
import stacklab.io.Experiment;
import stacklab.sim.tally.BoardTally;
import stacklab.sim.tally.LeadTally;
import stacklab.sim.tally.PairingTally;
import stacklab.stats.Histogram;
import stacklab.stats.interval.Richness;

/** Estimates what games are like: how they are decided, their lengths, choices and course. */
public final class GameFigures {
  private static final String NOT_COUNTED = "not counted in results-only playouts";

  private final PairingTally tally;
  private final double confidence;
  private final Estimates estimates;

  private GameFigures(PairingTally tally, double confidence) {
    this.tally = tally;
    this.confidence = confidence;
    this.estimates = new Estimates(confidence);
  }

  /**
   * Returns the estimates, those for which there is nothing included.
   *
   * @param lengths the lengths that are wanted, if any
   */
  public static List<Estimate> of(
      PairingTally tally, Optional<Experiment.Lengths> lengths, double confidence) {
    GameFigures figures = new GameFigures(tally, confidence);
    figures.addEndings();
    figures.addLengths();
    lengths.ifPresent(figures::addRange);
    figures.estimates.ifNone(tally.playedOut() == 0 ? "no game was played out" : NOT_COUNTED);
    figures.addChoices();
    figures.addCourse();
    figures.addBoards();
    return figures.estimates.list();
  }

  private void addEndings() {
    long byScore = tally.decidedBy().getOrDefault("score", 0L);
    estimates.share("tie_break", tally.playedOut() - tally.draws() - byScore, tally.playedOut());
  }

  private void addLengths() {
    Histogram plies = tally.plies();
    estimates.spread("plies_sd", plies);
    estimates.quantile("plies_q05", plies, 0.05);
    estimates.quantile("plies_q25", plies, 0.25);
    estimates.quantile("plies_q50", plies, 0.5);
    estimates.quantile("plies_q75", plies, 0.75);
    estimates.quantile("plies_q95", plies, 0.95);
  }

  private void addRange(Experiment.Lengths lengths) {
    Histogram plies = tally.plies();
    estimates.share("plies_below", plies.countBelow(lengths.least()), plies.total());
    long above = plies.total() - plies.countBelow(lengths.most() + 1);
    estimates.share("plies_above", above, plies.total());
  }

  private void addChoices() {
    if (tally.lead().changes().count() > 0) {
      estimates.ifNone("not counted: no game has a ply");
    }
    estimates.powerOfTen("branching_geometric", tally.choices().logarithmOfMoves());
    estimates.meanShare("real_decisions", tally.choices().decisions());
    estimates.mean("tree_log10", tally.choices().treeLogarithm());
  }

  private void addCourse() {
    LeadTally lead = tally.lead();
    if (lead.changes().count() > 0) {
      estimates.ifNone("no game was decided by the score");
    }
    estimates.mean("decided_ply", lead.decidedPly().sample());
    estimates.meanShare("decided_share", lead.decidedShare().sample());
    if (lead.changes().count() > 0) {
      estimates.ifNone("nobody won a game in which the lead counted");
    }
    estimates.meanShare("winner_behind", lead.winnerBehind().sample());
    estimates.mean("winner_deficit", lead.winnerDeficit().sample().scaledBy(0.5));
    estimates.mean("drama", lead.drama().sample());
    estimates.share("comeback", lead.comebacks(), lead.stories());
  }

  private void addBoards() {
    BoardTally boards = tally.boards();
    if (tally.playedOut() > 0) {
      estimates.ifNone("no positions were looked at");
    }
    estimates.mean("largest_removal", boards.largestRemoval().sample());
    Richness.Bound positions = Richness.of(boards.positions(), boards.games(), confidence);
    if (boards.games() == 0) {
      estimates.share("positions_log10", 0, 0);
    } else {
      estimates.add("positions_log10", boards.games(), positions.log10(), positions.interval());
      estimates.ifNone("no game was decided by the score");
    }
    estimates.share("decided_by_removal", boards.decidedByRemoval(), boards.decided());
  }
}
