/**
 * Boards: spaces, their names and places, and the straight lines through them.
 *
 * <p>Everything here is immutable and may be shared by all threads. The package opens no file and
 * prints nothing.
 */
package stacklab.board;
