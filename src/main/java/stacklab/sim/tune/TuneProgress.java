package stacklab.sim.tune;

import stacklab.sim.run.Progress;

/** Is told how far a fit has come. */
public interface TuneProgress {
  /** Is called when a round begins, from 1. */
  void round(int number, int of);

  /** Is called when a sweep over all changes begins, from 1. */
  void sweep(int number, int of);

  /** Is called when the match begins. */
  void match();

  /** Returns who is told of the games of the present part. */
  Progress games();
}
