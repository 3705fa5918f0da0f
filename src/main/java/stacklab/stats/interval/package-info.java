/**
 * Confidence intervals for shares, results, means, ratios, quantiles and differences of them. Every
 * method names its source; {@code docs/inference.md} has the coverage that was measured.
 */
package stacklab.stats.interval;
