/**
 * Comparisons of independent samples: tests, effect sizes, p-values of many comparisons at once,
 * the comparison of imbalances, and how many units a comparison needs.
 */
package stacklab.stats.compare;
