/**
 * One run on many machines: cutting it into spans of games, and putting together what comes back.
 *
 * <p>Nothing here knows what the machines are joined by; whatever does is found as a service, so
 * that it need not be there.
 */
package stacklab.sim.cluster;
