/**
 * Reads variant and experiment files. Every fault of a file is told at once, with its place, the
 * value found and the values allowed, by {@link stacklab.rules.InvalidInput}.
 */
package stacklab.io;
