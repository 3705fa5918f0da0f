/**
 * Players: {@link stacklab.agent.Agent} picks moves, {@link stacklab.agent.AgentSpec} makes agents
 * from a short text. Nothing here knows a game by name; agents read the variant's rules.
 */
package stacklab.agent;
