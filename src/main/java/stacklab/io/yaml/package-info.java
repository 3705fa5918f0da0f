/**
 * Text files of keys and values, read so that every fault of a file can be told with its line and
 * column: a strict part of YAML (no anchors, no tags, one document, no guessing of types), the
 * readers of single values, and the list of faults.
 */
package stacklab.io.yaml;
