/** What a run looks like to its reader: tables, charts and pages made from its figures. */
package stacklab.report;
