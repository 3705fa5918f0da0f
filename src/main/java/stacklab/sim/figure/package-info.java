/** Figures by ply and by space, out of the statistics of a run. */
package stacklab.sim.figure;
