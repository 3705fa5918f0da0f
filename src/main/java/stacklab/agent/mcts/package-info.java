/**
 * Monte Carlo tree search: random games guided by an evaluation. See docs/agents.md for the method
 * and its sources.
 */
package stacklab.agent.mcts;
