package stacklab.game.playout;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import stacklab.io.Shelf;
import stacklab.io.VariantReader;
import stacklab.random.Random;
import stacklab.rules.Variant;

/** How many random games a second are played. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PlayoutBenchmark {
  /** Plies of a game on average, from programs written for one game each. */
  private static final Map<String, Double> PLIES = Map.of("avalam", 34.587, "dvonn", 81.143);

  @Param({"avalam", "dvonn"})
  private String variant;

  @Param({"RESULTS", "COUNTS", "TRACE"})
  private Detail detail;

  @Param({"", "GENERAL"})
  private String strategy;

  private final Random starts = Random.of(1);
  private final Random moves = Random.of(2);
  private Playout playout;
  private long games;
  private long plies;

  @Setup
  public void compile() {
    Variant rules = new VariantReader(new Shelf(Path.of(""))).read(variant, List.of()).variant();
    playout =
        strategy.isEmpty()
            ? Playouts.of(rules, detail)
            : Playouts.of(rules, detail, Strategy.valueOf(strategy));
  }

  @Benchmark
  public int game() {
    playout.play(starts, moves);
    games++;
    plies += playout.plies();
    return playout.winner();
  }

  /** A fast wrong answer is worth nothing. */
  @TearDown
  public void check() {
    double mean = (double) plies / games;
    if (Math.abs(mean - PLIES.get(variant)) > 0.2) {
      throw new IllegalStateException(variant + ": " + mean + " plies a game");
    }
  }
}
