/** Finds games in files, folders and archives, and cuts files into the texts of single games. */
package stacklab.io.records.files;
