/**
 * Stopping early and staying honest: intervals that may be looked at more than once during a run.
 */
package stacklab.stats.stopping;
