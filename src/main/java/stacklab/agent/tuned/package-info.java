/** Evaluation weights that were fitted to one variant, and the files that hold them. */
package stacklab.agent.tuned;
