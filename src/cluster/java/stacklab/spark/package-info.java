/**
 * Plays runs on Apache Spark. An optional part: nothing else knows of it, and it is built by the
 * Maven profile {@code cluster} alone.
 */
package stacklab.spark;
