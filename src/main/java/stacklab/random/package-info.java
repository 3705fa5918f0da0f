/**
 * The one source of randomness: a generator of our own, so that no figure depends on the JDK's.
 *
 * <p>It uses no other package and may be used by all of them.
 */
package stacklab.random;
