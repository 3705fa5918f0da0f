/** Commands for games that people and programs played. */
package stacklab.cli.games;
