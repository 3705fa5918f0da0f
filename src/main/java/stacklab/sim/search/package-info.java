/** Ends runs early, each variant as soon as what was asked of it is known. */
package stacklab.sim.search;
