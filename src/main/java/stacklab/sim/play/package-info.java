/** Plays single games and measures them. */
package stacklab.sim.play;
