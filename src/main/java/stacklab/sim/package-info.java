/**
 * Simulation: what an experiment plays, in which order, and from which random numbers.
 *
 * <p>{@code play} plays the games, {@code tally} keeps their statistics, {@code run} does both in
 * bulk and writes the run folder.
 */
package stacklab.sim;
