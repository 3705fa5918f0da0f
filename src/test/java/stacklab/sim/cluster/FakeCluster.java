package stacklab.sim.cluster;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/**
 * A cluster in this thread that behaves as badly as it may: results come in a random order, some
 * twice, and through the form in which they travel.
 */
final class FakeCluster implements Cluster, ClusterProvider {
  private final int cores;
  private final Random random = new Random(7);
  private int spansLeft = Integer.MAX_VALUE;
  private int spans;
  private int closed;

  FakeCluster(int cores) {
    this.cores = cores;
  }

  /** Breaks down for good after so many spans. */
  FakeCluster breakingAfter(int number) {
    spansLeft = number;
    return this;
  }

  int spans() {
    return spans;
  }

  int closed() {
    return closed;
  }

  @Override
  public void check(String address) {}

  @Override
  public Cluster connect(String address, String name, Consumer<String> notices) {
    return this;
  }

  @Override
  public int cores() {
    return cores;
  }

  @Override
  public synchronized void play(Work work, List<Span> wave, Consumer<SpanResult> results)
      throws ClusterFailure, InterruptedException {
    List<Span> shuffled = new ArrayList<>(wave);
    Collections.shuffle(shuffled, random);
    for (Span span : shuffled) {
      if (spansLeft-- <= 0) {
        throw new ClusterFailure("the machines are gone", null);
      }
      spans++;
      SpanResult result = travelled(SpanPlayer.play(travelled(work), travelled(span)));
      results.accept(result);
      if (random.nextInt(4) == 0) {
        results.accept(travelled(result));
      }
    }
  }

  private static <T> T travelled(T object) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(object);
      }
      try (ObjectInputStream in =
          new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
        @SuppressWarnings("unchecked")
        T there = (T) in.readObject();
        return there;
      }
    } catch (IOException | ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    closed++;
  }
}
