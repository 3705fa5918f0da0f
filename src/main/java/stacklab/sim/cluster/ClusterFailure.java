package stacklab.sim.cluster;

import java.io.IOException;

/** A cluster that cannot be reached or cannot go on; a run can be resumed when it can again. */
public final class ClusterFailure extends IOException {
  private static final long serialVersionUID = 1;

  /** Makes a failure with a message for the user. */
  public ClusterFailure(String message, Throwable cause) {
    super(message, cause);
  }
}
