package stacklab.random;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How many draws a second the generator makes. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class RandomBenchmark {
  private final Random random = Random.of(77);

  @Benchmark
  public long raw() {
    return random.nextLong();
  }

  /** A bound such as the number of legal moves. */
  @Benchmark
  public int below() {
    return random.below(121);
  }
}
