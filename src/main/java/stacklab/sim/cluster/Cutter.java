package stacklab.sim.cluster;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stacklab.sim.Plan;
import stacklab.sim.run.ChunkSink;

/**
 * Cuts the chunks still to be played into spans. A span is as long as suits a machine, judged by
 * the spans of its matchup that have come back; towards the end spans get shorter, so that the
 * machines end together. No figure depends on where it cuts.
 */
final class Cutter {
  /** How much shorter than an even share of what is left a span is. */
  private static final int SHARES = 2;

  /** More than this a span should not bring back, since results wait for those before them. */
  private static final double MOST_BYTES = 2e6;

  private final Plan plan;
  private final ChunkSink sink;
  private final long count;
  private final double spanNanos;
  private final Map<Integer, Cost> costs = new HashMap<>();
  private long next;
  private int begun = -1;

  /** What a chunk takes. */
  private record Cost(double nanos, double bytes) {}

  /**
   * Makes a cutter.
   *
   * @param sink tells which chunks are wanted
   * @param first the first chunk to be played
   * @param spanNanos how long a machine should take for a span
   */
  Cutter(Plan plan, ChunkSink sink, long first, double spanNanos) {
    this.plan = plan;
    this.sink = sink;
    this.count = plan.chunkCount();
    this.spanNanos = spanNanos;
    this.next = first;
  }

  /**
   * Returns the next spans that are wanted for sure: one for each core, fewer or none if there are
   * no more as long as those under way have not come back.
   *
   * @param underWay a span under way; null if there is none
   */
  List<Span> wave(int cores, Span underWay) {
    List<Span> spans = new ArrayList<>();
    Plan.Chunk before = underWay == null ? null : plan.chunk(underWay.from());
    while (spans.size() < cores && next < count) {
      Plan.Chunk chunk = plan.chunk(next);
      if (sink.isChoosy() && before != null && !chunk.isNextTo(before)) {
        break;
      }
      if (sink.isChoosy() && sink.isDone(chunk)) {
        next = plan.chunkAfter(chunk);
      } else {
        spans.add(span(chunk, cores));
        before = chunk;
      }
    }
    return spans;
  }

  private Span span(Plan.Chunk chunk, int cores) {
    if (chunk.matchup() != begun) {
      begun = chunk.matchup();
      sink.begin(begun);
    }
    long end = plan.chunkAfter(chunk);
    long left = (sink.isChoosy() ? end : count) - next;
    long length = Math.max(1, Math.min(length(chunk.matchup()), left / ((long) SHARES * cores)));
    Span span = new Span(next, Math.min(next + length, end) - 1, sink.zeroBits(chunk.matchup()));
    next = span.to() + 1;
    return span;
  }

  private long length(int matchup) {
    Cost cost = costs.get(matchup);
    if (cost == null) {
      return 1;
    }
    return (long) Math.min(spanNanos / cost.nanos(), MOST_BYTES / cost.bytes());
  }

  /** Leaves out the chunks before this one. */
  void skipTo(long chunk) {
    next = chunk;
  }

  /** Learns what chunks of a matchup take from a span that was played. */
  void learn(SpanResult result) {
    double chunks = result.span().chunks();
    costs.put(
        plan.chunk(result.span().from()).matchup(),
        new Cost(Math.max(result.nanos(), 1) / chunks, Math.max(result.bytes(), 1) / chunks));
  }
}
