/**
 * The charts of a run: plain figures in, a drawing out. Every chart states the agents and the
 * number of games, draws the intervals it is given and says where there are none.
 */
package stacklab.report.chart;
