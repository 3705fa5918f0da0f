/** Statistics of games, kept as integers so that they merge exactly in any grouping. */
package stacklab.sim.tally;
