package stacklab.sim.figure;

import java.util.ArrayList;
import java.util.List;
import stacklab.sim.compare.Comparisons.Side;
import stacklab.stats.Histogram;

/** Gives the distributions of what is measured at every ply. */
public final class PlyFigures {
  /** The number of legal moves before a ply. */
  public static final String BRANCHING = "branching";

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
    return figures.figures;
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
