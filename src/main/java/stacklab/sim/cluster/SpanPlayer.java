package stacklab.sim.cluster;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import stacklab.sim.Plan;
import stacklab.sim.run.ChunkPlayer;
import stacklab.sim.run.ChunkResult;
import stacklab.sim.run.RunSettings;
import stacklab.sim.tally.MatchupTally;

/** Plays spans on a machine of a cluster. */
public final class SpanPlayer {
  /** The run at hand is read once a process, not once a span. */
  private static volatile Ready last;

  private SpanPlayer() {}

  private record Ready(Work work, RunSettings settings) {}

  /**
   * Plays a span. What goes wrong in a game comes back as a result, since it would go wrong on any
   * other machine too.
   *
   * @throws InterruptedException if this thread is interrupted
   */
  public static SpanResult play(Work work, Span span) throws InterruptedException {
    long start = System.nanoTime();
    try {
      List<SpanResult.Part> parts = parts(settings(work), work.whole(), span);
      return new SpanResult(span, parts, System.nanoTime() - start, "");
    } catch (RuntimeException e) {
      return new SpanResult(span, List.of(), System.nanoTime() - start, e.toString());
    }
  }

  private static RunSettings settings(Work work) {
    Ready ready = last;
    if (ready == null || !ready.work().equals(work)) {
      ready = new Ready(work, work.settings());
      last = ready;
    }
    return ready.settings();
  }

  private static List<SpanResult.Part> parts(RunSettings settings, boolean whole, Span span)
      throws InterruptedException {
    Plan plan = settings.plan();
    List<SpanResult.Part> parts = new ArrayList<>();
    Joined joined = new Joined();
    try (ChunkPlayer player = new ChunkPlayer(settings)) {
      for (long chunk = span.from(); chunk <= span.to(); chunk++) {
        joined.add(player.play(plan.chunk(chunk), span.zeroBits()));
        if (!whole || chunk == span.to()) {
          parts.add(SpanResult.Part.of(joined.take()));
        }
      }
    }
    return parts;
  }

  /** Joins the results of consecutive chunks. */
  private static final class Joined {
    private MatchupTally tally;
    private Plan.Chunk chunk;
    private final ByteArrayOutputStream rows = new ByteArrayOutputStream();

    void add(ChunkResult result) {
      chunk = result.chunk();
      rows.writeBytes(result.rows());
      if (tally == null) {
        tally = result.tally();
      } else {
        tally.merge(result.tally());
      }
    }

    ChunkResult take() {
      ChunkResult result = new ChunkResult(chunk, tally, rows.toByteArray());
      tally = null;
      rows.reset();
      return result;
    }
  }
}
