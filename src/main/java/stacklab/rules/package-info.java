/**
 * Rules: what a variant may consist of, each rule value a type, and which of them go together.
 *
 * <p>Everything here is immutable and may be shared by all threads. The package opens no file and
 * prints nothing; files are read by {@code stacklab.io}.
 */
package stacklab.rules;
