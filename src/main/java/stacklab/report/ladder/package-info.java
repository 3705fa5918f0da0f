/** Skill ladders for the console, as CSV and as charts. */
package stacklab.report.ladder;
