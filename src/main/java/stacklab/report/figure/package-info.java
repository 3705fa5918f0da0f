/**
 * What every chart is made of: a sheet with title, notes and key, plots in one style, text, and the
 * files it is written to. Drawn with the shipped fonts only, so {@link stacklab.report.Fonts} must
 * be installed before.
 */
package stacklab.report.figure;
