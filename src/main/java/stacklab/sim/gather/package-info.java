/** Reads finished runs together: one table, one set of comparisons over all of them. */
package stacklab.sim.gather;
