/** Chooses games of a run that are worth seeing and plays them again, move by move. */
package stacklab.report.sample;
