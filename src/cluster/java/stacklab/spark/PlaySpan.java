package stacklab.spark;

import java.io.Serializable;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;
import stacklab.sim.cluster.Span;
import stacklab.sim.cluster.SpanPlayer;
import stacklab.sim.cluster.SpanResult;
import stacklab.sim.cluster.Work;

/** What an executor does with a partition, which holds one span. */
final class PlaySpan extends AbstractFunction1<Iterator<Span>, SpanResult> implements Serializable {
  private static final long serialVersionUID = 1;

  private final Work work;

  PlaySpan(Work work) {
    this.work = work;
  }

  @Override
  public SpanResult apply(Iterator<Span> spans) {
    try {
      return SpanPlayer.play(work, spans.next());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the span is not wanted any more", e);
    }
  }
}
