/**
 * The kernel: positions, moves, their notation and perft.
 *
 * <p>A variant is compiled once into tables; a position is primitive arrays and bit masks over
 * them. The package opens no file and prints nothing, and no class of it knows a game by name.
 */
package stacklab.game;
