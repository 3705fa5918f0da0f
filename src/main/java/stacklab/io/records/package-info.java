/** Reads and writes games that were played, in the forms in which people and programs keep them. */
package stacklab.io.records;
