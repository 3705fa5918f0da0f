/** Compares variants with a baseline, metric by metric, and says what follows. */
package stacklab.sim.compare;
