/** Tables of estimates with their intervals, for consoles, documents and programs. */
package stacklab.report.table;
