package stacklab.sim.run;

import java.io.IOException;

/** Who plays the games of a run: the threads of this process, or the machines of a cluster. */
public interface Crew {
  /**
   * Plays every chunk of the shard from a number on and hands them on in order, until the sink is
   * full.
   *
   * @throws InterruptedException if this thread is interrupted; chunks under way are dropped
   * @throws IOException if the sink cannot write or the machines cannot be reached
   */
  void play(RunSettings settings, Shard shard, long firstChunk, ChunkSink sink)
      throws IOException, InterruptedException;

  /** Returns the manifest's line about the crew. */
  String fact();
}
