/**
 * The skill ladder: how many levels of play a game has, and how it is at each of them. A ladder is
 * an ordinary run whose stop rule leaves out the matchups that it turns out not to need.
 */
package stacklab.sim.ladder;
