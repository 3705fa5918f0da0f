/**
 * Uniformly random playouts, as fast as the rules allow.
 *
 * <p>A {@link stacklab.game.playout.Playout} is compiled from a variant. It runs on a state of its
 * own and comes in several strategies, which differ in speed and in how they use the generator but
 * not in what they play: in each, every legal move of every position is equally likely. Which
 * strategy is taken depends on properties of the rules and of the board alone.
 */
package stacklab.game.playout;
