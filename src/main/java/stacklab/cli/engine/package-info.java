/** The protocols of docs/engine-protocol.md, spoken from the side of the program that plays. */
package stacklab.cli.engine;
