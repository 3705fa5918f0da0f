package stacklab.sim.figure;

import stacklab.sim.Pairing;

/**
 * A measure's distribution at one ply over the games that reached it.
 *
 * @param variant the variant's id
 * @param pairing who played
 * @param ply from 1
 * @param metric the metric's name as in docs/metrics.md
 * @param games how many games have the measure at this ply
 * @param mean over these games
 * @param sd sample standard deviation; NaN if not known
 * @param q05 quantile of order 0.05; NaN if not known
 * @param q50 median; NaN if not known
 * @param q95 quantile of order 0.95; NaN if not known
 */
public record PlyFigure(
    String variant,
    Pairing pairing,
    int ply,
    String metric,
    long games,
    double mean,
    double sd,
    double q05,
    double q50,
    double q95) {}
