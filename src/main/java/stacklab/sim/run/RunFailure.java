package stacklab.sim.run;

import java.io.IOException;

/** Thrown where a run cannot go on for a reason outside the program; the message is complete. */
public final class RunFailure extends IOException {
  private static final long serialVersionUID = 1L;

  RunFailure(String message) {
    super(message);
  }
}
