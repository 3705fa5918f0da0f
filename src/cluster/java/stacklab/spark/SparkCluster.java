package stacklab.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;
import scala.concurrent.Await;
import scala.concurrent.duration.Duration;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;
import stacklab.sim.cluster.Cluster;
import stacklab.sim.cluster.ClusterFailure;
import stacklab.sim.cluster.Span;
import stacklab.sim.cluster.SpanResult;
import stacklab.sim.cluster.Work;

/** A connection to Spark. A wave of spans is a job, a span a task. */
final class SparkCluster implements Cluster {
  private static final long POLL_MILLIS = 50;
  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(15);

  private final JavaSparkContext context;
  private final Consumer<String> notices;

  SparkCluster(JavaSparkContext context, Consumer<String> notices) {
    this.context = context;
    this.notices = notices;
    context.sc().addSparkListener(new Machines(notices));
  }

  /** Waits for the first machine; a busy cluster may give it much later. */
  void awaitMachines() throws ClusterFailure, InterruptedException {
    long start = System.nanoTime();
    boolean told = false;
    while (!context.isLocal() && context.statusTracker().getExecutorInfos().length < 2) {
      if (context.sc().isStopped()) {
        throw new ClusterFailure(
            "the cluster gave up: it could start nothing on its machines; their logs say why",
            null);
      }
      if (!told && System.nanoTime() - start > PATIENCE_NANOS) {
        told = true;
        notices.accept(
            "the cluster has given no machine yet; waiting (are its workers up, with memory and"
                + " cores to spare?)");
      }
      Thread.sleep(POLL_MILLIS);
    }
  }

  @Override
  public int cores() {
    return Math.max(1, context.defaultParallelism());
  }

  @Override
  public void play(Work work, List<Span> spans, Consumer<SpanResult> results)
      throws ClusterFailure, InterruptedException {
    try {
      SimpleFutureAction<BoxedUnit> job = submit(work, spans, results);
      try {
        Await.ready(job, Duration.Inf());
      } catch (InterruptedException e) {
        job.cancel();
        throw e;
      }
      job.get();
    } catch (SparkException | TimeoutException | IllegalStateException e) {
      throw new ClusterFailure("the cluster gave up: " + SparkProvider.reason(e), e);
    }
  }

  private SimpleFutureAction<BoxedUnit> submit(
      Work work, List<Span> spans, Consumer<SpanResult> results) {
    List<Object> partitions = new ArrayList<>();
    for (int i = 0; i < spans.size(); i++) {
      partitions.add(i);
    }
    return context
        .sc()
        .submitJob(
            context.parallelize(spans, spans.size()).rdd(),
            new PlaySpan(work),
            CollectionConverters.asScala(partitions).toSeq(),
            (partition, result) -> {
              results.accept(result);
              return BoxedUnit.UNIT;
            },
            () -> BoxedUnit.UNIT);
  }

  @Override
  public void close() {
    context.close();
  }
}
