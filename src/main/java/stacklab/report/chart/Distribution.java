package stacklab.report.chart;

import stacklab.stats.Histogram;
import stacklab.stats.Interval;

/**
 * How often each value of an integer measure occurred.
 *
 * @param label mostly a variant's name
 * @param values one unit a game
 * @param mean the interval of the mean
 */
public record Distribution(String label, Histogram values, Interval mean) {}
