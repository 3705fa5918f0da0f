/**
 * The strength of agents from their results: Elo differences, sequential tests and ratings of a
 * round robin. The unit is the pair of games where games are paired.
 */
package stacklab.stats.rating;
