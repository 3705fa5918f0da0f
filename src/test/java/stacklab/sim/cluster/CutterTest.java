package stacklab.sim.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stacklab.sim.Plan;
import stacklab.sim.run.ChunkResult;
import stacklab.sim.run.ChunkSink;
import stacklab.sim.run.TestRuns;

class CutterTest {
  private static final Plan PLAN =
      TestRuns.settings(TestRuns.SMALL.replace("6000", "2000000")).plan();

  /** Wants all chunks; hashes of a matchup may be as sparse as its number. */
  private static final ChunkSink ALL =
      new ChunkSink() {
        @Override
        public void accept(ChunkResult result) {}

        @Override
        public boolean isFull() {
          return false;
        }

        @Override
        public boolean isChoosy() {
          return false;
        }

        @Override
        public boolean isDone(Plan.Chunk chunk) {
          throw new AssertionError("nobody would be told apart");
        }

        @Override
        public void begin(int matchup) {}

        @Override
        public int zeroBits(int matchup) {
          return matchup;
        }
      };

  private static SpanResult took(Span span, long nanosPerChunk, int bytesPerChunk) {
    byte[] bytes = new byte[(int) (span.chunks() * bytesPerChunk)];
    return new SpanResult(
        span,
        List.of(new SpanResult.Part(span.to(), new byte[0], bytes)),
        span.chunks() * nanosPerChunk,
        "");
  }

  private static List<Span> all(Cutter cutter, int cores, long nanosPerChunk, int bytes) {
    List<Span> spans = new ArrayList<>();
    for (List<Span> wave = cutter.wave(cores, null);
        !wave.isEmpty();
        wave = cutter.wave(cores, null)) {
      assertTrue(wave.size() <= cores);
      wave.forEach(span -> cutter.learn(took(span, nanosPerChunk, bytes)));
      spans.addAll(wave);
    }
    return spans;
  }

  @Test
  void everyChunkIsInOneSpanWithinOneMatchupInOrder() {
    long next = 100;
    for (Span span : all(new Cutter(PLAN, ALL, 100, 2e9), 3, 100_000_000, 10)) {
      assertEquals(next, span.from());
      assertEquals(PLAN.chunk(span.from()).matchup(), PLAN.chunk(span.to()).matchup());
      assertEquals(PLAN.chunk(span.from()).matchup(), span.zeroBits());
      next = span.to() + 1;
    }
    assertEquals(PLAN.chunkCount(), next);
  }

  @Test
  void spansGrowToTheTimeAskedForAndShrinkAtTheEnd() {
    List<Span> spans = all(new Cutter(PLAN, ALL, 0, 2e9), 4, 100_000_000, 10);
    assertEquals(1, spans.get(0).chunks());
    assertEquals(20, spans.get(4).chunks());
    assertEquals(20, spans.stream().mapToLong(Span::chunks).max().orElseThrow());
    assertEquals(1, spans.get(spans.size() - 1).chunks());
  }

  @Test
  void spansBringBackNoMoreThanCanWait() {
    List<Span> spans = all(new Cutter(PLAN, ALL, 0, 2e12), 4, 1000, 500_000);
    assertEquals(4, spans.stream().mapToLong(Span::chunks).max().orElseThrow());
  }
}
