/** Holds games that others played against the rules and brings them into run folders. */
package stacklab.sim.records;
