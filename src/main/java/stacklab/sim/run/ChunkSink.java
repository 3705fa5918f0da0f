package stacklab.sim.run;

import java.io.IOException;
import stacklab.sim.Plan;

/** Takes the chunks of a run, in order. */
public interface ChunkSink {
  /** Takes the next chunk. */
  void accept(ChunkResult result) throws IOException;

  /** Returns whether the chunks taken are enough, so that no more are to be played. */
  boolean isFull();

  /**
   * Returns whether the chunks taken decide which further ones are wanted, so that none may be
   * played on the chance: those of a matchup, or after a look, wait until all before them have been
   * taken.
   */
  boolean isChoosy();

  /** Returns whether a chunk is not to be played, nor any other of its matchup after it. */
  boolean isDone(Plan.Chunk chunk);

  /** Is told before the first chunk of a matchup is played. */
  void begin(int matchup);

  /** Returns how sparse hashes of games may be kept from now on in a matchup's chunks. */
  int zeroBits(int matchup);
}
