/** A game at the terminal between people and agents. */
package stacklab.cli.play;
