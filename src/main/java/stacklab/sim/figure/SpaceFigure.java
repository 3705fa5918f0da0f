package stacklab.sim.figure;

import stacklab.sim.Pairing;
import stacklab.stats.Interval;

/**
 * An estimate for one space.
 *
 * @param variant the variant's id
 * @param pairing who played
 * @param space the space's name
 * @param metric the metric's name as in docs/metrics.md
 * @param games how many games were used
 * @param estimate of the metric
 * @param interval of the estimate; unknown if there is none
 */
public record SpaceFigure(
    String variant,
    Pairing pairing,
    String space,
    String metric,
    long games,
    double estimate,
    Interval interval) {}
