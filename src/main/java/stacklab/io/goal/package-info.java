/** What an experiment aims at, so that it may end before all its games are played. */
package stacklab.io.goal;
