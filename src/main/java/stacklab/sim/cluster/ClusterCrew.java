package stacklab.sim.cluster;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import stacklab.agent.AgentSpec;
import stacklab.rules.InvalidInput;
import stacklab.sim.Plan;
import stacklab.sim.run.ChunkResult;
import stacklab.sim.run.ChunkSink;
import stacklab.sim.run.Crew;
import stacklab.sim.run.RunSettings;
import stacklab.sim.run.Shard;

/**
 * The machines of a cluster. They are given spans of games a wave at a time, several waves ahead,
 * and what comes back is handed on in order; whatever comes twice is handed on once. Memory stays
 * constant: only so many spans are ahead of the one handed on.
 */
public final class ClusterCrew implements Crew {
  /**
   * How long a machine plays at a time. Shorter, and giving out work shows; longer, and a lost
   * machine loses more.
   */
  private static final double SPAN_NANOS = 2e9;

  /** Spans for each core that may be ahead of the one handed on. */
  private static final int WAVES = 4;

  private final ClusterProvider provider;
  private final String address;
  private final Consumer<String> notices;
  private final double spanNanos;

  /**
   * Makes the crew of a cluster; it is connected to when there is something to play.
   *
   * @param address where the cluster is
   * @param notices takes lines about machines that come and go, for the user
   */
  public ClusterCrew(ClusterProvider provider, String address, Consumer<String> notices) {
    this(provider, address, notices, SPAN_NANOS);
  }

  ClusterCrew(
      ClusterProvider provider, String address, Consumer<String> notices, double spanNanos) {
    this.provider = provider;
    this.address = address;
    this.notices = notices;
    this.spanNanos = spanNanos;
  }

  /**
   * Returns the crew at an address.
   *
   * @throws InvalidInput if nothing here can connect to clusters, or it is no address
   */
  public static ClusterCrew at(String address, Consumer<String> notices) {
    ClusterProvider provider =
        ServiceLoader.load(ClusterProvider.class)
            .findFirst()
            .orElseThrow(
                () ->
                    new InvalidInput(
                        "--cluster needs a part of Stacklab that is not built; build it with"
                            + " 'mvn -Pcluster package' in Stacklab's folder, see docs/cluster.md"));
    provider.check(address);
    return new ClusterCrew(provider, address, notices);
  }

  @Override
  public String fact() {
    return "cluster: \"" + address + "\"";
  }

  /**
   * Checks that machines of a cluster can play a run.
   *
   * @throws InvalidInput if they cannot, with the reason
   */
  public static void check(RunSettings settings) {
    settings.plan().matchups().stream()
        .flatMap(matchup -> List.of(matchup.white(), matchup.black()).stream())
        .filter(AgentSpec::isProgram)
        .findFirst()
        .ifPresent(
            agent -> {
              throw new InvalidInput(
                  "'"
                      + agent.text()
                      + "' is a program of this machine, which a cluster's machines do not have;"
                      + " play without --cluster, or with --shard on machines that have it");
            });
  }

  @Override
  public void play(RunSettings settings, Shard shard, long firstChunk, ChunkSink sink)
      throws IOException, InterruptedException {
    if (!shard.isWhole()) {
      throw new IllegalArgumentException("a cluster plays whole runs");
    }
    check(settings);
    if (firstChunk < settings.plan().chunkCount() && !sink.isFull()) {
      try (Cluster cluster = provider.connect(address, settings.name(), notices)) {
        new Playing(cluster, settings, firstChunk, sink).play();
      }
    }
  }

  /** What a machine, or the giving out of work, has to tell. */
  private record News(SpanResult result, Throwable failure) {}

  /** A run under way. */
  private final class Playing {
    private final Cluster cluster;
    private final Plan plan;
    private final ChunkSink sink;
    private final Work work;
    private final Cutter cutter;
    private final BlockingQueue<News> news = new LinkedBlockingQueue<>();

    /** The spans that were given out and not handed on, in order, with what has come of them. */
    private final Map<Span, Optional<SpanResult>> ahead = new LinkedHashMap<>();

    Playing(Cluster cluster, RunSettings settings, long firstChunk, ChunkSink sink) {
      this.cluster = cluster;
      this.plan = settings.plan();
      this.sink = sink;
      this.work = Work.of(settings);
      this.cutter = new Cutter(plan, sink, firstChunk, spanNanos);
    }

    void play() throws IOException, InterruptedException {
      ExecutorService waves = Executors.newCachedThreadPool(ClusterCrew::thread);
      try {
        while (!sink.isFull()) {
          giveOut(waves);
          if (ahead.isEmpty()) {
            break;
          }
          take(news.take());
          handOn();
        }
      } finally {
        waves.shutdownNow();
      }
    }

    private void giveOut(ExecutorService waves) {
      int cores = cluster.cores();
      while (ahead.size() <= (WAVES - 1) * cores) {
        List<Span> spans = cutter.wave(cores, ahead.isEmpty() ? null : first());
        if (spans.isEmpty()) {
          break;
        }
        spans.forEach(span -> ahead.put(span, Optional.empty()));
        waves.execute(() -> play(spans));
      }
    }

    private Span first() {
      return ahead.keySet().iterator().next();
    }

    private void play(List<Span> spans) {
      try {
        cluster.play(work, spans, result -> news.add(new News(result, null)));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt(); // nobody waits for these spans any more
      } catch (ClusterFailure | RuntimeException | Error e) {
        news.add(new News(null, e));
      }
    }

    private void take(News told) throws ClusterFailure {
      if (told.failure() instanceof ClusterFailure failure) {
        throw failure;
      }
      if (told.failure() != null) {
        throw new IllegalStateException("the cluster failed: " + told.failure(), told.failure());
      }
      SpanResult result = told.result();
      if (!result.failure().isEmpty()) {
        throw new IllegalStateException("a game could not be played: " + result.failure());
      }
      cutter.learn(result);
      ahead.computeIfPresent(result.span(), (span, before) -> Optional.of(result));
    }

    private void handOn() throws IOException {
      while (!ahead.isEmpty() && ahead.get(first()).isPresent() && !sink.isFull()) {
        for (SpanResult.Part part : ahead.remove(first()).orElseThrow().parts()) {
          ChunkResult result = part.result(plan);
          sink.accept(result);
          if (sink.isChoosy() && (sink.isFull() || isDoneAfter(result.chunk()))) {
            return;
          }
        }
      }
    }

    /** Returns whether the rest of what was given out, which is of one stretch, is not wanted. */
    private boolean isDoneAfter(Plan.Chunk chunk) {
      long next = chunk.index() + 1;
      if (next == plan.chunkAfter(chunk) || !sink.isDone(plan.chunk(next))) {
        return false;
      }
      ahead.clear();
      cutter.skipTo(plan.chunkAfter(chunk));
      return true;
    }
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "cluster");
    thread.setDaemon(true);
    return thread;
  }
}
