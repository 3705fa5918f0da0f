/**
 * Programs from outside as agents, over their standard input and output. Nothing they do makes a
 * game hang or a process stay: waiting, reading and keeping are bounded. The protocols are
 * described in docs/engine-protocol.md.
 */
package stacklab.agent.engine;
