/** Matches for the console and as CSV. */
package stacklab.report.match;
