package stacklab.sim.run;

import java.io.IOException;

/** Takes the chunks of a batch, in order. */
interface ChunkSink {
  /** Takes the next chunk. */
  void accept(ChunkResult result) throws IOException;

  /** Returns whether the chunks taken are enough, so that no more are to be played. */
  boolean isFull();

  /** Returns how sparse hashes of games may be kept from now on in a matchup's chunks. */
  int zeroBits(int matchup);
}
