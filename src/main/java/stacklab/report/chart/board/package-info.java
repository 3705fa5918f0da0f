/** Charts that show boards, each space in the colour of a number. */
package stacklab.report.chart.board;
