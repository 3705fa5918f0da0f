/** Plays whole experiments on all cores and keeps their results in a run folder. */
package stacklab.sim.run;
