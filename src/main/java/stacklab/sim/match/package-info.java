/** Matches: what the games of two or more agents say about their strength. */
package stacklab.sim.match;
