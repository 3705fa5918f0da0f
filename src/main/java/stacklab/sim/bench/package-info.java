/**
 * Benchmarks of the kernel: how fast it plays, whether it still plays the same games, and how it
 * compares with an outside program on the same work.
 */
package stacklab.sim.bench;
