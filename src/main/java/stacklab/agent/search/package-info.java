/**
 * Looking ahead: alpha-beta search with an evaluation, and the solver that finds exact values. See
 * docs/agents.md for the methods and their sources.
 */
package stacklab.agent.search;
