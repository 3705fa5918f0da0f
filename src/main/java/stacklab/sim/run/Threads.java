package stacklab.sim.run;

import java.io.IOException;

/**
 * The threads of this process.
 *
 * @param number how many
 */
public record Threads(int number) implements Crew {
  @Override
  public void play(RunSettings settings, Shard shard, long firstChunk, ChunkSink sink)
      throws IOException, InterruptedException {
    new Batch(settings, number, shard).run(firstChunk, sink);
  }

  @Override
  public String fact() {
    return "threads: " + number;
  }
}
