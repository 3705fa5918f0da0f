package stacklab.sim.figure;

import java.util.ArrayList;
import java.util.List;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.sim.tally.LeadTally;
import stacklab.stats.Histogram;
import stacklab.stats.Moments;

/** Gives the distributions of what is measured at every ply. */
public final class PlyFigures {
  /** The number of legal moves before a ply. */
  public static final String BRANCHING = "branching";

  /** The result of whoever is ahead after a ply. */
  public static final String LEADER_RESULT = "leader_result";

  /** The mean variance of White's result once the lead after a ply is known. */
  public static final String UNCERTAINTY = "uncertainty";

  /** White's score less Black's after a ply. */
  public static final String LEAD = "lead";

  private final Side side;
  private final List<PlyFigure> figures = new ArrayList<>();

  private PlyFigures(Side side) {
    this.side = side;
  }

  /** Returns the figures of a pairing: each metric at each ply; none if plies were not counted. */
  public static List<PlyFigure> of(Side side) {
    PlyFigures figures = new PlyFigures(side);
    figures.add(BRANCHING, side.tally().legalByPly().byPly(), 1);
    figures.add(LEAD, side.tally().leadByPly().byPly(), 0.5);
    figures.add(LEADER_RESULT, side.tally().lead().leaderHalves().byPly(), 0.5);
    figures.addUncertainty(side.tally().lead());
    return figures.figures;
  }

  private void addUncertainty(LeadTally lead) {
    List<Histogram> all = lead.byPly().byPly();
    for (int ply = 0; ply < all.size(); ply++) {
      Histogram leads = all.get(ply);
      double left = 0;
      for (int value : leads.values()) {
        left += deviations(lead, ply, value);
      }
      if (leads.total() > 0) {
        add(UNCERTAINTY, ply, leads.total(), left / leads.total());
      }
    }
  }

  /** Returns the squared deviations of the results in the games with one lead after a ply. */
  private static double deviations(LeadTally lead, int ply, int value) {
    Moments halves = new Moments();
    for (int result = 0; result <= 2; result++) {
      List<Histogram> byPly = lead.byPly(result).byPly();
      halves.add(result, ply < byPly.size() ? byPly.get(ply).count(value) : 0);
    }
    return halves.count() < 2 ? 0 : halves.variance() / 4 * (halves.count() - 1);
  }

  private void add(String metric, int ply, long games, double mean) {
    figures.add(
        new PlyFigure(
            side.matchup().variantId(),
            side.pairing(),
            ply + 1,
            metric,
            games,
            mean,
            Double.NaN,
            Double.NaN,
            Double.NaN,
            Double.NaN));
  }

  private void add(String metric, List<Histogram> byPly, double unit) {
    for (int ply = 0; ply < byPly.size(); ply++) {
      Histogram values = byPly.get(ply);
      if (values.total() > 0) {
        figures.add(
            new PlyFigure(
                side.matchup().variantId(),
                side.pairing(),
                ply + 1,
                metric,
                values.total(),
                values.mean() * unit,
                values.sd() * unit,
                values.quantile(0.05) * unit,
                values.quantile(0.5) * unit,
                values.quantile(0.95) * unit));
      }
    }
  }
}
