/** Commands about the strength of agents and the levels of play of a game. */
package stacklab.cli.strength;
