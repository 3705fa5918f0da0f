/** Fits evaluation weights to a variant by the results of its own games. */
package stacklab.sim.tune;
