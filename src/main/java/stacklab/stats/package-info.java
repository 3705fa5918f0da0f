/**
 * Numbers in, numbers out: exact accumulators and the text of numbers. Sub-packages hold intervals,
 * comparisons, stopping rules and ratings.
 *
 * <p>Accumulators are mutable, owned by one thread, and hold integers only, so merging them is
 * exact in any grouping; {@link stacklab.stats.Sample} and {@link stacklab.stats.Interval} are the
 * immutable values that come out. Uses no package of the project but {@code random}; opens no file
 * and prints nothing.
 */
package stacklab.stats;
