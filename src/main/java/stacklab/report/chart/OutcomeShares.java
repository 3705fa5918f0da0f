package stacklab.report.chart;

/**
 * How games ended: three shares that sum to 1, each with its interval.
 *
 * @param label mostly a variant's name
 * @param first the share of games won by the first of two sides
 * @param draw the share of draws
 * @param second the share of games won by the other side
 */
public record OutcomeShares(String label, Estimate first, Estimate draw, Estimate second) {}
