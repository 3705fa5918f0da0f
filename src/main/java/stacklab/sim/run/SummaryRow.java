package stacklab.sim.run;

import stacklab.sim.Pairing;
import stacklab.stats.Interval;

/**
 * An estimate of one metric.
 *
 * @param variant the variant's id
 * @param pairing who played
 * @param metric the metric's name as in docs/metrics.md
 * @param games how many games were used
 * @param units how many independent pairs or games these are
 * @param distinct how many different games; -1 if not known
 * @param estimate NaN if there is none
 * @param interval unknown if there is none; its method then says why
 */
public record SummaryRow(
    String variant,
    Pairing pairing,
    String metric,
    long games,
    long units,
    long distinct,
    double estimate,
    Interval interval) {}
