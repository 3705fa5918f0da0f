package stacklab.sim.records;

import java.util.Set;

/** The words for the ends of games that the rules did not end. */
final class Outcomes {
  static final String RESIGN = "resign";
  static final String ILLEGAL_MOVE = "illegal-move";
  static final String UNFINISHED = "unfinished";
  static final Set<String> FORFEITS = Set.of(RESIGN, "timeout", ILLEGAL_MOVE, "crash");

  private Outcomes() {}
}
