/**
 * The page that shows a run: {@code report.html}, one file that opens offline. It is made of
 * templates, a style sheet and a script beside this package's classes, among the resources.
 */
package stacklab.report.page;
