package stacklab.agent.mcts;

/**
 * How a tree is searched.
 *
 * @param exploration the weight of the confidence bound
 * @param minimaxShare the share of the backed-up evaluation in a move's value, against results
 * @param priorVisits for how many random games a move's own evaluation counts
 * @param randomShare the share of a random game in the result of an iteration, against the
 *     evaluation of the position it starts from
 */
record Settings(double exploration, double minimaxShare, double priorVisits, double randomShare) {
  /** What was best in matches, see docs/agents.md. */
  static final Settings MEASURED = new Settings(0.1, 0.9, 8, 0.3);
}
