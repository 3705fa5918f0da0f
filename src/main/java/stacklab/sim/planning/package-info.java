/** Plans runs: how many games a question needs. */
package stacklab.sim.planning;
