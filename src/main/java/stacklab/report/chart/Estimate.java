package stacklab.report.chart;

import stacklab.stats.Interval;

/**
 * An estimate with its interval.
 *
 * @param label of what it is an estimate, mostly a variant's name
 * @param value the estimate; NaN if not known
 * @param interval its interval; one that is not known has the reason as its method
 * @param games the number of games it rests on
 */
public record Estimate(String label, double value, Interval interval, long games) {}
