package stacklab.sim.cluster;

import java.io.Serializable;
import java.util.List;
import stacklab.sim.Plan;
import stacklab.sim.run.ChunkResult;

/**
 * What came of a span, as it travels.
 *
 * @param span which chunks were played
 * @param parts their games in order; none if a game could not be played
 * @param nanos how long the machine took
 * @param failure why a game could not be played; empty if all were
 */
public record SpanResult(Span span, List<Part> parts, long nanos, String failure)
    implements Serializable {
  private static final long serialVersionUID = 1;

  /** Takes a copy of the list. */
  public SpanResult {
    parts = List.copyOf(parts);
  }

  /**
   * The games of a chunk, or of several.
   *
   * @param chunk the chunk's number, or the last one's
   * @param tally the lines of their statistics, packed
   * @param rows their rows of games.csv, packed
   */
  record Part(long chunk, byte[] tally, byte[] rows) implements Serializable {
    private static final long serialVersionUID = 1;

    static Part of(ChunkResult result) {
      return new Part(
          result.chunk().index(), Packed.lines(result.tally()), Packed.bytes(result.rows()));
    }

    ChunkResult result(Plan plan) {
      return new ChunkResult(plan.chunk(chunk), Packed.tally(tally), Packed.unpacked(rows));
    }
  }

  /** Returns the number of bytes that travel. */
  long bytes() {
    return parts.stream().mapToLong(part -> part.tally().length + part.rows().length).sum();
  }
}
