/**
 * Pictures of boards and positions as small SVG documents with real text. The same picture has the
 * same bytes on every machine and in every locale.
 */
package stacklab.report.svg;
