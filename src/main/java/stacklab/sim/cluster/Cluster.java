package stacklab.sim.cluster;

import java.util.List;
import java.util.function.Consumer;

/** Machines that play games; connected until it is closed. Safe for use by several threads. */
public interface Cluster extends AutoCloseable {
  /** Returns how many spans the machines there are now can play at the same time; at least 1. */
  int cores();

  /**
   * Plays spans with {@link SpanPlayer} on the machines, and returns when all are played. A span
   * that a lost machine was playing is played again elsewhere.
   *
   * @param work what the spans are of
   * @param results takes each span's result as it comes, in any order and from any thread, perhaps
   *     more than once
   * @throws ClusterFailure if the cluster cannot go on
   * @throws InterruptedException if this thread is interrupted; what is under way is dropped
   */
  void play(Work work, List<Span> spans, Consumer<SpanResult> results)
      throws ClusterFailure, InterruptedException;

  @Override
  void close();
}
