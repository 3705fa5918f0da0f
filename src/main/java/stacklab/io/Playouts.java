package stacklab.io;

import stacklab.rules.Named;

/** What random playouts keep. */
public enum Playouts implements Named {
  /** The number of legal moves of every ply. */
  COUNTS,
  /** Results only. */
  RESULTS
}
