package stacklab.sim.figure;

import stacklab.stats.Interval;

/**
 * An estimate of one metric of a pairing's games.
 *
 * @param metric the metric's name as in docs/metrics.md
 * @param units how many games the estimate is made of
 * @param value NaN if there is none
 * @param interval unknown if there is none; its method then says why
 */
public record Estimate(String metric, long units, double value, Interval interval) {}
