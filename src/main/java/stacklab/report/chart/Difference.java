package stacklab.report.chart;

import stacklab.stats.Interval;

/**
 * The difference of a variant to the baseline.
 *
 * @param label the variant's name
 * @param value variant minus baseline; NaN if not known
 * @param interval its interval
 * @param verdict the verdict in words
 * @param games the number of games of the variant
 */
public record Difference(
    String label, double value, Interval interval, String verdict, long games) {}
